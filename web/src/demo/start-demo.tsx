import { createRoot } from 'react-dom/client';
import { DemoRibbon } from './demo-ribbon';
import { keepHomeInScope } from './keep-home-in-scope';
import { startOffline } from './offline';

/** Puts ribbon and console beside the site, in a root of their own: the page hydrates as it was written. */
export function startDemo() {
  const publicPath = process.env.PUBLIC_PATH!;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DemoRibbon publicPath={publicPath} />);
  if (process.env.SITE_BUILD !== 'demo') return;
  keepHomeInScope(publicPath);
  void startOffline(publicPath);
}
