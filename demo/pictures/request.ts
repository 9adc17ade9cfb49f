import { designsOf } from '../catalog/designs.ts';
import type { Setting } from '../catalog/in-use.ts';
import { pictureName } from '../catalog/lines.ts';
import type { Archetype, Brandmark, Colourway, PaletteOf, View, ViewName } from './archetype.ts';
import { wholeCanvas } from './archetype.ts';
import { archetypes } from './archetypes/index.ts';
import { drawInUse } from './in-use/index.ts';

/** One picture that the catalog needs; colourway is a key of the archetype's colourways. */
export interface PictureRequest {
  archetype: string;
  colourway: string;
  brand: Brandmark & { slug: string };
  view: ViewName;
  /** One of the archetype's designs; its first where none is given. */
  design?: string;
  /** Of a picture in use, where that is not the kind's usual one. */
  setting?: Setting;
}

interface Found {
  archetype: Archetype;
  colourway: Colourway<PaletteOf<string>>;
  view: View;
}

const inUse: View = { ...wholeCanvas, name: 'scene' };

function lookUp(request: PictureRequest): Found {
  const archetype = archetypes[request.archetype];
  if (!archetype) throw new Error(`No archetype "${request.archetype}"`);
  const colourway = archetype.colourways[request.colourway];
  if (!colourway) throw new Error(`No colourway "${request.colourway}" of ${request.archetype}`);
  const view = request.view === 'scene' ? inUse : archetype.views.find(({ name }) => name === request.view);
  if (!view) throw new Error(`No view "${request.view}" of ${request.archetype}`);
  return { archetype, colourway, view };
}

/** Name of the master that shows it. */
export const nameOf = ({ archetype, colourway, brand, view, design, setting }: PictureRequest): string =>
  pictureName(archetype, colourway, brand.slug, view, design, setting);

/** The picture as SVG of 1200 × 1200 px. Throws where nothing is known by one of its names, or a number is broken. */
export function svgOf(request: PictureRequest): string {
  const { archetype, colourway, view } = lookUp(request);
  const { palette, swatch: colour } = colourway;
  const brand = { name: request.brand.name, motif: request.brand.motif };
  const design = request.design ?? designsOf(request.archetype)[0];
  const name = nameOf(request);
  const drawing =
    view.name === 'scene'
      ? drawInUse({ archetype, palette, colour, brand, design, name, setting: request.setting })
      : archetype.draw(palette, brand, view.name, design);
  const svg = drawing.toString(view.viewBox);
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${name} has a broken number in its SVG`);
  return svg;
}
