import { unbrokenWords } from '../ui/text';

/** Elements of running text. Other elements, such as links and buttons, have short texts. */
const textElements = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'td',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'span',
]);

/**
 * Wraps the texts that match `unbrokenWords` in elements that do not break. `isRow` returns whether an element with
 * these classes lays out its children in a row or a grid, where a new element would become a cell.
 */
export function wrapUnbrokenWords(html: string, isRow: (classNames: string) => boolean): string {
  const open: { element: string; classNames: string }[] = [];
  return html.replace(
    /<!--.*?-->|<(\/?)([\w-]+)([^>]*)>|([^<]+)/g,
    (source, slash?: string, element?: string, attributes = '', text?: string) => {
      if (text !== undefined) {
        const parent = open.at(-1);
        if (!parent || !textElements.has(parent.element) || isRow(parent.classNames)) return text;
        return text.replace(unbrokenWords, '<span class="unbroken">$1</span>');
      }
      if (slash) open.pop();
      else if (element && !attributes.endsWith('/')) {
        const classNames = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
        open.push({ element, classNames });
      }
      return source;
    },
  );
}
