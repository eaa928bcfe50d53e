declare module 'subset-font' {
  /** Keeps the glyphs of `text` and the named layout features, and fixes or limits variable axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
