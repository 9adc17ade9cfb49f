import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import type { Finding } from '#backend/compliance/finding.ts';
import { inspectRecords, type ShopRecords } from '#backend/compliance/inspecting.ts';
import { ListedPaths } from '#backend/compliance/listed-paths.ts';
import { picturesOfShop } from '#backend/media/known-pictures.ts';
import { noveltyOf } from '#backend/search/documents.ts';
import { rolePricesAt, isReduced } from '#backend/search/prices.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import type { Catalog } from '#backend/catalog/model.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { demoCatalog, demoContent, demoNow } from '#tests/unit/demo/content/demo-content.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const pictures = await picturesOfShop(readSettings(backendSettingsSchema, {}));

async function findingsOf(records: Partial<ShopRecords> = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { products, sets } = demoCatalog;
  await inspectRecords(
    {
      structure: demoCatalog,
      content: demoContent,
      sets,
      total: products.length,
      products: [products],
      codes: [],
      ...records,
    },
    {
      settings: readSettings(shopSettingsSchema, {}),
      pictures,
      now: demoNow,
      onFinding: (finding) => void findings.push(finding),
    },
  );
  return findings;
}

describe('the compliance report', () => {
  it('finds nothing wrong with the demo: 3 000 products, their makers and prices, flipbooks, stores and texts', async () => {
    expect(await findingsOf()).toEqual([]);
  });

  it('tells where it found something: of whom, in which text, at which address', async () => {
    const [banner] = demoCatalog.banners;
    const structure = { ...demoCatalog, banners: [{ ...banner!, links: [{ name: 'Sehová', path: '/sehova/' }] }] };
    expect(await findingsOf({ structure })).toMatchObject([
      {
        rule: { id: 'link-dead', severity: 'warning' },
        detail: '/sehova/',
        place: { kind: 'banner', name: banner!.title, url: 'http://localhost:3000/' },
      },
    ]);
  });

  it('[ADR-0126] reads texts in other languages too, at their addresses', async () => {
    const [guide] = demoContent.guides;
    const blocks: Block[] = [
      { type: 'paragraph', spans: [{ text: 'here', href: '/sehova/' }] },
      { type: 'products', productIds: [999_999] },
    ];
    const guides = [{ ...guide!, translations: { en: { title: 'A guide', blocks } } }];
    const place = { kind: 'cikk', name: 'A guide', url: `http://localhost:3000/en/blog/article/${guide!.slug}/` };
    const found = await findingsOf({ content: { ...demoContent, guides } });
    expect(found.filter(({ place: { name } }) => name === 'A guide')).toMatchObject([
      { rule: { id: 'link-dead' }, detail: '/sehova/', place },
      { rule: { id: 'text-product-gone' }, place },
    ]);
  });
});

describe('the paths of lists', () => {
  const demo = generateCatalog({ seed: 5, products: 500, now: demoNow });

  it.each<[name: string, catalog: Catalog, now: Date]>([
    ['the demo', demo, demoNow],
    ['the fixture', fixtureCatalog(), fixtureNow],
  ])('are those of the search model: %s', (_, catalog, now) => {
    const listed = new ListedPaths(catalog);
    for (const product of catalog.products) {
      const prices = rolePricesAt(product.priceLog, now);
      const [from, until] = noveltyOf(Date.parse(product.addedAt));
      if (prices)
        listed.add(product, { isReduced: isReduced(prices, 0), isNew: from <= now.getTime() && now.getTime() < until });
    }
    // The list of everything is the front page, not a list of its own.
    listed.paths.delete('/');
    const model = ReadModel.fromCatalog(catalog, now);
    expect([...listed.paths].sort()).toEqual(
      model.pages
        .all()
        .map(({ path }) => path)
        .sort(),
    );
  });
});
