import { useEffect, useState } from 'react';

/** Scroll position (px) up to which the page counts as being at its top. */
const nearTop = 50;

/**
 * Returns true from the moment at which the page is at its top. Only then the banner may move the page's content down.
 * Before that the visitor may be reading a text further down, and this text must not move.
 */
export function useWasAtTop(): boolean {
  const [wasAtTop, setWasAtTop] = useState(() => scrollY <= nearTop);
  useEffect(() => {
    if (wasAtTop) return;
    const update = () => setWasAtTop(scrollY <= nearTop);
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [wasAtTop]);
  return wasAtTop;
}
