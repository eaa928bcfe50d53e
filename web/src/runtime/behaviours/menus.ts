/** Time (ms) before a menu closes after the pointer has left it (requirements, sections 2 and 9). */
const dropdownCloseDelay = 150;
/**
 * Delay (ms) before a hovered button opens its menu while another menu is open. The pointer may be on its way to that
 * menu's panel.
 */
const restDelay = 120;

const groupOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-nav-group]') : null;
const panelOf = (group: Element) => group.querySelector<HTMLElement>('[popover]')!;
const isOpen = (group: Element) => panelOf(group).matches(':popover-open');

/** Sets attributes for the CSS, because `:has(:popover-open)` would recompute all styles (30 ms on a phone). */
function markOpen({ id, popover, previousElementSibling: button }: HTMLElement, opens: boolean) {
  if (popover !== 'auto') return;
  button?.toggleAttribute('data-open', opens);
  const { dataset } = document.documentElement;
  if (opens) dataset.popover = id;
  // A new menu opens before the old one closes, so a closing menu removes only its own id.
  else if (dataset.popover === id) delete dataset.popover;
}

/**
 * A mouse opens a menu on hover, arrow keys move through its links, and the menu closes when pointer or focus leaves
 * it. The browser itself toggles a menu on a click (`popovertarget`). The listeners are on the document, because React
 * may replace the header in development.
 */
export function startMenus() {
  let held: Element | null = null;
  let entering: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: Element | undefined;

  function enter(group: Element) {
    held = group;
    if (isOpen(group)) return;
    panelOf(group).togglePopover(true);
    openedByHover = group;
  }
  function leave(group: Element) {
    held = null;
    leaving = undefined;
    openedByHover = undefined;
    const panel = panelOf(group);
    // The panel stays open while it contains the keyboard's focus.
    if (!panel.querySelector(':focus-visible')) panel.togglePopover(false);
  }
  function handlePointer({ type, pointerType, target, relatedTarget }: PointerEvent) {
    // Ignores touch: after a tap, the browser itself toggles the panel.
    if (pointerType !== 'mouse') return;
    const group = groupOf(type === 'pointerout' ? relatedTarget : target);
    clearTimeout(entering);
    if (group) {
      clearTimeout(leaving);
      leaving = undefined;
    }
    if (group === held) return;
    if (!group) leaving ??= setTimeout(leave, dropdownCloseDelay, held!);
    else if (held) entering = setTimeout(enter, restDelay, group);
    else enter(group);
  }
  document.addEventListener('pointermove', handlePointer);
  // A pointer that leaves the window fires `pointerout`, but no `pointermove`.
  document.addEventListener('pointerout', handlePointer);

  document.addEventListener('click', (event) => {
    const group = groupOf(event.target);
    if (!group || !(event.target as Element).closest('button')) return;
    clearTimeout(entering);
    // A closed menu would otherwise open again as soon as the mouse moves on its button.
    if (held && event.detail > 0) held = group;
    // The browser would close the panel on this click, because the hover has opened the panel.
    if (openedByHover === group && event.detail > 0 && isOpen(group)) event.preventDefault();
    openedByHover = undefined;
  });
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
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => markOpen(target as HTMLElement, newState === 'open'),
    true,
  );
  // The visitor may have opened a menu before this script ran.
  const open = document.querySelector<HTMLElement>('[popover=auto]:popover-open');
  if (open) markOpen(open, true);
  // The back/forward cache would restore an open menu.
  addEventListener('pagehide', closePopovers);
}

/** Closes menus and messages (popovers of the kind `auto`), but not toasts. */
export function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    popover.hidePopover();
}
