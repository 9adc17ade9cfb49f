import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportCatalog } from '#backend/catalog/exporting.ts';
import { importCatalog, InvalidCatalog, type ImportOptions } from '#backend/catalog/importing.ts';
import { SeenCodes } from '#backend/catalog/seen-codes.ts';
import { loadCatalog } from '#backend/db/catalog.ts';
import { catalogRecordSchema, type CatalogRecord } from '#lib/contract/catalog.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { runProgram } from './process.ts';

type ProductRecord = Extract<CatalogRecord, { kind: 'product' }>;

let api: TestApi;
let all: CatalogRecord[];
let first: ProductRecord;
let second: ProductRecord;
beforeEach(async () => {
  api = await startTestApi();
  all = [];
  await exportCatalog(api.db, (line) => void all.push(catalogRecordSchema.parse(JSON.parse(line))));
  const [one, other] = all.filter((record) => record.kind === 'product');
  if (!one || !other) throw new Error('The fixture has too few products');
  [first, second] = [one, other];
});
afterEach(() => api.close());

async function fileOf(records: readonly CatalogRecord[]): Promise<string> {
  const file = join(api.folder, 'codes.ndjson');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}

const bring = async (records: readonly CatalogRecord[], options: ImportOptions = {}) =>
  importCatalog(api.db, await fileOf(records), { now: fixtureNow, ...options });
const problemsOf = async (records: readonly CatalogRecord[], options: ImportOptions = {}) => {
  const error = await bring(records, options).then(
    () => null,
    (failed: unknown) => failed,
  );
  return error instanceof InvalidCatalog ? error.message.split('\n') : [];
};
const codeOf = (product: ProductRecord, kind: 'slug' | 'sku' | 'ean') =>
  kind === 'slug' ? product.slug : (product.options[0]?.[kind] ?? '');
const withCode = (product: ProductRecord, kind: 'slug' | 'sku' | 'ean', code: string): ProductRecord =>
  kind === 'slug'
    ? { ...product, slug: code }
    : { ...product, options: product.options.map((option, at) => (at === 0 ? { ...option, [kind]: code } : option)) };

describe.each(['slug', 'sku', 'ean'] as const)('one %s for two products', (kind) => {
  const field = kind === 'slug' ? 'slug' : `options.0.${kind}`;

  it('is refused within a file, by a line that names both', async () => {
    const before = await loadCatalog(api.db);
    const code = codeOf(first, kind);
    expect(await problemsOf([first, withCode(second, kind, code)])).toEqual([
      `line 2, ${field}: product ${second.id} and product ${first.id} (line 1) both have the ${kind} ${code}`,
    ]);
    expect(await loadCatalog(api.db)).toEqual(before);
  });

  it('is refused where the other product is stored and stays as it is', async () => {
    const code = codeOf(first, kind);
    expect(await problemsOf([withCode(second, kind, code)])).toEqual([
      `line 1, ${kind}: product ${second.id} and product ${first.id}, which is stored, both have the ${kind} ${code}`,
    ]);
  });

  it('[ADR-0138] is refused for two options of one product', async () => {
    if (kind === 'slug') return;
    const code = codeOf(first, kind);
    const options = first.options.map((option) => ({ ...option, [kind]: code }));
    expect((await problemsOf([{ ...first, options }]))[0]).toBe(
      `line 1, options.1.${kind}: another option of this product has the ${kind} ${code} as well`,
    );
  });

  it('is none where the file gives the other product another, or replaces the catalog', async () => {
    const swapped = [withCode(first, kind, codeOf(second, kind)), withCode(second, kind, codeOf(first, kind))];
    expect(await problemsOf(swapped)).toEqual([]);
    const others = all.filter((record) => record.kind !== 'product' && record.kind !== 'set');
    expect(await problemsOf([...others, withCode(second, kind, codeOf(first, kind))], { replaces: true })).toEqual([]);
  });
});

describe('[HDR-10] a brand’s logo', () => {
  const logos = async () => {
    await api.live.catchUp();
    const { data } = await api.call<MenuItem[]>('GET', '/menu/');
    const brands = data.flatMap(({ options: own }) => own.filter(({ type }) => type === 'brand'));
    return Object.fromEntries(brands.map(({ name, data: own }) => [name, own?.logo]));
  };

  it('comes with the file, is exported again, and stands in the menu until the file takes it back', async () => {
    const brand = all.find((record) => record.kind === 'brand');
    if (brand?.kind !== 'brand') throw new Error('The fixture has no brand');
    expect(new Set(Object.values(await logos()))).toEqual(new Set([null]));
    const warnings: unknown[] = [];
    await bring([{ ...brand, logo: 'logo-vento' }], {
      pictures: new Set(),
      onWarning: ({ field }) => void warnings.push(field),
    });
    expect(warnings).toEqual(['logo']);
    expect(await logos()).toMatchObject({ [brand.name]: '/media/logo-vento' });
    const lines: unknown[] = [];
    await exportCatalog(api.db, (line) => void lines.push(JSON.parse(line)));
    expect(lines).toContainEqual({ ...brand, logo: 'logo-vento' });
    await bring([brand]);
    expect(await logos()).toMatchObject({ [brand.name]: null });
  });
});

describe('[ADR-0138] what is doubtful', () => {
  const doubtsOf = async (record: ProductRecord) => {
    const warnings: unknown[] = [];
    await bring([record], { onWarning: (warning) => void warnings.push(warning) });
    await api.live.catchUp();
    return warnings;
  };

  it('is a price of the future alone: nobody sees the product before, and everybody from then on', async () => {
    const at = new Date(fixtureNow.getTime() + 3_600_000).toISOString();
    const option = { ...first.options[0]!, id: 990_001, sku: 'Z1', ean: '5991234567894' };
    const coming: ProductRecord = {
      ...first,
      id: 9901,
      slug: 'holnapi-cipo',
      options: [option],
      priceLog: first.priceLog.slice(0, 1).map((entry) => ({ ...entry, role: 'vk' as const, at })),
    };
    expect(await doubtsOf(coming)).toEqual([
      { line: 1, field: 'priceLog', problem: `the first public price holds from ${at} on: nobody sees it before` },
    ]);
    expect((await api.call('GET', '/api/v1/product/9901/')).status).toBe(404);
    api.clock.now = new Date(Date.parse(at) + 1000);
    await api.live.catchUp();
    expect((await api.call('GET', '/api/v1/product/9901/')).status).toBe(200);
  });

  it.each([
    [9_999_999_999, 2_147_483_647],
    [-5, 0],
  ])('is the rank %d, of which %d is stored', async (salesRank, expected) => {
    const problem = `is not from 0 to 2147483647: ${expected} was stored`;
    expect(await doubtsOf({ ...first, salesRank })).toEqual([{ line: 1, field: 'salesRank', problem }]);
    expect((await loadCatalog(api.db)).products.find(({ id }) => id === first.id)?.salesRank).toBe(expected);
  });
});

describe('codes that were seen', () => {
  it('are told apart, however many', () => {
    const seen = new SeenCodes();
    for (let line = 1; line <= 20_000; line += 1) expect(seen.add(`599${line}`, line)).toBeNull();
    expect([seen.find('5991'), seen.find('59920000'), seen.find('59920001')]).toEqual([1, 20_000, null]);
    expect(seen.add('59977', 30_000)).toBe(77);
    expect(seen.find('59977')).toBe(77);
  });
});

describe('a picture that is not there', () => {
  it('is warned of once, by its name and where it stands, and stored', async () => {
    const [colour] = first.colours;
    const images = [{ name: 'nincs-ilyen-kep', alt: 'Nincs ilyen kép' }, ...(colour?.images ?? [])].slice(0, 20);
    const changed = { ...first, colours: first.colours.map((own, at) => (at === 0 ? { ...own, images } : own)) };
    const pictures = new Set(
      [first, second].flatMap(({ colours }) => colours.flatMap((own) => own.images.map(({ name }) => name))),
    );
    const warnings: unknown[] = [];
    const onWarning = (warning: unknown) => void warnings.push(warning);
    expect(await bring([changed, { ...second, colours: second.colours }], { pictures, onWarning })).toBe(2);
    expect(warnings).toEqual([
      {
        line: 1,
        field: 'colours.0.images.0.name',
        problem: 'there is no picture nincs-ilyen-kep in PICTURES_DIR',
      },
    ]);
    const run = runProgram(
      'catalog-import.ts',
      {
        DATA_DIR: api.settings.DATA_DIR,
        ...(api.settings.DATABASE_URL ? { DATABASE_URL: api.settings.DATABASE_URL } : {}),
      },
      [await fileOf([changed])],
    );
    expect(await run.ended).toBe(0);
    expect(run.output.stderr).toContain('line 1, colours.0.images.0.name: there is no picture nincs-ilyen-kep');
    expect(run.output.stdout).toContain('Imported 1 records');
  });
});
