/** One token of JSON, white space before it included; the groups are its kind: opened, closed, parting, text, other. */
const tokenPattern =
  /[ \t\n\r]*(?:([[{])|([\]}])|([,:])|("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** Where the text stops being JSON: the index of the first character that cannot stand there. */
function damageAt(text: string): number {
  const open: string[] = [];
  /** `value`, `value or ]`, `name`, `name or }`, `:` or `comma`, which stands for the end of what is open too. */
  let next = 'value';
  let at = 0;
  for (;;) {
    tokenPattern.lastIndex = at;
    const [whole, opened, closed, parting, name, other] = tokenPattern.exec(text) ?? [];
    const isFit =
      (opened || other) !== undefined
        ? /^(value|value or \])$/.test(next)
        : name !== undefined
          ? next !== ':' && next !== 'comma'
          : closed !== undefined
            ? open.length > 0 &&
              closed === (open.at(-1) === '[' ? ']' : '}') &&
              /comma|or/.test(next)
            : parting === ':'
              ? next === ':'
              : parting === ',' && next === 'comma' && open.length > 0;
    if (whole === undefined || !isFit) return at + /^[ \t\n\r]*/.exec(text.slice(at))![0].length;
    at += whole.length;
    if (opened) {
      open.push(opened);
      next = opened === '[' ? 'value or ]' : 'name or }';
    } else if (closed) {
      open.pop();
      next = 'comma';
    } else if (parting === ':') next = 'value';
    else if (parting === ',') next = open.at(-1) === '[' ? 'value' : 'name';
    else next = next.startsWith('name') ? ':' : 'comma';
  }
}

/**
 * Where a text that is no JSON is damaged, as ` (line 3, column 7)`; nothing for none, which was no UTF-8. The engine's
 * own message names a place for some damage only, and quotes what was sent.
 */
export function jsonDamageIn(text: string | undefined): string {
  if (text === undefined) return '';
  const before = text.slice(0, damageAt(text)).split('\n');
  return ` (line ${before.length}, column ${before.at(-1)!.length + 1})`;
}
