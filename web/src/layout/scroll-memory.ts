const storageKey = 'maatwerkScroll';

/** How far each entry of the history was scrolled, in CSS pixels, by the router's key. */
const positions: Record<string, number> = readStored();

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The key of the entry that the browser is at; the router calls one without a key of its own "default". */
const currentKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Remembers where the page is scrolled, over reloads too. `shownKey` tells the entry whose page is on the screen: while
 * Back or Forward wait for another page, the browser already scrolls for that one.
 */
export function rememberScroll(shownKey: () => string): () => void {
  const handleScroll = () => {
    if (currentKey() === shownKey()) positions[shownKey()] = scrollY;
  };
  const handlePageHide = () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Forbidden or full: a reload forgets the positions.
    }
  };
  addEventListener('scroll', handleScroll, { passive: true });
  // A link may be followed before the browser has told of the last scrolling.
  addEventListener('click', handleScroll, true);
  addEventListener('pagehide', handlePageHide);
  return () => {
    removeEventListener('scroll', handleScroll);
    removeEventListener('click', handleScroll, true);
    removeEventListener('pagehide', handlePageHide);
  };
}

export const rememberedScroll = (key: string): number | undefined => positions[key];

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls, and again whenever parts of the page arrive late, until the visitor moves or `patience` ms are over. */
export function scrollUntilSettled(scroll: () => void, patience = 3_000) {
  scroll();
  if (!window.ResizeObserver) return;
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
}
