declare const mark: unique symbol;

/** A statement that only the owner can confirm. The types of such fields require it. */
export type ToConfirm<T> = T & { readonly [mark]: true };

/** The kind of a statement, which decides how the owner confirms it (README.md in this folder). */
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
 * Marks a statement that the owner confirms before the site goes public. Returns it unchanged. README.md in this folder
 * lists every mark, and a test compares them. `Expected` is the type of the field, so that the type check reports the
 * wrong part of a statement. Without such a field, the statement's own type applies.
 */
export const toConfirm = <Expected, const Own = unknown>(
  _kind: StatementKind,
  statement: unknown extends Expected ? Own : NoInfer<Expected>,
) => statement as ToConfirm<Expected> & (unknown extends Expected ? Own : unknown);
