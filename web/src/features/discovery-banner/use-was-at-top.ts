import { useEffect, useState } from 'react';

/** Scroll position (px) up to which the page counts as being at its top. */
const nearTop = 50;

/**
 * Returns whether the visitor has scrolled to the top since the page loaded. Before, the banner would move the text
 * that the visitor may be reading.
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
