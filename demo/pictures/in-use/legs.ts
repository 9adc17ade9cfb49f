import { bodyMark } from '../archetypes/clothing/wearer.ts';
import { shade } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { barefoot } from './bare-foot.ts';
import { childLegIn } from './child-leg.ts';
import { cloth as form, flesh, type Sketch } from './figure.ts';
import { castAt, creases, inShoe, ribbedSock } from './leg-parts.ts';

/** Front and back of a leg from the side, toe at the left, from the knee down into the shoe; px of a shoe 980 px long. */
const front: Run = [
  [752, -980],
  [732, -700],
  [716, -460],
  [712, -250],
  [724, -60],
  [742, 90],
  [750, 200],
  [748, 300],
  [738, 400],
  [728, 570],
];
const back: Run = [
  [1002, -980],
  [1018, -700],
  [1048, -470],
  [1056, -300],
  [1038, -120],
  [1002, 50],
  [974, 180],
  [964, 290],
  [968, 400],
  [994, 570],
];

/** The outline of the leg between two heights, grown by px. */
function outline(from: number, to: number, by: number): string {
  const cut = (run: Run, side: 1 | -1): Point[] =>
    run.filter(([, y]) => y >= from && y <= to).map(([x, y]): Point => [x + by * side, y]);
  return loop(cut(front, -1), reverse(cut(back, 1)));
}

/** What a leg wears above its shoe: a sock, tights or trousers above that, or a stocking up to the knee. */
export type Wear = 'nothing' | 'sock' | 'tights' | 'trousers' | 'stocking';

/** The leg in a shoe. */
export interface Leg {
  /** One of them by the wearer, or what a design asks for. */
  wears: readonly [Wear, ...Wear[]];
  wearsIn?: Readonly<Record<string, Wear>>;
  /** How far from that of a running shoe the opening lies, in px of the shoe, by design. */
  from?: Readonly<Record<string, readonly [right: number, down: number]>>;
  /** Designs with a gaiter, which hides where the leg goes in: of them the whole shoe is before the leg. */
  gaiter?: readonly string[];
  /** Of a boot that is drawn without an opening: how far down of its canvas the leg behind it is seen, px. */
  until?: number;
  /** Where its other boot is; as in a shoe where none is given. */
  step?: Step;
  /** How far the knee is before the ankle, degrees beyond those by which the shoe is turned. */
  lean: number;
}

const [ankleX, ankleY] = [860, 430];
/** How far from there a gaiter ends, px. */
const gaiterTop = [-40, -130] as const;

/** The legs of somebody who walks in a shoe of a design: `cloth` is the colour of trousers and stockings. */
export interface Walker {
  sketch: Sketch;
  leg: Leg;
  design: string;
  cloth: string;
  /** A number of the picture's own, which tells what is worn. */
  number: number;
}

const worn = ({ leg: { wears, wearsIn = {} }, design, number }: Walker): Wear =>
  wearsIn[design] ?? wears[number % wears.length]!;

/** The leg that steps out of the shoe. */
export function legIn(walker: Walker): string {
  const { sketch, leg, design, cloth } = walker;
  const { from = {}, lean, until } = leg;
  const [right, down] = from[design] ?? [0, 0];
  const wears = worn(walker);
  const above = sketch.person.isChild
    ? childLegIn(sketch, wears, walker.number)
    : { nothing: bareLeg, sock, tights, trousers, stocking }[wears](sketch, cloth);
  const slender = until === undefined ? '' : ` translate(${ankleX} 0) scale(.86 1) translate(${-ankleX} 0)`;
  const placed = `<g transform="translate(${right} ${down}) rotate(${-lean} ${ankleX} ${ankleY})${slender}">${above}</g>`;
  return until === undefined ? placed : sketch.drawing.clip(`M-2000 -3000H3000V${until}H-2000Z`, placed);
}

/** The muscle of the calf and the edge of the shin, as shade. */
function muscle({ drawing }: Sketch, colour: string): string {
  const calf: Run = [
    [930, -640],
    [956, -420],
    [948, -230],
    [912, -40],
    [876, 120],
  ];
  const shin: Run = [
    [786, -700],
    [764, -420],
    [764, -200],
    [782, 60],
  ];
  return (
    drawing.softLine(smooth(calf), shade(colour, -0.5), 0.34, 40, 22) +
    drawing.softLine(smooth(shin), shade(colour, 0.4), 0.3, 26, 18)
  );
}

const bareLeg = (sketch: Sketch): string => barefoot(sketch, front, back, muscle(sketch, sketch.person.skin));

function sock(sketch: Sketch): string {
  const { skin } = sketch.person;
  return flesh(sketch, outline(-1000, 330, 0), muscle(sketch, skin)) + ribbedSock(sketch, outline(180, 600, 7));
}

function stocking(sketch: Sketch, cloth: string): string {
  const stripes = ['M690 -330Q880 -280 1080 -340', 'M690 -280Q880 -230 1080 -290']
    .map((path) => `<path d="${path}" fill="none" stroke="#f1efe8" stroke-width="20" opacity=".85"/>`)
    .join('');
  const inner = stripes + muscle(sketch, cloth) + creases(sketch, cloth, [170, 250, 330]) + inShoe(sketch, cloth);
  return form(sketch, outline(-1000, 600, 4), cloth, inner);
}

function tights(sketch: Sketch, cloth: string): string {
  const { drawing, person } = sketch;
  const seam = `<path d="M890 -1000Q930 -420 880 60" fill="none" stroke="${shade(cloth, 0.3)}" stroke-width="5" opacity=".5"/>`;
  const hem = `<path d="M700 64Q860 92 1040 26" fill="none" stroke="#05070c" stroke-width="5" opacity=".4"/>`;
  const logo = `<path d="M806 -84l36 -52h22l-36 52Z" fill="#f4f5f2" opacity=".85"/>`;
  const pulled = ['M716 -190Q800 -150 900 -170', 'M1044 -250Q960 -190 880 -200', 'M724 -20Q800 14 900 -4'].map((path) =>
    drawing.softLine(path, '#05070c', 0.3, 14, 8),
  );
  const leg = outline(-1000, 100, 7);
  return (
    flesh(sketch, outline(-130, 330, 0), castAt(sketch, 110, person.skin)) +
    ribbedSock(sketch, outline(180, 600, 7)) +
    form(sketch, leg, cloth, muscle(sketch, cloth) + pulled.join('') + seam + hem + logo)
  );
}

const trouserFront: Run = [
  [690, -980],
  [672, -640],
  [662, -380],
  [666, -160],
  [684, 10],
  [712, 120],
];
const trouserBack: Run = [
  [1060, -980],
  [1078, -640],
  [1092, -400],
  [1082, -170],
  [1050, 0],
  [1012, 116],
];

function trousers(sketch: Sketch, cloth: string): string {
  const { drawing } = sketch;
  const hem: Run = [
    [712, 120],
    [860, 152],
    [1012, 116],
  ];
  const cuff = 'M716 112Q862 150 1008 108L996 206Q862 240 726 210Z';
  const folds = [
    'M690 70Q800 116 930 84',
    'M1044 30Q940 96 810 96',
    'M656 -60Q770 30 900 10',
    'M1092 -150Q990 -60 870 -40',
    'M644 -330Q740 -230 800 -190',
    'M1110 -420Q1010 -330 950 -300',
  ].map(
    (path) =>
      drawing.softLine(path, '#05070c', 0.36, 18, 10) +
      `<g transform="translate(4 -20)">${drawing.softLine(path, '#ffffff', 0.12, 14, 9)}</g>`,
  );
  const seam = `<path d="M900 -1000Q950 -400 890 140" fill="none" stroke="#05070c" stroke-width="4" opacity=".3"/>`;
  const knit = Array.from({ length: 21 }, (_, at) => `M${724 + at * 13.8} 116l${7 - at * 0.7} 112`);
  const rib = `<path d="${knit.join('')}" fill="none" stroke="#05070c" stroke-width="4" opacity=".32"/>`;
  return (
    ribbedSock(sketch, outline(180, 600, 7)) +
    form(sketch, cuff, shade(cloth, -0.1), rib) +
    form(sketch, loop(trouserFront, hem, reverse(trouserBack)), cloth, folds.join('') + seam)
  );
}

/** Whether the whole of a shoe is before the leg. */
export const goesBehind = ({ gaiter, until }: Leg, design: string): boolean =>
  until !== undefined || gaiter?.includes(design) === true;

/** The other leg: where its ankle comes in the picture, px, and by how many degrees its foot and itself are turned. */
interface Step {
  at: readonly [x: number, y: number];
  scale: number;
  foot: number;
  leg: number;
}

/** On tiptoe, and in a shaft that keeps the ankle from that. */
const free: Step = { at: [904, 394], scale: 0.57, foot: -54, leg: -20 };
const held: Step = { at: [856, 372], scale: 0.57, foot: -26, leg: -15 };

/** How much smaller a child's legs are in the picture than an adult's. */
export const childSize = 0.72;

/** Where something beside an adult's foot comes beside a child's, whose toe is as far from the picture's edge, px. */
export const besideChild = ([x, y]: readonly [x: number, y: number]): [number, number] => [
  430 + (x - 330) * childSize,
  1036 + (y - 1036) * childSize,
];

const smaller = ({ at, scale, ...turns }: Step): Step => ({
  at: besideChild(at),
  scale: scale * childSize,
  ...turns,
});

/** Blurred, and a little in the shade: nothing behind the first foot draws the eye. */
function outOfFocus(drawing: Drawing): string {
  const region = 'filterUnits="userSpaceOnUse" x="-50" y="-50" width="1300" height="1300"';
  const shaded = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="linear" slope=".82"/>`).join('');
  const id = drawing.define(
    'out of focus',
    (name) =>
      `<filter id="${name}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3.8"/>` +
      `<feComponentTransfer>${shaded}</feComponentTransfer></filter>`,
  );
  return `url(#${id})`;
}

/** The other leg, in the same shoe, which leaves the ground behind the first one, out of focus. */
export function otherLeg(walker: Walker, shoe: string): string {
  const { sketch, leg, design } = walker;
  const { drawing } = sketch;
  const shaft = leg.from?.[design];
  const isBehind = goesBehind(leg, design);
  const [right, down] = isBehind && leg.until === undefined ? gaiterTop : (shaft ?? [0, 0]);
  const usual = leg.step ?? (shaft ? held : free);
  const { at, scale, foot, leg: turned } = sketch.person.isChild ? smaller(usual) : usual;
  const step = legIn({ ...walker, leg: { ...leg, lean: foot - turned } });
  const worn = isBehind ? step + shoe.replace(bodyMark, '') : shoe.replace(bodyMark, () => step);
  const ankle = `translate(${-ankleX - right} ${-ankleY - down})`;
  const place = `translate(${at[0]} ${at[1]}) rotate(${foot}) scale(${scale}) ${ankle}`;
  const id = drawing.define('other leg', (name) => `<g id="${name}" transform="${place}">${drawing.plain(worn)}</g>`);
  const other = `<use href="#${id}"/>`;
  // At the picture's upper edge the blurred one is thin.
  return `${drawing.clip('M0 -10H1200V10H0Z', other)}<g filter="${outOfFocus(drawing)}">${other}</g>`;
}
