/**
 * Below a sub-path the router calls the home page `/demo`, which lies outside the worker's scope `/demo/`: a reload
 * there would need the network. Puts the slash on, now and with each navigation.
 */
export function keepHomeInScope(publicPath: string) {
  const home = publicPath.replace(/\/$/, '');
  if (!home) return;
  const inScope = (url: string | URL | null | undefined) => {
    if (url === null || url === undefined) return url;
    const target = new URL(url, location.href);
    if (target.pathname !== home) return url;
    return publicPath + target.search + target.hash;
  };
  for (const change of ['pushState', 'replaceState'] as const) {
    const native = history[change].bind(history);
    history[change] = (state, unused, url) => native(state, unused, inScope(url));
  }
  if (location.pathname === home) history.replaceState(history.state, '', location.href);
}
