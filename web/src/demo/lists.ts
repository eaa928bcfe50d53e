import type { ScanResult } from '#contract/ai-scan';
import { endpoints, type Resource } from '#contract/endpoints';
import type { emptyLists } from '#mock-api/resources/store';

export type Lists = ReturnType<typeof emptyLists>;

/** The lists in the order in which the console shows them. */
export const resources: readonly Resource[] = Object.values(endpoints).map(
  ({ resource }) => resource,
);

/** What a scan has found. */
export type Findings = { readonly [Field in keyof ScanResult]: Readonly<ScanResult[Field]> };
