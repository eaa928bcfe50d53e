import { useEffect, useState, type RefObject } from 'react';

/** Skips the main region and headings, which only scripts focus and which show no outline. */
const visibly = ':focus-visible:not([tabindex="-1"])';

/** A focused hash link scrolls smoothly, so its position is final at scrollend. */
const types = ['focusin', 'focusout', 'scrollend'] as const;

/** Returns true while the banner covers the focused element, which cannot scroll out. */
export function useStepAside(banner: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const { activeElement } = document;
      const { current } = banner;
      if (!current || !activeElement?.matches(visibly) || current.contains(activeElement))
        return setIsAside(false);
      const header = document.querySelector('header')!;
      // In low windows the header keeps its place, and elsewhere it is below the banner.
      const height = header.contains(activeElement) ? 0 : header.offsetHeight;
      const { top, bottom } = activeElement.getBoundingClientRect();
      setIsAside(bottom > 0 && top < current.offsetHeight + height);
    };
    const handleChange = () => {
      // The browser scrolls to a focused element after its event.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    for (const type of types) document.addEventListener(type, handleChange);
    handleChange();
    return () => {
      cancelAnimationFrame(frame);
      for (const type of types) document.removeEventListener(type, handleChange);
    };
  }, [banner]);
  return isAside;
}
