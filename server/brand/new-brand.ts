import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import type { brandFileOf } from '#lib/config/brand/brand-file.ts';
import { styleSheetColours } from '#lib/config/brand/colours.ts';
import { readBrand } from '#lib/config/brand/read-brand.ts';
import { SettingsError } from '#lib/config/settings.ts';
import type { Market } from '#lib/contract/market/market-file.ts';
import { firstIcon, firstSharePicture } from './first-drawings.ts';

/** What is asked for a new brand, by flag: a question, and what an empty answer means; null where it has to be given. */
export const questions = {
  dir: ['Folder of the brand', null],
  name: ['Name of the shop', null],
  ink: ['Colour of text and buttons', styleSheetColours.ink],
  paper: ['Colour of pages', styleSheetColours.paper],
  accent: ['Colour that marks what is chosen', styleSheetColours.accent],
  sale: ['Colour of reductions', styleSheetColours.sale],
  email: ['E-mail address for customers', null],
  company: ['Registered name of the company', ''],
  zip: ['Postcode of its seat', ''],
  city: ['Town of its seat', ''],
  street: ['Street and number of its seat', ''],
  register: ['Its number in the register of companies', ''],
  'tax-number': ['Its tax number', ''],
  phone: ['Telephone number for customers', ''],
  home: ['Price of home delivery', '1490'],
  point: ['Price of delivery to a parcel point', '990'],
  heavy: ['What heavy goods cost beside it', '4990'],
  'free-from': ['Goods from which delivery is free', '20000'],
} as const satisfies Record<string, readonly [question: string, fallback: string | null]>;
export type Flag = keyof typeof questions;
export type Answers = Readonly<Partial<Record<Flag, string>>>;

/** What has to be given and is not, as flags. */
export function missingFlags(answers: Answers): Flag[] {
  return (Object.keys(questions) as Flag[]).filter((flag) => questions[flag][1] === null && !answers[flag]);
}

/** Letters of a name as its mark has them: brackets would mark a part of it. */
const markOf = (name: string) => name.replaceAll(/[[\]]/g, '').trim().toUpperCase();

/** A number of a flag; what is none stays as it is, for the schema to name. */
const numberOf = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : (text as unknown as number));

function fileOf(answers: Answers): z.input<ReturnType<typeof brandFileOf>> {
  const of = (flag: Flag) => answers[flag] || (questions[flag][1] ?? '');
  const [first = '', ...rest] = markOf(of('name'));
  return {
    name: of('name'),
    isSample: false,
    wordmark: `[${first}]${rest.join('')}`,
    icon: 'icon.svg',
    sharePicture: 'share.png',
    colours: {
      ...styleSheetColours,
      ink: of('ink'),
      paper: of('paper'),
      accent: of('accent'),
      sale: of('sale'),
    },
    company: {
      legalName: of('company'),
      zip: of('zip'),
      city: of('city'),
      street: of('street'),
      register: of('register'),
      court: '',
      notary: '',
      taxNumber: of('tax-number'),
      representative: '',
      phone: of('phone'),
      hours: '',
      email: of('email'),
      hosting: '',
      hostingPhone: '',
    },
    profiles: [],
    delivery: {
      home: numberOf(of('home')),
      pickUpPoint: numberOf(of('point')),
      heavy: numberOf(of('heavy')),
      freeFrom: numberOf(of('free-from')),
      days: { home: [2, 3], store: [2, 4], point: [2, 3], held: [0, 1] },
    },
  };
}

/**
 * Writes a brand's folder that a shop of a market starts with. Throws a SettingsError that names the flag which is missing, or the
 * field that is not allowed; no folder is there then.
 * @returns the folder's full path.
 */
export async function writeNewBrand(answers: Answers, market: Market): Promise<string> {
  const missing = missingFlags(answers);
  if (missing.length > 0)
    throw new SettingsError(`A brand needs ${missing.map((flag) => `--${flag} (${questions[flag][0]})`).join(', ')}`);
  if (markOf(answers.name ?? '') === '')
    throw new SettingsError(`--name="${answers.name}" has no letters beside its brackets`);
  const folder = resolve(answers.dir ?? '');
  if (existsSync(folder))
    throw new SettingsError(`--dir="${answers.dir}" is there already: a new brand takes a new folder`);
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const file = fileOf(answers);
    const colours = { ...styleSheetColours, ...file.colours };
    await writeFile(join(draft, 'brand.json'), `${JSON.stringify(file, null, 2)}\n`);
    const drawable = /^#[0-9a-f]{6}$/i;
    const inks = Object.values(colours).every((colour) => drawable.test(colour)) ? colours : styleSheetColours;
    await writeFile(join(draft, 'icon.svg'), await firstIcon(markOf(file.name), inks));
    await writeFile(join(draft, 'share.png'), await firstSharePicture(file.name, inks));
    readBrand(draft, market);
    // As any other folder; a draft is its writer's alone.
    await chmod(draft, 0o755);
    await rename(draft, folder);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof SettingsError) throw new SettingsError(error.message.replaceAll(draft, folder));
    throw error;
  }
}
