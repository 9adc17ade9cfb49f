declare module 'opentype.js' {
  interface Command {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  interface Box {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  interface Path {
    commands: Command[];
    getBoundingBox(): Box;
    extend(path: Path): void;
    toPathData(decimals: number): string;
  }
  interface Options {
    /** In em. */
    letterSpacing?: number;
  }
  interface Font {
    unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): object;
    getKerningValue(left: object, right: object): number;
    getPath(text: string, x: number, y: number, size: number, options?: Options): Path;
    getAdvanceWidth(text: string, size: number, options?: Options): number;
  }
  const opentype: {
    parse(file: ArrayBuffer): Font;
    Path: new () => Path;
  };
  export type { Font, Path, Command };
  export default opentype;
}
