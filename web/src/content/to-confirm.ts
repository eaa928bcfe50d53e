declare const mark: unique symbol;

/**
 * Type of a statement that only the owner can confirm. Only a result of `toConfirm` can be assigned to a field of this
 * type.
 */
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
 * Returns `statement` unchanged. Marks it as a statement that the owner confirms before the site goes public.
 * TO-CONFIRM.md lists every call of this function, and a test compares the list with the calls. If the result is
 * assigned to a field, `Expected` is the type of that field. TypeScript then reports a wrong type at the exact property
 * of the statement. Otherwise the statement keeps its own type.
 */
export const toConfirm = <Expected, const Own = unknown>(
  _kind: StatementKind,
  statement: unknown extends Expected ? Own : NoInfer<Expected>,
) => statement as ToConfirm<Expected> & (unknown extends Expected ? Own : unknown);
