import { beanie as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { random, smooth, type Run } from '../lib/geometry.ts';
import { overlay } from '../lib/materials.ts';
import { motifPaths } from '../lib/motifs.ts';
import { stitch } from '../lib/strokes.ts';
import { wordmark } from '../lib/wordmark.ts';
import { beanieOf, type BeanieDesign } from './beanie/designs.ts';
import { ribKnit, valleys } from './beanie/knit.ts';
import type { BeaniePalette } from './beanie/pieces.ts';
import { pompom } from './beanie/pompom.ts';
import { hollow } from './clothing/wearer.ts';

const colourways: Record<keyof typeof colours, Colourway<BeaniePalette>> = {
  mustard: { ...colours.mustard, palette: { base: '#d19a2a', label: '#23272d', thread: '#f4efe2' } },
  petrol: { ...colours.petrol, palette: { base: '#1f5f6e', label: '#e9e4d6', thread: '#1d3a44' } },
  oat: { ...colours.oat, palette: { base: '#e2d8c3', label: '#7e2f2a', thread: '#f6efe4' } },
  black: { ...colours.black, palette: { base: '#2a2b2f', label: '#c9c4b8', thread: '#232428' } },
  wine: { ...colours.wine, palette: { base: '#7a2638', label: '#ead9bf', thread: '#5a1a28' } },
  fog: { ...colours.fog, palette: { base: '#a3a8ad', label: '#b8402f', thread: '#f6f1ea' } },
  pine: { ...colours.pine, palette: { base: '#2e5746', label: '#dcb95f', thread: '#1f3b30' } },
  mauve: { ...colours.mauve, palette: { base: '#b9788c', label: '#f5eadc', thread: '#8a4a60' } },
};

const ground = (drawing: Drawing, { base }: BeaniePalette): string => shade(base, drawing.isLight ? -0.3 : -0.42);

function ribShade(drawing: Drawing, path: string, width: number): string {
  const line = `stroke="${drawing.ink}" stroke-opacity="${drawing.isLight ? 0.2 : 0.34}" stroke-width="${width}"`;
  return `<path d="${path}" fill="none" ${line} filter="${drawing.blur(3)}"/>`;
}

/** The brand's motif, embroidered on the crown with the yarn of the label. */
function embroidery(drawing: Drawing, { label: yarn }: BeaniePalette, { motif }: Brandmark): string {
  const threads = drawing.pattern(
    5,
    5,
    '<path d="M0 1.2H5M0 3.7H5" stroke="#060914" stroke-width="1" opacity=".3"/>' +
      '<path d="M0 2.4H5M0 4.9H5" stroke="#fff" stroke-width=".8" opacity=".26"/>',
    'rotate(-66)',
  );
  const shadow = drawing.dropShadow(1, 3, 3, 0.55);
  const roundness = motif === 'dots' ? 3 : 6;
  const size = motif === 'dots' ? { width: 284, height: 136 } : { width: 236, height: 104 };
  return motifPaths(motif, { x: 600, y: 520, ...size, skew: 6 })
    .map((path) => {
      const edge = `<path d="${path}" fill="none" stroke="${shade(yarn, -0.3)}" stroke-width="3" opacity=".6"/>`;
      return drawing.panel(path, yarn, { roundness, strength: 0.9, shadow, inner: overlay(path, threads) + edge });
    })
    .join('');
}

function domeLight(drawing: Drawing): string {
  const { ink, isLight } = drawing;
  const lit: Run = [
    [380, 330],
    [450, 262],
    [540, 236],
    [600, 256],
    [540, 340],
    [460, 440],
    [400, 560],
    [350, 560],
    [350, 430],
  ];
  const turned: Run = [
    [940, 300],
    [800, 260],
    [850, 420],
    [820, 600],
    [780, 760],
    [940, 760],
  ];
  const rim: Run = [
    [270, 420],
    [318, 400],
    [310, 560],
    [316, 720],
    [270, 720],
  ];
  return (
    drawing.softShape(smooth(lit, true), '#fff', isLight ? 0.5 : 0.26, 34) +
    drawing.softShape(smooth(turned, true), ink, isLight ? 0.34 : 0.5, 40) +
    drawing.softShape(smooth(rim, true), ink, 0.34, 16) +
    drawing.softShape('M280 600Q600 680 920 600V780H280Z', ink, isLight ? 0.36 : 0.5, 22)
  );
}

const moved = (transform: string, markup: string): string =>
  transform ? `<g transform="${transform}">${markup}</g>` : markup;

/** The folds at the tip, where the last row is drawn together. */
function gathers(drawing: Drawing, { tip }: BeanieDesign): string {
  if (!tip) return '';
  const [x, y, turn] = tip;
  const folds = Array.from({ length: 9 }, (_, index) => {
    const side = index - 4;
    const path = `M${600 + side * 7} 206Q${600 + side * 20} 240 ${600 + side * 34} ${300 - Math.abs(side) * 9}`;
    return drawing.softLine(path, drawing.ink, 0.34, 7, 4);
  }).join('');
  const place = turn
    ? `translate(${x} ${y}) rotate(${turn}) scale(.7) translate(-600 -206)`
    : `translate(0 ${y - 206})`;
  return moved(turn || y !== 206 ? place : '', folds);
}

function crown(drawing: Drawing, palette: BeaniePalette, brand: Brandmark, design: BeanieDesign): string {
  const { path, surface, rows, rib } = design.crown;
  const stripes = { rows: design.stripes, colour: palette.label };
  const inner =
    overlay(path, ground(drawing, palette)) +
    ribKnit({ surface, rib, rows, colour: palette.base, stripes }, random(17)) +
    (design.embroidery === null ? '' : moved(design.embroidery, embroidery(drawing, palette, brand))) +
    gathers(drawing, design) +
    moved(design.crownLight, domeLight(drawing)) +
    design.folds.map(([run, width]) => drawing.fold(run, width, drawing.isLight ? 0.24 : 0.4)).join('') +
    drawing.clip(path, ribShade(drawing, valleys(surface, rib, 0.05, 1), 9));
  return drawing.panel(path, palette.base, { roundness: 34, strength: 0.6, inner });
}

function cuff(drawing: Drawing, palette: BeaniePalette, { cuff: piece, cuffLight }: BeanieDesign): string {
  const { ink, isLight } = drawing;
  const { path, surface, rows, rib } = piece;
  const lit: Run = [
    [300, 690],
    [420, 690],
    [520, 700],
    [500, 780],
    [400, 800],
    [310, 780],
  ];
  const light =
    drawing.softShape(smooth(lit, true), '#fff', isLight ? 0.42 : 0.24, 26) +
    drawing.softShape('M830 620H950V960H790Z', ink, isLight ? 0.3 : 0.46, 30) +
    drawing.softShape('M260 640H306V940H260Z', ink, 0.36, 14) +
    drawing.softShape('M270 880Q600 930 930 880V970H270Z', ink, 0.4, 16) +
    drawing.softShape('M270 640Q600 700 930 640V664Q600 712 270 664Z', '#fff', 0.14, 7);
  const inner =
    overlay(path, ground(drawing, palette)) +
    ribKnit({ surface, rib, rows, colour: shade(palette.base, 0.02) }, random(23)) +
    ribShade(drawing, valleys(surface, rib, 0, 1), 10) +
    moved(cuffLight, light);
  const shadow = drawing.dropShadow(0, -7, 9, 0.5);
  return drawing.panel(path, palette.base, { roundness: 26, strength: 0.72, shadow, inner });
}

/** The woven label on the cuff, sewn along its upper and lower edge. */
function label(drawing: Drawing, palette: BeaniePalette, { name }: Brandmark): string {
  const path = 'M506 776Q600 785 694 776V852Q600 862 506 852Z';
  const weave = drawing.pattern(
    4,
    4,
    '<path d="M0 1H4M0 3H4" stroke="#000" stroke-width=".8" opacity=".2"/>' +
      '<path d="M1 0V4" stroke="#fff" stroke-width=".7" opacity=".14"/>',
  );
  const cloth = drawing.linear(
    [
      [0, shade(palette.label, 0.08)],
      [1, shade(palette.label, -0.12)],
    ],
    0,
    0,
    1,
    0,
  );
  const row = { width: 1.5, length: 5, gap: 4, opacity: 0.7 };
  return (
    drawing.panel(path, cloth, {
      roundness: 5,
      strength: 0.7,
      shadow: drawing.dropShadow(2, 4, 4, 0.5),
      inner: overlay(path, weave),
    }) +
    wordmark(name, 34, { maxWidth: 160 }).at(600, 818, { fill: palette.thread, opacity: 0.95 }) +
    stitch(
      [
        [512, 783],
        [600, 791],
        [688, 783],
      ],
      palette.thread,
      row,
    ) +
    stitch(
      [
        [512, 846],
        [600, 855],
        [688, 846],
      ],
      palette.thread,
      row,
    )
  );
}

/** A ribbed knit beanie with a turned-up cuff, from the front, in four designs; every stitch is computed on its dome. */
export const beanie = defineArchetype<BeaniePalette>({
  name: 'beanie',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '330 440 540 540' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = beanieOf(name);
    const outline = design.crown.path + design.cuff.path;
    const cast = (opacity: number, blur: number, shift: string): string =>
      `<path d="${outline}" fill="#3b3a44" opacity="${opacity}" filter="${drawing.blur(blur)}"` +
      ` transform="translate(${shift})"/>`;
    return drawing.add(
      drawing.studio(),
      `<g transform="${design.place}">`,
      drawing.room(cast(0.3, 26, '24 34')),
      drawing.room(cast(0.28, 8, '8 10')) + hollow(view, ''),
      crown(drawing, palette, brand, design),
      design.pompom ? pompom(drawing, design.pompom, [palette.base, palette.label]) : '',
      cuff(drawing, palette, design),
      moved(design.labelAt, label(drawing, palette, brand)),
      '</g>',
    );
  },
});
