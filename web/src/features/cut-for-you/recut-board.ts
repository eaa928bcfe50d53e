import { recommendedPage } from '../../content/features/ai-scan';
import { cutForYou, recommendedPieces } from '../../content/features/recommended-pieces';
import type { Cut } from '../../stores/persisted-cut';

interface PieceText {
  label: string;
  code: string;
  does?: string;
}

/** The pieces that a cut asks for, each once; none of those that we have no page for. */
function piecesOf({ names }: Cut) {
  const pages = new Set(names.map(recommendedPage));
  return [...pages].flatMap((page) => recommendedPieces[page ?? ''] ?? []);
}

/** Elements of a pattern board in the document, as `PatternBoard` builds it. */
function partsOf(board: HTMLElement) {
  const items = [...board.querySelectorAll('li')];
  const hint = board.querySelector<HTMLElement>('[data-says=hint]')!;
  return {
    items,
    hint,
    edge: hint.parentElement!.parentElement!,
    name: hint.parentElement!.previousElementSibling as HTMLElement,
    says: (index: number) => board.querySelector(`[data-says="${index}"]`)!,
    threads: (index: number) => board.querySelectorAll<SVGElement>(`[data-thread="${index}"]`),
  };
}

function write(item: Element, { label, code }: PieceText) {
  const [first, second] = item.querySelectorAll('span');
  first!.textContent = label;
  second!.textContent = code;
}

/**
 * Cuts the home page's board anew from what the last scan recommends: up to four pieces around the customer's team,
 * the other pieces and their threads go. A button beside the board's name asks for the example again (`onRestore`).
 * Leaves the board as it is where the cut names nothing of ours.
 */
export function recutBoard(board: HTMLElement, cut: Cut, onRestore: () => void): void {
  const pieces = piecesOf(cut);
  if (pieces.length === 0) return;
  const { items, hint, edge, name, says, threads } = partsOf(board);
  board.setAttribute('aria-label', cutForYou.alternative);
  name.textContent = name.title = cut.title;
  hint.textContent = cutForYou.hint;
  // The last one is the agent that the others join.
  const center = items.length - 1;
  write(items[center]!, cutForYou.team);
  says(center).textContent = cutForYou.alternative;
  items.slice(0, center).forEach((item, index) => {
    const piece = pieces[index];
    item.hidden = !piece;
    for (const thread of threads(index)) thread.style.visibility = piece ? '' : 'hidden';
    if (!piece) return;
    write(item, { label: piece.label, code: piece.kind });
    says(index).textContent = piece.does;
  });
  edge.style.position = 'relative';
  // A long address must not widen the page.
  name.style.cssText =
    'width:0;min-width:calc(100% - 40px);overflow:hidden;text-overflow:ellipsis;white-space:nowrap';
  edge.append(restoreButton(onRestore));
}

function restoreButton(onRestore: () => void) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    title: cutForYou.restore,
    textContent: '×',
    onclick: onRestore,
  });
  button.setAttribute('aria-label', cutForYou.restore);
  Object.assign(button.style, {
    position: 'absolute',
    top: '3px',
    right: '8px',
    width: '44px',
    height: '44px',
    border: '0',
    background: 'none',
    color: 'inherit',
    fontSize: '22px',
    cursor: 'pointer',
  });
  return button;
}
