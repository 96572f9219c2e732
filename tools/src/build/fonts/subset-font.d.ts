// The part of subset-font that the build uses; the package brings no types.
declare module 'subset-font' {
  interface SubsetOptions {
    dropTables?: string[];
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    noHinting?: boolean;
    preserveNameIds?: number[];
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
