import type { ScanResult } from '#contract/ai-scan';

/** What a scan has found. */
export type Findings = { readonly [Field in keyof ScanResult]: Readonly<ScanResult[Field]> };
