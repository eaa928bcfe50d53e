import type { ScanResult } from '#contract/ai-scan';
import { aiScan, recommendations, type CutName } from '../../content/features/ai-scan';
import { anchors } from '../../paths';
import type { ScanType } from './scan-tabs';

const parameters = { pieces: 'cut', host: 'for' };

const cutNames = Object.keys(recommendations) as CutName[];
const byText = new Map(
  cutNames.flatMap((cut) =>
    recommendations[cut].names.map((name) => [name.toLowerCase(), cut] as const),
  ),
);

/** A recommendation of a scan, in the words of the response. */
export interface RecommendedText {
  text: string;
  kind: 'product' | 'solution';
}

/** A recommendation for which the site has a page. The drawing of the result shows it as a piece of a jacket. */
export interface CutPiece extends RecommendedText {
  cut: CutName;
}

/** A scan's result as the page shows it: some recommendations as pieces of a jacket, the others as text. */
export interface Pattern {
  pieces: readonly CutPiece[];
  lines: readonly RecommendedText[];
}

/** Returns pieces and lines for a scan's result. If two texts belong to one piece, the second becomes a line. */
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

/** Returns a website's host name without "www.", or undefined if the text contains none. */
export function hostOf(address: string): string | undefined {
  const [, host] =
    /^(?:https?:\/\/)?(?:[^/?#]*@)?(?:www\.)?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?:[:/?#]|$)/iu.exec(
      address.trim(),
    ) ?? [];
  return host && host.length <= 253 ? host.toLowerCase() : undefined;
}

export interface SharedPattern extends Pattern {
  host: string | undefined;
}

/** Returns the result in a query such as `?cut=voice-agents&for=bakkerij.nl`, or undefined if there is no result. */
export function readSharedPattern(query: URLSearchParams): SharedPattern | undefined {
  const asked = (query.get(parameters.pieces) ?? '').toLowerCase().split(',');
  const names = new Set(asked.map((name) => name.trim()));
  const pieces = [...names].flatMap((name): CutPiece[] => {
    const cut = cutNames.find((known) => known === name);
    if (!cut) return [];
    const { kind, names: texts } = recommendations[cut];
    return [{ cut, kind, text: texts[0] }];
  });
  if (pieces.length === 0) return undefined;
  return { pieces, lines: [], host: hostOf(query.get(parameters.host) ?? '') };
}

/** Removes a result from a query. Returns whether the query contained one. */
export function forgetSharedPattern(query: URLSearchParams): boolean {
  const had = query.has(parameters.pieces);
  for (const name of Object.values(parameters)) query.delete(name);
  return had;
}

/** Returns the URL of the home page with a result. The URL names the website only if the caller passes `host`. */
export function sharedAddress(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  pieces: readonly CutPiece[],
  host?: string,
): string {
  const named = host ? `&${parameters.host}=${encodeURIComponent(host)}` : '';
  const names = pieces.map(({ cut }) => cut).join(',');
  return `${origin}${pathname}?${parameters.pieces}=${names}${named}#${anchors.scan}`;
}

export interface ScanSubject {
  type: ScanType;
  /** Name of the scanned website or documents, for headings: the host name, the URL as typed, or the document count. */
  name: string;
  host?: string;
}

export function websiteSubject(url: string): ScanSubject {
  const host = hostOf(url);
  return { type: 'website', name: url, ...(host && { name: host, host }) };
}

export const documentsSubject = (files: number): ScanSubject => ({
  type: 'documents',
  name: aiScan.documents.count(files),
});
