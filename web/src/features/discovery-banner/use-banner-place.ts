import { useEffect, useState, type RefObject } from 'react';

/** Matches a focused control, but not headings and `main`, which only scripts focus. */
const visibly = ':focus-visible:not([tabindex="-1"])';

/** Events after which the banner may cover another control. `scrollend` fires after a smooth scroll. */
const types = ['focusin', 'focusout', 'scrollend'] as const;

/** Whether the banner, or the header below it, covers the focused control (WCAG 2.2, 2.4.11). */
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
      // The header cannot cover a control inside itself.
      const height = header.contains(activeElement) ? 0 : header.offsetHeight;
      const { top, bottom } = activeElement.getBoundingClientRect();
      setIsAside(bottom > 0 && top < current.offsetHeight + height);
    };
    const handleChange = () => {
      // The browser scrolls to a focused element after the focus event, so the check waits for the next frame.
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

const nearTop = 50;

/**
 * Whether the page has been at its top since it loaded. Until then the banner must wait, because it would move the text
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
