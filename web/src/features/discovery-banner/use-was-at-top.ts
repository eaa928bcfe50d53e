import { useEffect, useState } from 'react';

/** In px. Up to this scroll position the start of the page is in view. */
const nearTop = 50;

/** Returns true once the page is at its top. Only then it moves down, because text that is being read must not move. */
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
