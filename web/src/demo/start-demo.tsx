import { createRoot } from 'react-dom/client';
import { takeDemoAddress } from './state/demo-address';
import { DemoRibbon } from './demo-ribbon';
import { startMock } from './start-mock';
import { startOffline } from './offline/offline';
import { startStage } from './start-stage';

/**
 * Puts the mock in front of the network, then ribbon and console beside the site, in a root of their own. The demo's own
 * pages have no site: there it shows what they are for.
 */
export async function startDemo() {
  const publicPath = process.env.PUBLIC_PATH!;
  const { demoPage } = document.body.dataset;
  const asked = takeDemoAddress();
  await startMock(asked);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  if (demoPage === 'presenter') {
    const { startPresenter } = await import('./presenter/start-presenter');
    root.render(startPresenter(publicPath));
  } else if (demoPage === 'summary') {
    const { SummaryPage } = await import('./summary/summary-page');
    root.render(<SummaryPage publicPath={publicPath} />);
  } else {
    startStage(asked, publicPath);
    root.render(<DemoRibbon publicPath={publicPath} isOpenAtFirst={asked.isOpen} />);
  }
  if (process.env.SITE_BUILD === 'demo') void startOffline(publicPath);
}
