import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { motifs } from './archetype.ts';
import { designsOf } from '../catalog/designs.ts';
import type { ArchetypeName } from '../catalog/colourways.ts';
import { pictureRequests, viewsOf } from '../catalog/lines.ts';
import { archetypes } from './archetypes/index.ts';
import { committedPictures } from './committed.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { mirrorMark } from './lib/drawing.ts';
import {
  drawingHash,
  dropMasters,
  isDrawn,
  keepMaster,
  masterFile,
  mastersDirectory,
  readManifest,
  writeManifest,
  type Manifest,
  type Master,
} from './masters.ts';
import { nameOf, svgOf, type PictureRequest } from './request.ts';

/** Where pictures go; a contact sheet is written only where one is asked for. */
export interface RenderOptions {
  directory?: string;
  contactSheet?: string | undefined;
}

interface Job extends Master {
  draw(): string;
}

const size = 1200;
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--no-first-run',
];

function jobFor(request: PictureRequest): Job {
  const draw = (): string => svgOf(request);
  return {
    name: nameOf(request),
    hash: drawingHash(draw()),
    isCrop: request.view === 'detail' || request.view === 'sole',
    draw,
  };
}

async function screenshot(page: Page, job: Job): Promise<Buffer> {
  const svg = job.draw();
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
  const picture = await page.screenshot({ type: 'png' });
  return svg.includes(mirrorMark) ? sharp(picture).flop().png().toBuffer() : picture;
}

async function renderJobs(jobs: readonly Job[], directory: string, manifest: Manifest): Promise<void> {
  const executablePath = browserPaths.find((path) => existsSync(path));
  const browser: Browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  const queue = [...jobs];
  let done = 0;
  const work = async (): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    for (let job = queue.shift(); job; job = queue.shift()) {
      await keepMaster(directory, manifest, job, await screenshot(page, job));
      console.log(`${++done}/${jobs.length} ${job.name}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    // Kept after a failure too, so that the next run goes on where this one stopped.
    await writeManifest(directory, manifest);
  }
}

/** Renders the pictures whose drawing changed, as AVIF of 1200 × 1200 px; returns the files of all (ADR-0146). */
export async function renderPictures(
  requests: readonly PictureRequest[],
  options: RenderOptions = {},
): Promise<string[]> {
  const { directory = mastersDirectory, contactSheet } = options;
  await mkdir(directory, { recursive: true });
  const manifest = await readManifest(directory);
  const jobs = new Map(requests.map(jobFor).map((job) => [job.name, job]));
  const stale = [...jobs.values()].filter((job) => !isDrawn(manifest, job));
  console.log(`${stale.length} of ${jobs.size} pictures to render`);
  if (stale.length) await renderJobs(stale, directory, manifest);
  const files = [...jobs.keys()].map((name) => join(directory, masterFile(manifest, name)!));
  if (contactSheet) await writeContactSheet(files, contactSheet);
  return files;
}

/** Every colourway, view and design of the named archetypes, or of all of them, for one brand. */
export function allPictures(names: readonly string[], brand: PictureRequest['brand']): PictureRequest[] {
  const wanted = names.length ? names : Object.keys(archetypes);
  return wanted.flatMap((name) => {
    const archetype = archetypes[name];
    if (!archetype) throw new Error(`No archetype "${name}"`);
    return Object.keys(archetype.colourways).flatMap((colourway) =>
      viewsOf(name as ArchetypeName).flatMap((view) =>
        designsOf(name).map((design) => ({ archetype: name, colourway, brand, view, design })),
      ),
    );
  });
}

/** Where pictures are drawn ahead that are not committed. */
const aheadDirectory = join(mastersDirectory, '../ahead');

/**
 * `npm run pictures [-- shoe,tent]` draws the committed pictures of the catalog into the masters, and with `--all` the others
 * into `demo/pictures/ahead`, which PICTURES_DIR may name (ADR-0152). With `--out DIR` it draws every colourway for one
 * brand into that folder instead, to look at. `--contact-sheet FILE` shows them together, `--views scene` those in use alone.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      archetypes: { type: 'string', default: '' },
      colourways: { type: 'string', default: '' },
      views: { type: 'string', default: '' },
      designs: { type: 'string', default: '' },
      brand: { type: 'string', default: 'VANTOR' },
      motif: { type: 'string', default: 'blades' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      'contact-sheet': { type: 'string' },
    },
  });
  const listed = (text: string): string[] => text.split(',').filter(Boolean);
  const slug = values.brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const names = [...listed(values.archetypes), ...positionals.flatMap(listed)];
  if (!values.out) {
    const requests = pictureRequests().filter(({ archetype }) => names.length === 0 || names.includes(archetype));
    const committed = committedPictures();
    const [masters, others] = [true, false].map((isMaster) =>
      requests.filter((request) => committed.has(nameOf(request)) === isMaster),
    );
    const files = await renderPictures(masters!);
    await dropMasters(mastersDirectory, others!.map(nameOf));
    if (values.all) files.push(...(await renderPictures(others!, { directory: aheadDirectory })));
    if (values['contact-sheet']) await writeContactSheet(files, values['contact-sheet']);
    return;
  }
  const motif = motifs.find((known) => known === values.motif);
  if (!motif) throw new Error(`No motif "${values.motif}"; there are ${motifs.join(', ')}`);
  const brand = { name: values.brand, motif, slug };
  const [colourways, views, designs] = [listed(values.colourways), listed(values.views), listed(values.designs)];
  const requests = allPictures(names, brand)
    .filter(({ colourway }) => !colourways.length || colourways.includes(colourway))
    .filter(({ view }) => !views.length || views.includes(view))
    .filter(({ design }) => !designs.length || designs.includes(design ?? ''));
  await renderPictures(requests, { directory: values.out, contactSheet: values['contact-sheet'] });
}

if (import.meta.main) await main();
