declare const mark: unique symbol;

/** Type of a statement that only the owner can confirm. A field of this type accepts only the result of `toConfirm`. */
export type ToConfirm<T> = T & { readonly [mark]: true };

/** The kind of a statement. TO-CONFIRM.md says how the owner confirms each kind. */
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
 * Returns the given statement, and marks it as one that the owner confirms before the site goes public. TO-CONFIRM.md
 * lists every call of this function, and a test compares the list with the calls. TypeScript infers `Expected` from the
 * field to which the result is assigned, and therefore reports an error at the wrong part of the statement. Without
 * such a field the statement keeps its own type.
 */
export const toConfirm = <Expected, const Own = unknown>(
  _kind: StatementKind,
  statement: unknown extends Expected ? Own : NoInfer<Expected>,
) => statement as ToConfirm<Expected> & (unknown extends Expected ? Own : unknown);
