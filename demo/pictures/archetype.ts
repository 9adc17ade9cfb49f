import type { Drawing } from './lib/drawing.ts';
import { marks, type MarkName } from './lib/marks/index.ts';

/** Graphics that run along the whole of their place, and none. */
const bands = ['blades', 'wave', 'chevron', 'dots', 'plain'] as const;
/** A brand's own graphic, set on shoe sides, chests and trouser legs. */
export type Motif = (typeof bands)[number] | MarkName;
export const motifs: readonly Motif[] = [...bands, ...(Object.keys(marks) as MarkName[])];

/** What a brand prints on its products. */
export interface Brandmark {
  /** Set as the wordmark, e.g. 'VANTOR'. */
  name: string;
  motif: Motif;
}

export type ColourFamily =
  | 'fekete'
  | 'fehér'
  | 'szürke'
  | 'kék'
  | 'piros'
  | 'zöld'
  | 'sárga'
  | 'narancssárga'
  | 'lila'
  | 'rózsaszín'
  | 'barna'
  | 'bézs'
  | 'türkiz';

/** One colour in which a product is made. */
export interface Colourway<Palette> {
  /** Hungarian colour name, e.g. 'korall'. */
  label: string;
  family: ColourFamily;
  /** #rrggbb, what the colour swatch shows. */
  swatch: string;
  palette: Palette;
}

/**
 * `scene` is the product in use: worn, or on the ground of its sport (ADR-0157); `back` its other side, and
 * `inner` a tent
 * without its fly, `packed` it in the sack in which it travels (ADR-0162).
 */
export type ViewName = 'main' | 'scene' | 'back' | 'inner' | 'packed' | 'detail' | 'sole';

/** A picture of a product: the whole canvas, a crop of it, or a drawing of its own. */
export interface View {
  name: ViewName;
  viewBox: string;
}

/** The colours of a drawing by role, each as hex. */
export type PaletteOf<Role extends string> = Readonly<Record<Role, string>>;

/** One kind of product that can be drawn in several colours for any brand. */
export interface Archetype<Palette = PaletteOf<string>> {
  name: string;
  colourways: Readonly<Record<string, Colourway<Palette>>>;
  /** 'main' first, then at least one detail crop. */
  views: readonly View[];
  /** Draws the whole canvas. The view matters to archetypes with a second drawing, the design to those with several. */
  draw(palette: Palette, brand: Brandmark, view: ViewName, design: string): Drawing;
}

/** The view of the whole canvas. */
export const wholeCanvas: View = { name: 'main', viewBox: '0 0 1200 1200' };

/** The views of the other side and of the packed product; which kinds have one, `demo/catalog/other-views.ts` says. */
export const otherSide: View = { ...wholeCanvas, name: 'back' };
export const withoutFly: View = { ...wholeCanvas, name: 'inner' };
export const packed: View = { ...wholeCanvas, name: 'packed' };

/** Declares an archetype: its palette type is taken from draw and checked on every colourway. */
export function defineArchetype<Palette>(archetype: Archetype<Palette>): Archetype<Palette> {
  return archetype;
}
