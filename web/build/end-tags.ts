const nextBlock =
  /(?=<(?:p|div|ul|ol|dl|form|h[1-6]|details|section|figure)\b|<\/(?:div|section|li|ul|details|form|footer|main|blockquote)>)/;
const paragraphEnd = new RegExp(`</p>${nextBlock.source}`, 'g');
const itemEnd = /<\/(?:li|dt|dd)>(?=<(?:li|dt|dd)\b|<\/(?:ul|ol|dl|div)>)/g;
const shapeEnd = /><\/(?:path|use|circle|rect)>/g;

/**
 * Omits the end tags that HTML makes optional before the next element or the parent's end tag, and those of empty SVG
 * shapes. Browsers build the same document. Expects HTML without spaces between elements, as React writes it.
 */
export const withoutEndTags = (html: string) =>
  html.replaceAll(paragraphEnd, '').replaceAll(itemEnd, '').replaceAll(shapeEnd, '/>');
