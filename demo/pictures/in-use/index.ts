import { hash } from '#lib/core/random.ts';
import { useOf, type Setting, type Use } from '../../catalog/in-use.ts';
import type { Archetype, Brandmark, PaletteOf } from '../archetype.ts';
import { bodyMark, headMark } from '../archetypes/clothing/wearer.ts';
import { Drawing } from '../lib/drawing.ts';
import { backdrop, behindSomebody, lightOf } from './backdrop.ts';
import { placeOf, type Fit } from './fit.ts';
import { standOf, type Stand } from './goods.ts';
import { goesBehind, legIn, otherLeg } from './legs.ts';
import { outlookOf, viewOf } from './outlooks.ts';
import { complementOf, personOf } from './person.ts';
import { inRelief } from './relief.ts';
import { fits } from './worn.ts';

/** A product that is to be shown in use. */
export interface Shown {
  archetype: Archetype;
  palette: PaletteOf<string>;
  /** The colour that its swatch shows. */
  colour: string;
  brand: Brandmark;
  design: string;
  /** Name of its picture, by which its wearer is chosen. */
  name: string;
  setting?: Setting | undefined;
}

const productOf = ({ archetype, palette, brand, design }: Shown): Drawing =>
  archetype.draw(palette, brand, 'scene', design);

function standing(shown: Shown, { scene }: Use, stand: Stand): Drawing {
  const { ground, foot, at, scale, turn = 0, contacts = [], leg, under: put, inside } = stand;
  const drawing = new Drawing();
  const { behind, far, view } = stand.isFlat
    ? { behind: '', far: 0, view: viewOf(scene, shown.name) }
    : outlookOf(drawing, scene, shown.name, stand.far);
  const { under, before } = ground(drawing, far, view);
  const degrees = typeof turn === 'number' ? turn : (turn[shown.design] ?? 0);
  const place = `translate(${at[0]} ${at[1]}) rotate(${degrees}) scale(${scale}) translate(${-foot[0]} ${-foot[1]})`;
  const sketch = { drawing, person: personOf(shown.name, shown.colour) };
  const cloth = complementOf(shown.colour);
  const walker = leg && { sketch, leg, design: shown.design, cloth, number: hash(shown.name) >>> 12 };
  const standingLeg = walker ? legIn(walker) : (inside?.(sketch) ?? '');
  const isBehind = leg && goesBehind(leg, shown.design);
  const placed = drawing.placed(productOf(shown), 'p');
  const product = placed.replace(bodyMark, () => (isBehind ? '' : standingLeg));
  return drawing.add(
    behind,
    under,
    walker ? otherLeg(walker, placed) : '',
    put?.(drawing, shown.colour, shown.design) ?? '',
    drawing.ground(contacts),
    `<g transform="${place}">${isBehind ? standingLeg : ''}${product}</g>`,
    before,
    lightOf(drawing, scene),
  );
}

/** Both halves of a pair, each turned about its wrist. */
function inHalves(drawing: Drawing, markup: string, [degrees, by]: readonly [number, number]): string {
  const id = drawing.define('pair', (name) => `<g id="${name}">${markup}</g>`);
  return ([-1, 1] as const)
    .map((side) => {
      const edge = side === -1 ? 'M-900 -900H600V2400H-900Z' : 'M600 -900H2100V2400H600Z';
      const place = `translate(${by * side} 0) rotate(${degrees * side} ${600 + 256 * side} 970)`;
      return `<g transform="${place}">${drawing.clip(edge, `<use href="#${id}"/>`)}</g>`;
    })
    .join('');
}

/** How much smaller somebody is seen in a setting: between the words of a cover there is the face too. */
const distances: Partial<Record<Setting, number>> = { 'hall-child': 0.66 };

/** Moves a figure away, its lower edge staying that of the picture. */
function inDistance(figure: string, setting?: Setting): string {
  const share = setting && distances[setting];
  return share ? `<g transform="translate(600 1200) scale(${share}) translate(-600 -1200)">${figure}</g>` : figure;
}

function wearing(shown: Shown, { scene }: Use, { frame, body, inHood, apart, isStrapped }: Fit): Drawing {
  const drawing = new Drawing();
  const isAway = shown.setting !== undefined && shown.setting in distances;
  const sketch = { drawing, person: personOf(shown.name, shown.colour), isAway };
  const plain = complementOf(shown.colour);
  const wearer = body(sketch, plain, shown.design);
  const product = drawing.placed(productOf(shown), 'p');
  const garment = (product.includes(bodyMark) ? product.replace(bodyMark, () => wearer) : wearer + product).replace(
    headMark,
    () => inHood?.(sketch, plain) ?? '',
  );
  const figure = `<g transform="${placeOf(frame, sketch.person)}">${apart ? inHalves(drawing, garment, apart) : garment}</g>`;
  const seen = inDistance(figure, shown.setting);
  return drawing.add(
    backdrop(drawing, { scene, ...behindSomebody[scene], blur: 13, accents: false }),
    isStrapped ? seen : inRelief(drawing, scene, seen),
    lightOf(drawing, scene),
  );
}

/** Draws a product in use (ADR-0157). Throws where its kind is not shown so. */
export function drawInUse(shown: Shown): Drawing {
  const { name } = shown.archetype;
  const [use, stand, fit] = [useOf(name, shown.setting), standOf(name, shown.setting), fits[name]];
  if (use?.how === 'used' && stand) return standing(shown, use, stand);
  if (use?.how === 'worn' && fit) return wearing(shown, use, fit);
  throw new Error(`${name} is not shown in use`);
}
