import { useEffect, useState } from 'react';

/** Scroll position (px) up to which the page counts as being at its top. */
const nearTop = 50;

/**
 * Returns true as soon as the page has been at its top. Before that the banner must not move the page's content down,
 * because the visitor may be reading a text further down.
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
