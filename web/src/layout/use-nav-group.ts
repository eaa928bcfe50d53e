import {
  useCallback,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ToggleEvent,
} from 'react';

/** Dropdowns close this long after the pointer leaves, in ms (specification, sections 2 and 9). */
export const dropdownCloseDelay = 150;

/**
 * What script adds to a dropdown that already opens by itself (`popovertarget`): a mouse opens it by hovering, arrow
 * keys walk through it, and it closes when pointer, focus or visitor have gone elsewhere. The panel's state is the
 * browser's; nothing is mirrored in React, so that a panel opened before hydration stays as it is.
 */
export function useNavGroup() {
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByHover = useRef(false);

  const close = () => panel.current?.togglePopover(false);

  const openByHover = useCallback(() => {
    clearTimeout(closing.current);
    if (panel.current?.matches(':popover-open')) return;
    panel.current?.togglePopover(true);
    isOpenedByHover.current = true;
  }, []);

  useEffect(() => {
    // The mouse came before the script did, and will not enter again. A finger leaves `:hover` behind where it tapped.
    if (group.current?.matches(':hover') && !matchMedia('(pointer: coarse)').matches) openByHover();
    return () => clearTimeout(closing.current);
  }, [openByHover]);

  return {
    groupProps: {
      ref: group,
      // A touch enters and leaves too, around the tap that toggles by itself.
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') openByHover();
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        closing.current = setTimeout(() => {
          // Somebody is at work inside with the keyboard.
          if (!panel.current?.querySelector(':focus-visible')) close();
        }, dropdownCloseDelay);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !group.current?.contains(relatedTarget)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        const links = [...(panel.current?.querySelectorAll('a') ?? [])];
        const from = links.findIndex((link) => link === document.activeElement);
        const isOnButton = event.target === button.current;

        if (event.key === 'Escape') {
          close();
          button.current?.focus();
          return;
        }
        const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: links.length - 1 }[
          event.key
        ];
        if (to === undefined || (isOnButton && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        panel.current?.togglePopover(true);
        links.at(to % links.length)?.focus();
      },
    },
    buttonProps: {
      ref: button,
      onClick(event: { detail: number; preventDefault(): void }) {
        // The click that follows a hover means "stay"; the browser would toggle the panel shut.
        if (isOpenedByHover.current && event.detail > 0) event.preventDefault();
        isOpenedByHover.current = false;
      },
    },
    panelProps: {
      ref: panel,
      onBeforeToggle({ newState }: ToggleEvent) {
        if (newState === 'closed') isOpenedByHover.current = false;
      },
    },
    /** For the links: following one closes the panel. */
    close,
  };
}
