const tag = /<([a-z][\w-]*)((?: [\w:-]+(?:="[^"]*")?)+)(\/?)>/gi;
const isFirst = (attribute: string) => /^ (?:class|d)=/.test(attribute);

/**
 * Moves `class` and `d` to the start of each tag, because tags that begin in the same way compress better, and omits
 * empty values. Browsers build the same document. Expects HTML as React writes it.
 */
export const withShortAttributes = (html: string) =>
  html.replaceAll(tag, (_, name: string, attributes: string, end: string) => {
    const all = attributes.replaceAll('=""', '').match(/ [\w:-]+(?:="[^"]*")?/g)!;
    const sorted = all.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    return `<${name}${sorted.join('')}${end}>`;
  });
