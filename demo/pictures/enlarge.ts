import sharp, { type Sharp } from 'sharp';
import { mirrorMark } from './lib/drawing.ts';
import { edgesOf } from './lib/edges.ts';

/** Pixels of three bytes, without transparency. */
interface Raw {
  data: Buffer;
  width: number;
}

/** Ground of the tiles (`--mist`), where a picture is transparent. */
const ground = '#f4f5f2';
/** Keeps near-black edges from being multiplied without measure, levels. */
const floor = 24;
/** How far a soft edge reaches, px: no level is beyond those on its two sides, or a dark line would run along it. */
const reach = 2;

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture
    .flatten({ background: ground })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const drawnAt = (svg: string, width: number): Promise<Raw> => {
  const sized = svg.replace(/ width="1200" height="1200"/, ` width="${width}" height="${width}"`);
  return rawOf(sharp(Buffer.from(sized), { unlimited: true }).flop(svg.includes(mirrorMark)));
};

const widened = async ({ data, width }: Raw, to: number): Promise<Buffer> =>
  (await rawOf(sharp(data, { raw: { width, height: width, channels: 3 } }).resize(to, to, { kernel: 'cubic' }))).data;

/**
 * A square picture in a greater width, px, from one that exists and its SVG: the softness of the one, enlarged, times the edges
 * of the other, drawn anew (ADR-0161). Filters, which cost by the pixel, are computed for the smaller one alone.
 */
export async function enlarge(svg: string, picture: Uint8Array, width: number): Promise<Sharp> {
  const small = await rawOf(sharp(picture));
  const edges = edgesOf(svg);
  const [sharpEdges, smallEdges] = [await drawnAt(edges, width), await drawnAt(edges, small.width)];
  const [soft, softEdges] = [await widened(small, width), await widened(smallEdges, width)];
  const enlarged = Buffer.from(soft);
  const [across, down] = [reach * 3, reach * width * 3];
  for (let at = down; at < soft.length - down; at++) {
    const own = soft[at]!;
    const around = [soft[at - across]!, soft[at + across]!, soft[at - down]!, soft[at + down]!] as const;
    const level = ((own + floor) * (sharpEdges.data[at]! + floor)) / (softEdges[at]! + floor) - floor;
    enlarged[at] = Math.max(Math.min(level, Math.max(own, ...around)), Math.min(own, ...around));
  }
  return sharp(enlarged, { raw: { width, height: width, channels: 3 } });
}
