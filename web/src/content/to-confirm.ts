declare const mark: unique symbol;

/** A statement that only the owner can vouch for. Types ask for it where such statements stand. */
export type ToConfirm<T> = T & { readonly [mark]: true };

/** What kind of statement it is, and so what the owner holds it against (README.md beside this file). */
export type StatementKind =
  | 'figures'
  | 'identity'
  | 'prices'
  | 'promises'
  | 'quotations'
  | 'standards'
  | 'stories'
  | 'systems';

/**
 * Marks a statement to be confirmed before the site goes public, and changes nothing about it. README.md beside this
 * file lists every mark; a test keeps that list complete. `Expected` is the type of the field that the statement fills, so
 * that the type check reports the part of a statement that is wrong; without such a field, the statement's own type counts.
 */
export const toConfirm = <Expected, const Own = unknown>(
  _kind: StatementKind,
  statement: unknown extends Expected ? Own : NoInfer<Expected>,
) => statement as ToConfirm<Expected> & (unknown extends Expected ? Own : unknown);
