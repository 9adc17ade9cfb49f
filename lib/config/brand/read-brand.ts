import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '#lib/contract/market/market-file.ts';
import { backendSettingsSchema } from '../backend-settings.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { brandFileOf, type BrandFile } from './brand-file.ts';
import { colourDeclarations, refuseFaint, styleSheetColours } from './colours.ts';
import type { StatedBrand } from './brand.ts';
import { checkSvg } from './svg.ts';
import { lettersOf, type BrandPicture } from './wordmark.ts';

/** A file of a brand as it is served. */
export interface ServedFile {
  type: string;
  body: Buffer;
  /** Whether its address changes with its contents. */
  isNamedByContent: boolean;
}

/** A brand's folder, read whole. */
export interface ReadBrand {
  stated: StatedBrand;
  /** Its files by their paths on storefront and checkout. */
  files: ReadonlyMap<string, ServedFile>;
}

/** Path of the icon, the same for every brand: browsers and search engines remember it. */
export const iconPath = '/icon.svg';

const [shareWidth, shareHeight] = [1200, 630];
const mostFont = 512 * 1024;
const mostPicture = 1024 * 1024;

const digestOf = (...parts: (string | Buffer)[]) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex').slice(0, 12);
};

function readPart(folder: string, name: string, most: number, field: string): Buffer {
  let body: Buffer;
  try {
    body = readFileSync(join(folder, name));
  } catch (error) {
    throw new SettingsError(
      `${join(folder, 'brand.json')}: ${field} names ${name}, which cannot be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
  if (body.length > most) throw new SettingsError(`${join(folder, name)} (${field}) is larger than ${most / 1024} kB`);
  return body;
}

/** The file of a folder. Throws a SettingsError that names it and every field that has no allowed value. */
function readBrandFile(folder: string, market: Market): BrandFile {
  const path = join(folder, 'brand.json');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `BRAND_DIR="${folder}" is no brand: ${path} cannot be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`${path} is not whole: ${error instanceof Error ? error.message : ''}`);
  }
  const parsed = brandFileOf(market).safeParse(json);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues
      .map(({ path: field, message }) => `${path}: ${field.join('.') || 'the whole'}: ${message}`)
      .join('\n'),
  );
}

function readSharePicture(folder: string, name: string): Buffer {
  const body = readPart(folder, name, mostPicture, 'sharePicture');
  const isPng = body.length > 24 && body.toString('latin1', 1, 4) === 'PNG';
  const size = isPng ? `${body.readUInt32BE(16)} × ${body.readUInt32BE(20)}` : 'no';
  if (size === `${shareWidth} × ${shareHeight}`) return body;
  throw new SettingsError(
    `${join(folder, name)} (sharePicture) is ${isPng ? `${size} px` : 'no PNG file'}; a PNG of ${shareWidth} × ${shareHeight} px is expected`,
  );
}

/** The files of a brand, and addresses for them. */
class Files {
  readonly served = new Map<string, ServedFile>();

  /** Returns the path at which it is served, named by its content. */
  add(body: Buffer, type: string, ending: string): string {
    const path = `/_next/static/brand-${digestOf(body)}.${ending}`;
    this.served.set(path, { type, body, isNamedByContent: true });
    return path;
  }
}

function wordmarkOf(folder: string, { wordmark }: BrandFile, files: Files): StatedBrand['wordmark'] {
  if (!wordmark.endsWith('.svg')) return lettersOf(wordmark);
  const body = readPart(folder, wordmark, mostPicture, 'wordmark');
  const size = checkSvg(body, `${join(folder, wordmark)} (wordmark)`);
  const type = 'image/svg+xml';
  return { url: files.add(body, type, 'svg'), type, ...size } satisfies BrandPicture;
}

/** Style rules of a brand's fonts, and their paths; without any of its own it has those of the style sheets. */
function fontsOf(folder: string, { fonts }: BrandFile, files: Files) {
  const parts = (['display', 'text'] as const).flatMap((part) => {
    const font = fonts[part];
    if (!font) return [];
    const body = readPart(folder, font.file, mostFont, `fonts.${part}.file`);
    // Its head says how long the whole is.
    if (body.length < 48 || body.toString('latin1', 0, 4) !== 'wOF2' || body.readUInt32BE(8) !== body.length)
      throw new SettingsError(`${join(folder, font.file)} (fonts.${part}.file) is no woff2 font`);
    const path = files.add(body, 'font/woff2', 'woff2');
    const family = `brand-${part}`;
    return [
      {
        path,
        face: `@font-face{font-family:${family};src:url(${path})format('woff2');font-weight:${font.weight};font-display:swap}`,
        declaration: `--${part}:${family},sans-serif;`,
      },
    ];
  });
  return {
    faces: parts.map(({ face }) => face).join(''),
    declarations: parts.map(({ declaration }) => declaration).join(''),
    paths: parts.map(({ path }) => path),
  };
}

/** Reads a brand's folder, whose company is one of a market. Throws a SettingsError that names the file and the field which is not allowed. */
export function readBrand(folder: string, market: Market): ReadBrand {
  const file = readBrandFile(folder, market);
  const colours = { ...styleSheetColours, ...file.colours };
  refuseFaint(colours, join(folder, 'brand.json'));
  const files = new Files();
  const wordmark = wordmarkOf(folder, file, files);
  const icon = readPart(folder, file.icon, mostPicture, 'icon');
  checkSvg(icon, `${join(folder, file.icon)} (icon)`);
  files.served.set(iconPath, { type: 'image/svg+xml', body: icon, isNamedByContent: false });
  const share = readSharePicture(folder, file.sharePicture);
  const fonts = fontsOf(folder, file, files);
  const declarations = colourDeclarations(colours) + fonts.declarations;
  const stated = {
    name: file.name,
    isSample: file.isSample,
    wordmark,
    icon: iconPath,
    sharePicture: {
      url: files.add(share, 'image/png', 'png'),
      type: 'image/png',
      width: shareWidth,
      height: shareHeight,
    },
    colours,
    // Twice the root: whichever style sheet comes later, these count.
    rules: fonts.faces + (declarations === '' ? '' : `:root:root{${declarations}}`),
    fonts: fonts.paths.length > 0 ? fonts.paths : null,
    company: file.company,
    profiles: file.profiles,
    delivery: file.delivery,
  };
  return { stated: { digest: digestOf(JSON.stringify(stated), icon), ...stated }, files: files.served };
}

/** The brand that an environment names. Throws a SettingsError. */
export function brandOf(environment: NodeJS.ProcessEnv, market: Market): ReadBrand {
  const { BRAND_DIR } = readSettings(backendSettingsSchema.pick({ BRAND_DIR: true }), environment);
  return readBrand(BRAND_DIR, market);
}
