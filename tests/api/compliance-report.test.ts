import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { CatalogBrand, CatalogProduct } from '#backend/catalog/model.ts';
import type { FlipbookContent, GuideContent } from '#backend/content/model.ts';
import { openReader } from '#backend/db/open.ts';
import type { Finding } from '#backend/compliance/finding.ts';
import { inspectShop, type Inspected } from '#backend/compliance/inspecting.ts';
import { picturesOfShop } from '#backend/media/known-pictures.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { createTestDatabase, isOverPostgres } from '#tests/databases/test-database.ts';
import { startContentApi } from './content-api.ts';
import { runProgram } from './process.ts';

let api: Awaited<ReturnType<typeof startContentApi>>;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

/** All that the compliance report finds in the stored shop, and how much it looked at. */
async function inspect(): Promise<{ findings: Finding[]; inspected: Inspected; percents: number[] }> {
  const findings: Finding[] = [];
  const percents: number[] = [];
  const reader = openReader(api.settings);
  try {
    const inspected = await inspectShop(reader, {
      settings: api.settings,
      pictures: await picturesOfShop(readSettings(backendSettingsSchema, {})),
      now: api.clock.now,
      onFinding: (finding) => void findings.push(finding),
      onProgress: (percent) => percents.push(percent),
    });
    return { findings, inspected, percents };
  } finally {
    await reader.destroy();
  }
}

const keyOf = ({ rule, place }: Finding) => `${rule.id} ${place.id}`;
const known = new Set<string>();

/** Changes the JSON document of a row. */
async function spoil<Document>(
  table: 'product' | 'brand' | 'guide' | 'flipbook',
  key: number | string,
  change: (document: Document) => void,
): Promise<void> {
  const column = table === 'product' ? 'id' : 'slug';
  const { document } = await api.db
    .selectFrom(table)
    .select('document')
    .where(column as 'slug', '=', key as string)
    .executeTakeFirstOrThrow();
  const parsed: Document = JSON.parse(document);
  change(parsed);
  await api.db
    .updateTable(table)
    .set({ document: JSON.stringify(parsed) })
    .where(column as 'slug', '=', key as string)
    .execute();
}

const inCategory = (slug: string): CatalogProduct[] => {
  const id = api.catalog.categories.find((category) => category.slug === slug)?.id;
  return api.catalog.products.filter(({ categoryId, refurbished }) => categoryId === id && !refurbished);
};

describe('the compliance report over a stored shop', () => {
  it('finds no breach of the law in the demo', async () => {
    const { findings, inspected, percents } = await inspect();
    expect(findings.filter(({ rule }) => rule.severity === 'error')).toEqual([]);
    expect(inspected).toEqual({
      products: 400,
      shops: 30,
      flipbooks: api.content.flipbooks.length,
      texts: expect.any(Number),
    });
    expect(percents).toEqual([50, 100]);
    for (const finding of findings) known.add(keyOf(finding));
  });

  it('finds every fault that is planted, where it was planted, and no other', async () => {
    const { db, catalog, content } = api;
    const [tee, hoodie] = [inCategory('futopolok')[0]!, inCategory('kapucnis-puloverek')[0]!];
    const [shoe, other] = inCategory('mindennapi-futocipok');
    const [helmet] = inCategory('bukosisakok');
    const flipbook = content.flipbooks.find(({ slug }) => slug === 'heti-ajanlatok')!;
    const [guide] = content.guides;
    const rarest = catalog.brands
      .map(({ slug }) => catalog.products.filter(({ brand }) => brand === slug))
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => a.length - b.length)[0]!;
    const [set] = catalog.sets;
    await spoil<CatalogBrand>('brand', rarest[0]!.brand, ({ manufacturer }) => {
      manufacturer.electronicAddress = '';
    });
    await spoil<CatalogProduct>('product', tee.id, (document) => {
      document.materials = '100% cotton';
    });
    await spoil<CatalogProduct>('product', hoodie.id, ({ colours }) => {
      colours[0]!.images[0] = { name: 'nincs-ilyen', alt: '' };
    });
    await spoil<CatalogProduct>('product', helmet!.id, (document) =>
      Object.assign(document, { warnings: [], description: [] }),
    );
    await spoil<GuideContent>('guide', guide!.slug, ({ blocks }) => {
      blocks.push(
        { type: 'paragraph', spans: [{ text: 'ide', href: '/sehova/' }] },
        { type: 'products', productIds: [999_999] },
      );
    });
    await spoil<FlipbookContent>('flipbook', flipbook.slug, ({ pages }) => {
      const [first, second, third] = pages.flatMap(({ offers }) => offers);
      Object.assign(first!, { productId: 999_999 });
      Object.assign(second!, { price: second!.price - 1000 });
      Object.assign(third!, { priceFull: third!.price * 3 });
    });
    await db
      .updateTable('product')
      .set({ slug: shoe!.slug, rrp: money(-5) })
      .where('id', '=', other!.id)
      .execute();
    await db
      .updateTable('product_option')
      .set({ ean: shoe!.options[0]!.ean, sku: '' })
      .where('id', '=', shoe!.options[1]!.id)
      .execute();
    await db
      .updateTable('product_option')
      .set({ ean: '5990000000011' })
      .where('id', '=', other!.options[0]!.id)
      .execute();
    await db
      .updateTable('product_set')
      .set({ price: money(0) })
      .where('id', '=', set!.id)
      .execute();
    await db.updateTable('store').set({ lat: 0, lng: 0, phone: '' }).where('sysname', '=', 'store_eger').execute();
    await db.deleteFrom('store_detail').where('sysname', '=', 'store_pecs').execute();
    const { findings } = await inspect();
    expect(
      findings
        .map(keyOf)
        .filter((key) => !known.has(key))
        .sort(),
    ).toEqual(
      [
        ...rarest.map(({ id }) => `safety-manufacturer ${id}`),
        `textile-composition-wrong ${tee.id}`,
        `picture-alt-missing ${hoodie.id}`,
        `picture-lost ${hoodie.id}`,
        `safety-warnings ${helmet!.id}`,
        `text-description-missing ${helmet!.id}`,
        `link-dead ${guide!.slug}`,
        `text-product-gone ${guide!.slug}`,
        `flipbook-hotspot-dead ${flipbook.slug}`,
        `flipbook-price-dearer ${flipbook.slug}`,
        `flipbook-strike-unlawful ${flipbook.slug}`,
        `slug-duplicate ${shoe!.id}`,
        `price-not-whole ${other!.id}`,
        `ean-duplicate ${shoe!.id}`,
        `sku-missing ${shoe!.id}`,
        `ean-wrong ${other!.id}`,
        `set-price ${set!.id}`,
        'store-geo store_eger',
        'store-phone store_eger',
        'store-hours-missing store_pecs',
      ].sort(),
    );
    const shared = findings.filter(({ rule }) => rule.id.endsWith('-duplicate')).map(({ detail }) => detail);
    expect(shared).toEqual([
      `${shoe!.options[0]!.ean}: ${shoe!.name} (${shoe!.id}); ${shoe!.name} (${shoe!.id})`,
      `${shoe!.slug}: ${shoe!.name} (${shoe!.id}); ${other!.name} (${other!.id})`,
    ]);
  });

  it('writes a page and a table, and fails for broken laws only where it is to be strict', async () => {
    const environment = { DATA_DIR: api.folder, DATABASE_URL: api.settings.DATABASE_URL ?? '' };
    const usual = runProgram('compliance-report.ts', environment);
    expect([await usual.ended, usual.output.stderr]).toEqual([0, '']);
    expect(usual.output.stdout).toMatch(
      /^Inspected 400 products: \d+ errors, \d+ warnings\. Report: \S+compliance-report\.html$/m,
    );
    const folder = join(api.folder, 'compliance');
    expect(await readFile(join(folder, 'compliance-report.html'), 'utf8')).toContain('ismeretlen szálnév: cotton');
    const table = await readFile(join(folder, 'compliance-report.csv'), 'utf8');
    expect(
      table
        .split('\r\n')
        .some((line) => line.startsWith('"jogsértés";"Hibás szálösszetétel";"textile-composition-wrong";"termék"')),
    ).toBe(true);
    const strict = runProgram('compliance-report.ts', environment, [
      '--strict',
      '--out',
      join(api.folder, 'reports', 'today'),
    ]);
    expect(await strict.ended).toBe(1);
    expect((await readFile(join(api.folder, 'reports', 'today', 'compliance-report.csv'))).subarray(0, 3)).toEqual(
      Buffer.from([0xef, 0xbb, 0xbf]),
    );
  });

  it('[ADR-0107] counts what a public shop lacks as a broken law', async () => {
    const environment = {
      DATA_DIR: api.folder,
      DATABASE_URL: api.settings.DATABASE_URL ?? '',
      STOREFRONT_HOST: 'https://bolt.example',
    };
    const strict = runProgram('compliance-report.ts', environment, ['--strict']);
    expect(await strict.ended).toBe(1);
    const table = await readFile(join(api.folder, 'compliance', 'compliance-report.csv'), 'utf8');
    const found = table.split('\r\n').filter((line) => line.includes('"public-shop-unfinished"'));
    expect(found).toHaveLength(14 + lawfulPages.length);
    for (const name of ['COMPANY_NAME', 'HARMONISED_NOTICE', '/static/impresszum/']) {
      expect(found.some((line) => line.includes(`hiányzik: ${name}`))).toBe(true);
    }
  });

  it('says in a sentence why it cannot begin', async () => {
    const database = await createTestDatabase();
    const said = async (...parameters: string[]) => {
      const { ended, output } = runProgram('compliance-report.ts', database.environment, parameters);
      return { code: await ended, error: output.stderr.trim() };
    };
    try {
      const { code, error } = await said();
      expect(code).toBe(2);
      expect(error).toMatch(
        isOverPostgres
          ? /^The database at \S+ \(DATABASE_URL\) holds no catalog: .+$/
          : /^There is no database in \S+ \(DATA_DIR\): .+$/,
      );
      expect(await said('--out')).toMatchObject({ code: 2, error: expect.stringContaining('--out') });
      expect(await said('--out', '')).toMatchObject({
        code: 2,
        error: expect.stringContaining('--out has to name a folder'),
      });
    } finally {
      await database.drop();
    }
  });
});
