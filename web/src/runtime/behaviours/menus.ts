/** In ms. Dropdowns close this long after the pointer has left (requirements, sections 2 and 9). */
const dropdownCloseDelay = 150;
/** In ms. A group between the pointer and the open panel opens only if the pointer rests on it this long. */
const restDelay = 120;
/** In px. Raises the path's start, because a nearly horizontal movement has no vertical step at first. */
const slack = 4;

const groupOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-nav-group]') : null;
const panelOf = (group: Element) => group.querySelector<HTMLElement>('[popover]')!;
const isOpen = (group: Element) => panelOf(group).matches(':popover-open');

/**
 * Marks the open popover for the styles: `data-popover` on the root and `data-open` on the popover's button. With
 * `:has(:popover-open)` Chromium would recompute the style of every element, which takes 30 ms on a slow phone.
 */
function markOpen({ id, popover, previousElementSibling: button }: HTMLElement, opens: boolean) {
  if (popover !== 'auto') return;
  button?.toggleAttribute('data-open', opens);
  const { dataset } = document.documentElement;
  if (opens) dataset.popover = id;
  // When a menu replaces another one, it opens before the other one closes.
  else if (dataset.popover === id) delete dataset.popover;
}

/**
 * Extends the header's dropdowns, which the browser itself toggles (`popovertarget`): a mouse opens them on hover,
 * arrow keys move through them, and they close when pointer or focus leaves. It listens on the document, so that React
 * may replace the header's HTML.
 */
export function startMenus() {
  let held: Element | null = null;
  let startX = 0;
  let startY = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: Element | undefined;

  function enter(group: Element) {
    held = group;
    if (isOpen(group)) return;
    panelOf(group).togglePopover(true);
    openedByHover = group;
  }
  function leave(group: Element) {
    held = null;
    openedByHover = undefined;
    const panel = panelOf(group);
    // The panel stays open while it contains the keyboard's focus.
    if (!panel.querySelector(':focus-visible')) panel.togglePopover(false);
  }
  function handlePointer(event: PointerEvent) {
    const { type, clientX, clientY } = event;
    // A tap also fires enter and leave events, and the browser toggles the panel itself.
    if (event.pointerType !== 'mouse') return;
    const group = groupOf(type === 'pointerout' ? event.relatedTarget : event.target);
    if (group || held) clearTimeout(waiting);
    if (group === held) {
      startX = clientX;
      startY = clientY - slack;
      return;
    }
    let isOnWay = false;
    if (held) {
      // The pointer is on its way to the panel if a line from its start through its position meets the panel's upper edge.
      const { left, right, top } = panelOf(held).getBoundingClientRect();
      const stretch = (top - startY) / (clientY - startY);
      const end = startX + (clientX - startX) * stretch;
      isOnWay = stretch > 1 && end > left && end < right;
    }
    if (!group) {
      if (held) waiting = setTimeout(leave, dropdownCloseDelay, held);
      if (!isOnWay) held = null;
    } else if (isOnWay) waiting = setTimeout(enter, restDelay, group);
    else enter(group);
  }
  document.addEventListener('pointermove', handlePointer);
  // A pointermove follows when the pointer enters another element, but not when it leaves the window.
  document.addEventListener('pointerout', handlePointer);

  document.addEventListener('click', (event) => {
    const group = groupOf(event.target);
    if (!group || !(event.target as Element).closest('button')) return;
    // A click after a hover keeps the panel open, which the browser would close.
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
  // The back/forward cache restores a page in the state in which the visitor left it.
  addEventListener('pagehide', closePopovers);
}

/** Closes the header's menus and the messages above the page, but not the toasts. */
export function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    popover.hidePopover();
}
