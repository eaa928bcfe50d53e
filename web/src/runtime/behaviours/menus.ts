/** Dropdowns close this long after the pointer leaves, in ms (specification, sections 2 and 9). */
const dropdownCloseDelay = 150;

const groupOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-nav-group]') : null;
const panelOf = (group: Element) => group.querySelector<HTMLElement>('[popover]')!;

/**
 * What script adds to the header's dropdowns, which open by themselves (`popovertarget`): a mouse opens them by
 * hovering, arrow keys walk through them, and they close when pointer, focus or visitor have gone elsewhere. The panel's
 * state is the browser's. Listens on the document, so that it does not matter who wrote or rewrote the header's HTML.
 */
export function startMenus() {
  let hovered: Element | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: HTMLElement | undefined;

  function enter(group: Element) {
    clearTimeout(closing);
    const panel = panelOf(group);
    if (panel.matches(':popover-open')) return;
    panel.togglePopover(true);
    openedByHover = panel;
  }
  function leave(group: Element) {
    const panel = panelOf(group);
    closing = setTimeout(() => {
      // Somebody is at work inside with the keyboard.
      if (!panel.querySelector(':focus-visible')) panel.togglePopover(false);
    }, dropdownCloseDelay);
  }
  function handlePointer({ type, pointerType, target, relatedTarget }: PointerEvent) {
    // A touch enters and leaves too, around the tap that toggles by itself.
    if (pointerType !== 'mouse') return;
    const group = groupOf(type === 'pointerout' ? relatedTarget : target);
    if (group === hovered) return;
    if (hovered) leave(hovered);
    hovered = group;
    if (group) enter(group);
  }
  document.addEventListener('pointerover', handlePointer);
  // Towards something on the page `pointerover` follows; out of the window it does not.
  document.addEventListener('pointerout', handlePointer);

  document.addEventListener('click', (event) => {
    const group = groupOf(event.target);
    if (!group || !(event.target as Element).closest('button')) return;
    // The click that follows a hover means "stay"; the browser would toggle the panel shut.
    if (openedByHover === panelOf(group) && event.detail > 0) event.preventDefault();
    openedByHover = undefined;
  });
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'closed' && target === openedByHover) openedByHover = undefined;
    },
    true,
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const group = groupOf(target);
    if (group && relatedTarget && !group.contains(relatedTarget as Node))
      panelOf(group).togglePopover(false);
  });
  document.addEventListener('keydown', (event) => {
    const group = groupOf(event.target);
    if (!group) return;
    const panel = panelOf(group);
    const button = group.querySelector('button')!;
    if (event.key === 'Escape') {
      panel.togglePopover(false);
      button.focus();
      return;
    }
    const links = [...panel.querySelectorAll('a')];
    const from = links.findIndex((link) => link === document.activeElement);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: links.length - 1 }[
      event.key
    ];
    if (to === undefined || (event.target === button && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    panel.togglePopover(true);
    links.at(to % links.length)?.focus();
  });
  // A page that comes back from the back/forward cache comes back as it was left.
  addEventListener('pagehide', closePopovers);
}

/** Closes the header's menus and messages above the page, but not the toasts. */
export function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    popover.hidePopover();
}
