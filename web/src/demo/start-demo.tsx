import { createRoot } from 'react-dom/client';
import { DemoRibbon } from './demo-ribbon';
import { startMock } from './start-mock';
import { startOffline } from './offline';

/** Puts the mock in front of the network, then ribbon and console beside the site, in a root of their own. */
export async function startDemo() {
  const publicPath = process.env.PUBLIC_PATH!;
  await startMock();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DemoRibbon publicPath={publicPath} />);
  if (process.env.SITE_BUILD === 'demo') void startOffline(publicPath);
}
