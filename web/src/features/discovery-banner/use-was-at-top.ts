import { useEffect, useState } from 'react';

/** Px of scroll up to which the page's first words are in view. */
const nearTop = 50;

/**
 * True as soon as the page is at its top, and from then on. The page makes room for the banner only then: what a visitor
 * reads further down must not move.
 */
export function useWasAtTop(): boolean {
  const [wasAtTop, setWasAtTop] = useState(() => scrollY <= nearTop);
  useEffect(() => {
    if (wasAtTop) return;
    const look = () => setWasAtTop(scrollY <= nearTop);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [wasAtTop]);
  return wasAtTop;
}
