interface Meta {
  title: string;
  description: string;
}

/** Returns what is wrong with a page's title and description in a search result, which shows a limited length. */
export function searchResultFaults({ title, description }: Meta): string[] {
  const whole = /Maatwerk/.test(title) ? title : `${title} | Maatwerk`;
  const check = (name: string, text: string, [least, most]: readonly [number, number]) => {
    if (text.length > most)
      return [`${name}, ${text.length} of ${most} characters: shorten "${text}"`];
    return text.length < least
      ? [`${name}, ${text.length} characters: extend "${text}" to ${least}`]
      : [];
  };
  return [...check('title', whole, [15, 60]), ...check('description', description, [70, 160])];
}
