import { unbrokenWords } from '../ui/text';

/**
 * Elements of running text, in which words are wrapped. Other elements, such as links and buttons, have short texts.
 */
const runningText = /^(p|li|d[dt]|td|h[1-4]|blockquote|span)$/;

/**
 * Wraps the texts that match `unbrokenWords` in elements in which lines do not break. `isRow` gets an element's class
 * names, and returns whether the element is a flex row or grid. A wrapper would become an item of the row or grid, so
 * texts directly in it stay as they are.
 */
export function wrapUnbrokenWords(html: string, isRow: (classNames: string) => boolean): string {
  /** For each open element, whether its texts are wrapped. */
  const open: boolean[] = [];
  return html.replace(
    /<!--.*?-->|<(\/?)([\w-]+)([^>]*)>|([^<]+)/g,
    (source, slash?: string, element?: string, attributes = '', text?: string) => {
      if (text !== undefined)
        return open.at(-1) ? text.replace(unbrokenWords, '<span class="unbroken">$1</span>') : text;
      if (slash) open.pop();
      else if (element && !attributes.endsWith('/')) {
        const classNames = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
        open.push(runningText.test(element) && !isRow(classNames));
      }
      return source;
    },
  );
}
