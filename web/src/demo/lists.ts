import type { ScanResult } from '#contract/ai-scan';

export { resourceNames as resources } from '#mock-api/resources/resource';
export type { Lists } from '#mock-api/resources/store';

/** What a scan has found. */
export type Findings = { readonly [Field in keyof ScanResult]: Readonly<ScanResult[Field]> };
