declare module 'subset-font' {
  /**
   * Returns a font with only the characters of `text` and the features in `keepFeatures`. `variationAxes` sets an axis
   * to one value, or limits its range.
   */
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
