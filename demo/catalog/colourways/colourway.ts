import type { ColourFamily } from '../../pictures/archetype.ts';

/** One colour in which a kind of product is drawn and sold. */
export interface ProductColourway {
  /** Hungarian colour name in lower case: 'éjkék'. Two colours with a hyphen name a two-coloured product. */
  label: string;
  family: ColourFamily;
  /** #rrggbb, the colour that tells it apart. */
  swatch: string;
  /** Kilograms printed on the picture; this colourway is sold in this weight only. */
  kilograms?: number;
}

/** Colourways by their id, which is part of the picture's name and therefore never changes. */
export type ColourwayTable = Readonly<Record<string, ProductColourway>>;
