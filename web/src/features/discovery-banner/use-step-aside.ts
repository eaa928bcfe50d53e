import { useEffect, useState, type RefObject } from 'react';

/** Not the main region and headings, which take focus by script only and do not show it. */
const visibly = ':focus-visible:not([tabindex="-1"])';

/** A link to a hash glides to where it is seen when it takes the focus: it has arrived when the scrolling ends. */
const types = ['focusin', 'focusout', 'scrollend'] as const;

/**
 * True while the keyboard's focus is on something that the banner would cover: at the top of the page there is nothing
 * left to scroll. It stays where it is while the focus is in the banner itself.
 */
export function useStepAside(banner: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const { activeElement } = document;
      const { current } = banner;
      if (!current || !activeElement?.matches(visibly) || current.contains(activeElement))
        return setIsAside(false);
      const header = document.querySelector('header')!;
      // The header keeps its place in low windows; elsewhere it stands below the banner.
      const height = header.contains(activeElement) ? 0 : header.offsetHeight;
      const { top, bottom } = activeElement.getBoundingClientRect();
      setIsAside(bottom > 0 && top < current.offsetHeight + height);
    };
    const handleChange = () => {
      // The browser scrolls to what has focus after it says so.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
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
