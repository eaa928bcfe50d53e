/** Dropdowns close this long after the pointer leaves, in ms (requirements, sections 2 and 9). */
const dropdownCloseDelay = 150;
/** A neighbour that lies on the pointer's way to the open panel opens after this long without a move, in ms. */
const restDelay = 120;
/** Lifts the start of the pointer's way, in px: in whole pixels a flat line does not sink at first. */
const slack = 4;

const groupOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-nav-group]') : null;
const panelOf = (group: Element) => group.querySelector<HTMLElement>('[popover]')!;
const isOpen = (group: Element) => panelOf(group).matches(':popover-open');

/**
 * Lets the styles know which popover is open: they read `data-popover` of the root, and `data-open` of the popover's
 * button. With `:has(:popover-open)` Chromium would compute the style of every element anew, 30 ms on a slow phone.
 */
function markOpen({ id, popover, previousElementSibling: button }: HTMLElement, opens: boolean) {
  if (popover !== 'auto') return;
  button?.toggleAttribute('data-open', opens);
  const { dataset } = document.documentElement;
  if (opens) dataset.popover = id;
  // A menu that takes another one's place opens before that one closes.
  else if (dataset.popover === id) delete dataset.popover;
}

/**
 * What script adds to the header's dropdowns, which open by themselves (`popovertarget`): a mouse opens them by
 * hovering, arrow keys walk through them, and they close when pointer, focus or visitor have gone elsewhere. The panel's
 * state is the browser's. Listens on the document, so that it does not matter who wrote or rewrote the header's HTML.
 */
export function startMenus() {
  /** The group whose panel the mouse holds open. */
  let held: Element | null = null;
  /** Where the mouse was last in that group. */
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
    // The panel stays open while the keyboard's focus is in it.
    if (!panel.querySelector(':focus-visible')) panel.togglePopover(false);
  }
  function handlePointer(event: PointerEvent) {
    const { type, clientX, clientY } = event;
    // A touch enters and leaves too, around the tap that toggles by itself.
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
      // In the triangle between the start and the panel's upper edge: the line through the pointer meets that edge.
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
  // Towards something on the page `pointermove` follows; out of the window it does not.
  document.addEventListener('pointerout', handlePointer);

  document.addEventListener('click', (event) => {
    const group = groupOf(event.target);
    if (!group || !(event.target as Element).closest('button')) return;
    // The click that follows a hover means "stay"; the browser would toggle the panel shut.
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
  // A visitor may have opened it before this script ran.
  const open = document.querySelector<HTMLElement>('[popover=auto]:popover-open');
  if (open) markOpen(open, true);
  // A page that comes back from the back/forward cache comes back as it was left.
  addEventListener('pagehide', closePopovers);
}

/** Closes the header's menus and messages above the page, but not the toasts. */
export function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    popover.hidePopover();
}
