import type { ScanResult } from '#contract/ai-scan';
import { aiScan, recommendations, type CutName } from '../../content/features/ai-scan';
import { anchors } from '../../paths';
import type { ScanType } from './scan-tabs';

/** Query parameter that lists the recommended pages. */
const parameter = 'cut';

const cutNames = Object.keys(recommendations) as CutName[];
const byText = new Map(
  cutNames.flatMap((cut) =>
    recommendations[cut].names.map((name) => [name.toLowerCase(), cut] as const),
  ),
);

export interface RecommendedText {
  text: string;
  kind: 'product' | 'solution';
}

/** A recommendation for which the site has a page. The drawing of the result shows it as a part of a jacket. */
export interface CutPiece extends RecommendedText {
  cut: CutName;
}

/** A scan's result. A recommendation for which the site has no page is only a line of text. */
export interface Pattern {
  pieces: readonly CutPiece[];
  lines: readonly RecommendedText[];
}

/** Converts a scan's result for the page. A second recommendation of the same page becomes a line of text. */
export function patternOf({
  recommendedProducts,
  recommendedSolutions,
}: Pick<ScanResult, 'recommendedProducts' | 'recommendedSolutions'>): Pattern {
  const pieces: CutPiece[] = [];
  const lines: RecommendedText[] = [];
  const texts: RecommendedText[] = [
    ...recommendedProducts.map((text) => ({ text, kind: 'product' as const })),
    ...recommendedSolutions.map((text) => ({ text, kind: 'solution' as const })),
  ];
  for (const item of texts) {
    const cut = byText.get(item.text.trim().toLowerCase());
    if (cut && !pieces.some((piece) => piece.cut === cut)) pieces.push({ ...item, cut });
    else lines.push(item);
  }
  return { pieces, lines };
}

/** Reads a result from a query such as `?cut=voice-agents,hr`. */
export function readSharedPattern(query: URLSearchParams): Pattern | undefined {
  const asked = (query.get(parameter) ?? '').toLowerCase().split(',');
  const names = new Set(asked.map((name) => name.trim()));
  const pieces = [...names].flatMap((name): CutPiece[] => {
    const cut = cutNames.find((known) => known === name);
    if (!cut) return [];
    const { kind, names: texts } = recommendations[cut];
    return [{ cut, kind, text: texts[0] }];
  });
  return pieces.length === 0 ? undefined : { pieces, lines: [] };
}

/** Removes the result from the query. Returns whether the query contained one. */
export function forgetSharedPattern(query: URLSearchParams): boolean {
  const had = query.has(parameter);
  query.delete(parameter);
  return had;
}

export function sharedAddress(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  pieces: readonly CutPiece[],
): string {
  const names = pieces.map(({ cut }) => cut).join(',');
  return `${origin}${pathname}?${parameter}=${names}#${anchors.scan}`;
}

export interface ScanSubject {
  type: ScanType;
  /** For headings: the host name, the URL as typed, or the number of documents. */
  name: string;
}

/** Returns the host name without "www.", or undefined if the text contains none. */
function hostOf(address: string): string | undefined {
  const [, host] =
    /^(?:https?:\/\/)?(?:[^/?#]*@)?(?:www\.)?([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)(?:[:/?#]|$)/iu.exec(
      address.trim(),
    ) ?? [];
  return host && host.length <= 253 ? host.toLowerCase() : undefined;
}

export const websiteSubject = (url: string): ScanSubject => ({
  type: 'website',
  name: hostOf(url) ?? url,
});

export const documentsSubject = (files: number): ScanSubject => ({
  type: 'documents',
  name: aiScan.documents.count(files),
});
