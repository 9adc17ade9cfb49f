import { basketball as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { lightness, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon } from '../lib/geometry.ts';
import { ballLight, ballOutline, ballShadow, pebbles, project, ribbon } from '../lib/sphere.ts';
import { dot, rotation, unit, type Vector } from '../lib/vectors.ts';
import { printMotif, printText } from './balls/print.ts';

/** The panels, the two oval side panels, the channels between them, the lettering. */
type Palette = PaletteOf<'base' | 'side' | 'channel' | 'mark'>;

const turn = rotation(0.26, 0.5, -0.26);
const degrees = Math.PI / 180;
/** Half angles of the oval side panels towards the viewer and towards the poles. */
const oval = { deep: 58 * degrees, high: 43 * degrees };

function curve(at: (angle: number) => Vector): Vector[] {
  return Array.from({ length: 240 }, (_, step) => turn(unit(at((step / 240) * 2 * Math.PI))));
}

const ovals = [1, -1].map((side) =>
  curve((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = oval.deep * cos * cos + oval.high * sin * sin;
    return [side * Math.cos(reach), Math.sin(reach) * sin, Math.sin(reach) * cos];
  }),
);
const channels = [
  curve((angle) => [0, Math.sin(angle), Math.cos(angle)]),
  curve((angle) => [Math.sin(angle), 0, Math.cos(angle)]),
  ...ovals,
];
const [right, up, front] = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])] as const;

const onChannel = (point: Vector): boolean =>
  channels.some((line) => line.some((place, index) => index % 3 === 0 && 1 - dot(point, place) <= 0.0004));

function onSidePanel(point: Vector): boolean {
  const across = Math.abs(dot(point, right));
  if (across < 0.3) return false;
  const [height, depth] = [dot(point, up) ** 2, dot(point, front) ** 2];
  const reach = (oval.deep * depth + oval.high * height) / (height + depth || 1);
  return Math.acos(Math.min(1, across)) < reach;
}

/** The cover with its pebbles, which leave the channels free. */
function skin(drawing: Drawing, { base, side }: Palette): string {
  const cover = `<path d="${ballOutline}" fill="${base}"/>`;
  const dots = (colour: string, keep: (point: Vector) => boolean): string =>
    pebbles(drawing, 22_000, 8.4, colour, (point) => keep(point) && !onChannel(point));
  if (side === base) return cover + dots(base, () => true);
  return (
    cover +
    ovals.map((line) => `<path d="${polygon(line.map(project))}" fill="${side}"/>`).join('') +
    dots(base, (point) => !onSidePanel(point)) +
    dots(side, onSidePanel)
  );
}

/** The grooves: the panels roll in, then the dark floor and its lit lower lip. */
function grooves(drawing: Drawing, { base, channel }: Palette): string {
  const isDark = lightness(channel) < 0.5;
  const band = (halfWidth: number, look: string): string =>
    `<path d="${channels.map((line) => ribbon(line, halfWidth)).join('')}" ${look}/>`;
  const lip = shade(isDark ? base : channel, 0.35);
  const glow = isDark ? 'fill="#fff" opacity=".07"' : 'fill="#000" opacity=".1"';
  const shadow = `fill="#000" opacity="${isDark ? 0.55 : 0.18}"`;
  return (
    band(0.036, `fill="${shade(base, -0.7)}" opacity=".42" filter="${drawing.blur(5)}"`) +
    band(0.0215, `fill="${lip}" opacity=".55" transform="translate(2.6 3.6)"`) +
    band(0.0215, `fill="${channel}"`) +
    band(0.01, `${glow} transform="translate(2 3)" filter="${drawing.blur(2)}"`) +
    band(0.006, `${shadow} transform="translate(-4 -5)" filter="${drawing.blur(3)}"`)
  );
}

function print(palette: Palette, { name, motif }: Brandmark): string {
  const at = (x: number, y: number): Vector => turn(unit([x, y, 0.9]));
  return (
    printText(name, { centre: at(-0.305, 0.34), up }, { size: 50, maxWidth: 226, fill: palette.mark }) +
    printMotif(motif, { centre: at(-0.3, -0.32), up }, 0.3, 0.16, palette.mark)
  );
}

/** A basketball of eight panels with a pebbled cover. */
export const basketball = defineArchetype<Palette>({
  name: 'basketball',
  colourways: {
    classic: { ...colours.classic, palette: { base: '#c9662b', side: '#c9662b', channel: '#191512', mark: '#1a1512' } },
    street: { ...colours.street, palette: { base: '#23262d', side: '#d8542b', channel: '#e9e4d8', mark: '#f2ede2' } },
    duo: { ...colours.duo, palette: { base: '#efe6d6', side: '#1f4f9e', channel: '#15181f', mark: '#15264a' } },
    brown: { ...colours.brown, palette: { base: '#7c4428', side: '#7c4428', channel: '#140e0b', mark: '#f0dcb8' } },
    teal: { ...colours.teal, palette: { base: '#f0e8d8', side: '#1d8a8c', channel: '#14201f', mark: '#0d4a4b' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '420 360 520 520' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const cover = skin(drawing, palette) + grooves(drawing, palette) + print(palette, brand) + ballLight(drawing, 0.45);
    return drawing.add(drawing.studio(), ballShadow(drawing), drawing.clip(ballOutline, cover));
  },
});
