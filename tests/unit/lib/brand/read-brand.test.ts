import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { colourTokens, contrast, styleSheetColours } from '#lib/config/brand/colours.ts';
import { firstFonts } from '#lib/config/fonts.ts';
import { inlinedBrand } from '#lib/config/brand/inlined-brand.ts';
import { brandOf, readBrand } from '#lib/config/brand/read-brand.ts';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import { stateBrand } from '#lib/config/brand/state-brand.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { SettingsError } from '#lib/config/settings.ts';

const project = new URL('../../../../', import.meta.url).pathname;
const second = join(project, 'tests/brands/szirt');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(second, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

type Json = Record<string, unknown>;
/** Changes the brand's file: a path of fields, and their new value. */
async function change(path: string, value: unknown): Promise<void> {
  const file: Json = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8'));
  const fields = path.split('.');
  const last = fields.pop() ?? '';
  const holder = fields.reduce((at, field) => (at[field] ??= {}) as Json, file);
  holder[last] = value;
  await writeFile(join(folder, 'brand.json'), JSON.stringify(file));
}
const draw = (text: string) => writeFile(join(folder, 'wordmark.svg'), text);
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inside}</svg>`;

/** The one sentence with which a folder is refused, without where it is. */
function refusal(): string {
  try {
    readBrand(folder, market);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.replaceAll(folder, 'brand');
    throw error;
  }
  return 'none';
}

describe('the brand of the program', () => {
  it('[ADR-0143] is what its file says, with the colours and fonts of the style sheets', async () => {
    const { stated, files } = readBrand(join(project, 'brand'), market);
    const { digest: _digest, sharePicture: _share, ...rest } = ownBrand;
    expect(stated).toMatchObject(rest);
    expect([stated.rules, stated.fonts]).toEqual(['', null]);
    expect([...files.keys()]).toEqual(['/icon.svg', stated.sharePicture.url]);
    const tokens = await readFile(join(project, 'app/styles/tokens.css'), 'utf8');
    for (const [name, token] of Object.entries(colourTokens)) {
      const [, value = ''] = new RegExp(`^  ${token}: (#[0-9a-f]+);`, 'm').exec(tokens) ?? [];
      const whole = value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
      expect([name, whole]).toEqual([name, styleSheetColours[name as keyof typeof colourTokens]]);
    }
  });
});

describe('another brand', () => {
  it('[ADR-0143] states what it has in place of the style sheets’ colours, and its files by their contents', async () => {
    const { stated, files } = readBrand(folder, market);
    expect(stated).toMatchObject({ name: 'Szirt', delivery: { freeFrom: 35_000 }, company: { city: 'Eger' } });
    expect(stated.rules).toMatch(/^:root:root\{--ink:#1c2541;--paper:#fffdf9;/);
    expect(stated.rules).not.toContain('--mist');
    expect(stated.wordmark).toMatchObject({ type: 'image/svg+xml', height: 32 });
    const before = readBrand(folder, market).stated;
    expect(before.digest).toBe(stated.digest);
    await draw(svg('<path d="M0 0h9v9z"/>'));
    const { stated: after } = readBrand(folder, market);
    expect(after.digest).not.toBe(before.digest);
    expect(after.wordmark).not.toEqual(before.wordmark);
    expect([...files.keys()]).toContain('/icon.svg');
  });

  it('[ADR-0143] brings fonts of its own, in place of those that pages fetch first', async () => {
    await change('fonts.text', { file: 'text.woff2', weight: '400 700' });
    await cp(join(project, 'public', firstFonts[0]), join(folder, 'text.woff2'));
    const { stated, files } = readBrand(folder, market);
    expect(stated.fonts).toHaveLength(1);
    expect(files.get(stated.fonts?.[0] ?? '')?.type).toBe('font/woff2');
    expect(stated.rules).toMatch(/^@font-face\{font-family:brand-text;src:url\(\/_next\/static\/brand-\w+\.woff2\)/);
    expect(stated.rules).toContain('--text:brand-text,sans-serif;');
  });

  it('[ADR-0143] gives the company that no variable names', () => {
    const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', BRAND_DIR: folder, COMPANY_CITY: 'Gyula' };
    stateBrand(environment, market);
    expect(environment).toMatchObject({
      COMPANY_NAME: 'Szirt Túrabolt Kft.',
      COMPANY_CITY: 'Gyula',
    });
    expect(JSON.parse(environment.LENDULET_BRAND ?? '')).toEqual(readBrand(folder, market).stated);
  });

  it('[ADR-0143] [ADR-0107] gives no company where its own is invented', async () => {
    await change('isSample', true);
    const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', BRAND_DIR: folder };
    stateBrand(environment, market);
    expect(Object.keys(environment).filter((name) => name.startsWith('COMPANY_'))).toEqual([]);
  });

  it('[ADR-0143] names no file where the development server draws it', () => {
    const read = readBrand(folder, market);
    const inlined = inlinedBrand(read);
    expect([...read.files.keys()].filter((path) => inlined.includes(path))).toEqual([]);
    expect(JSON.parse(inlined)).toMatchObject({ icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/) });
  });
});

describe('a brand that is refused', () => {
  it('[ADR-0143] is a folder that is not there', () => {
    const read = () => brandOf({ NODE_ENV: 'test', BRAND_DIR: '/nowhere/brand' }, market);
    expect(read).toThrow('BRAND_DIR="/nowhere/brand" is no brand: /nowhere/brand/brand.json cannot be read');
    expect(read).toThrow(SettingsError);
  });

  it('[ADR-0143] is half a file', async () => {
    const text = await readFile(join(folder, 'brand.json'), 'utf8');
    await writeFile(join(folder, 'brand.json'), text.slice(0, 200));
    expect(refusal()).toMatch(/^brand\/brand\.json is not whole: /);
  });

  it.each([
    ['name', '', 'name: '],
    ['name', 'A <b>', 'name: expected a line without'],
    ['colours.accent', 'orange', 'colours.accent: expected a colour such as #0e1116'],
    ['colours.background', '#ffffff', 'colours: Unrecognized key: "background"'],
    ['delivery.home', -1, 'delivery.home: '],
    ['delivery.freeFrom', 0.5, 'delivery.freeFrom: '],
    ['delivery.days.home', [3, 2], 'delivery.days.home: expected the first day before the last'],
    ['company.taxNumber', '12', 'company.taxNumber: '],
    ['company.email', '', 'company.email: '],
    ['icon', '../icon.svg', 'icon: expected the name of a file in the folder, .svg'],
    ['icon', 'none.svg', 'icon names none.svg, which cannot be read'],
    ['wordmark', 'SZIRT', 'wordmark: expected an .svg of the folder, or letters'],
    ['profiles', ['http://a.example'], 'profiles.0: expected an https address'],
  ])('[ADR-0143] has %s = %j', async (field, value, sentence) => {
    await change(field, value);
    expect(refusal()).toContain(`brand/brand.json: ${sentence}`);
    expect(refusal().split('\n')).toHaveLength(1);
  });

  it.each([
    ['<script>alert(1)</script>', 'holds a script'],
    ['<x:script>alert(1)</x:script>', 'holds a script'],
    ['<path onload="a()" d="M0 0"/>', 'holds a script in an attribute'],
    ['<a href="javascript:a()"/>', 'holds an address that is a script'],
    ['<use href="https://a.example/a.svg#b"/>', 'leads to an address outside of itself'],
    ["<use xlink:href='//a.example'/>", 'leads to an address outside of itself'],
    ['<path style="fill:url(https://a.example)"/>', 'loads an address outside of itself'],
    ['<style>@import "a.css";</style>', 'loads a style sheet'],
    ['<foreignObject/>', 'holds something that is no drawing'],
    ['<path d="&#106;"/>', 'holds characters by their numbers'],
  ])('[ADR-0143] draws its wordmark with %s', async (inside, sentence) => {
    await draw(svg(inside));
    expect(refusal()).toBe(`brand/wordmark.svg (wordmark) ${sentence}`);
  });

  it('[ADR-0143] takes a drawing that leads to its own parts alone', async () => {
    await draw(svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/>'));
    expect(refusal()).toBe('none');
  });

  it('[ADR-0143] is no drawing, no font, or another size of picture', async () => {
    await draw('GIF89a');
    expect(refusal()).toBe('brand/wordmark.svg (wordmark) is no SVG file');
    await draw('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(refusal()).toBe('brand/wordmark.svg (wordmark) has no viewBox');
    await cp(join(second, 'wordmark.svg'), join(folder, 'wordmark.svg'));
    await writeFile(join(folder, 'share.png'), 'no');
    expect(refusal()).toContain('(sharePicture) is no PNG file; a PNG of 1200 × 630 px is expected');
    await cp(join(second, 'share.png'), join(folder, 'share.png'));
    await change('fonts.display', { file: 'a.woff2', weight: '900' });
    const font = await readFile(join(project, 'public', firstFonts[1]));
    await writeFile(join(folder, 'a.woff2'), font.subarray(0, 900));
    expect(refusal()).toBe('brand/a.woff2 (fonts.display.file) is no woff2 font');
  });

  it.each([
    ['sale', '#ee88aa', 'colours.sale #ee88aa on colours.paper #fffdf9 has a contrast of 2.36:1, and text needs 4.5:1'],
    [
      'accent',
      '#1c2541',
      'colours.ink #1c2541 on colours.accent #1c2541 has a contrast of 1.00:1, and text needs 4.5:1',
    ],
    [
      'edge',
      '#c8c8c8',
      'colours.edge #c8c8c8 on colours.paper #fffdf9 has a contrast of 1.64:1, and the edge of a control needs 3:1',
    ],
  ])('[ADR-0143] cannot be read: %s', async (token, colour, sentence) => {
    await change(`colours.${token}`, colour);
    expect(refusal()).toBe(`brand/brand.json: ${sentence}`);
  });

  it('[ADR-0143] has contrasts as WCAG computes them', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
