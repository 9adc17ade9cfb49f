declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** Tags of the layout features to keep; all those usual by default. */
    keepFeatures?: string[];
    /** Tags of tables to leave out. */
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
