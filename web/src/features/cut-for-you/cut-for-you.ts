import { cutStore } from '../../stores/persisted-cut';
import { recutBoard } from './recut-board';

/** The board as it was prerendered. */
let example: Node | undefined;

/** Shows what `cutStore` holds on the home page's board: pieces cut for the visitor, or its example. */
export function showCut(): void {
  const board = document.querySelector('[aria-labelledby=hero-title] [role=group]');
  if (!board) return;
  example ??= board.cloneNode(true);
  // A new element sews its threads anew.
  const next = example.cloneNode(true) as HTMLElement;
  const cut = cutStore.get();
  if (cut) recutBoard(next, cut, () => cutStore.set(null));
  const hadFocus = board.contains(document.activeElement);
  board.replaceWith(next);
  if (hadFocus) next.querySelector('button')!.focus({ preventScroll: true });
}
