/**
 * The demo's PICTURE_PROGRAM: draws pictures of the catalog for the API, which starts it when one has no master and ends it
 * (ADR-0152). It speaks as lib/contract/drawing.ts says.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { drawingOrderSchema, type Drawables, type Drawn } from '#lib/contract/drawing.ts';
import { pictureRequests } from '../catalog/lines.ts';
import { enlarge } from './enlarge.ts';
import { boundBlurs } from './lib/bound-blurs.ts';

import { mirrorMark } from './lib/drawing.ts';
import { nameOf, svgOf } from './request.ts';

/** A core for drawing: the others answer shoppers. */
sharp.concurrency(1);
sharp.cache(false);

/** Folders of code that decides how pictures look. */
const code = ['.', '../catalog'].map((folder) => join(dirname(fileURLToPath(import.meta.url)), folder));

/** Of the code that draws: any change of it may change any picture. */
async function versionOfCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of code) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).toSorted();
    for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const requests = new Map(pictureRequests().map((request) => [nameOf(request), request]));

/**
 * In which width, px, a picture of `width` is drawn whole; wider, its edges alone are, for filters cost by the pixel
 * (ADR-0161). The first is for what somebody waits for.
 */
const wholeFor = (width: number): number => (width <= 480 ? 384 : 480);

function drawn(svg: string, width: number): Sharp {
  const sized = boundBlurs(svg).replace(/ width="1200" height="1200"/, ` width="${width}" height="${width}"`);
  return sharp(Buffer.from(sized), { unlimited: true }).flop(svg.includes(mirrorMark));
}

async function pictureOf(svg: string, width: number, smaller: Uint8Array | undefined): Promise<Sharp> {
  const whole = wholeFor(width);
  if (!smaller && width <= whole) return drawn(svg, width);
  return enlarge(svg, smaller ?? (await drawn(svg, whole).png().toBuffer()), width);
}

async function draw(order: unknown): Promise<Drawn> {
  const { name, width, smaller } = drawingOrderSchema.parse(order);
  const request = requests.get(name);
  if (!request) return { failure: 'There is no such picture.' };
  const picture = await pictureOf(svgOf(request), width, smaller);
  return { picture: await picture.webp({ quality: 90, effort: 2 }).toBuffer() };
}

const say = (words: Drawables | Drawn): void => void process.send?.(words);

process.on('disconnect', () => process.exit());
process.on('message', (order) => {
  void draw(order).then(say, (error: unknown) => say({ failure: String(error) }));
});
say({ version: await versionOfCode(), names: [...requests.keys()] });
