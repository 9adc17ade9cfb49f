import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#demo/catalogue/index.ts';
import type { Finding } from '#backend/compliance/finding.ts';
import { inspectRecords, type ShopRecords } from '#backend/compliance/inspecting.ts';
import { ListedPaths } from '#backend/compliance/listed-paths.ts';
import { masterFolders, pictureNames } from '#backend/media/masters.ts';
import { noveltyOf } from '#backend/search/documents.ts';
import { rolePricesAt, isReduced } from '#backend/search/prices.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import type { Catalogue } from '#backend/catalogue/model.ts';
import { backendSettingsSchema, readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { demoCatalogue, demoContent, demoNow } from '#tests/unit/demo/content/demo-content.ts';
import { fixtureCatalogue, fixtureNow } from '#tests/fixtures/catalogue.ts';

async function findingsOf(records: Partial<ShopRecords> = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { products, sets } = demoCatalogue;
  await inspectRecords(
    {
      structure: demoCatalogue,
      content: demoContent,
      sets,
      total: products.length,
      products: [products],
      codes: [],
      ...records,
    },
    {
      settings: readSettings(shopSettingsSchema, {}),
      pictures: await pictureNames(masterFolders(readSettings(backendSettingsSchema, {}))),
      now: demoNow,
      onFinding: (finding) => void findings.push(finding),
    },
  );
  return findings;
}

describe('the compliance report', () => {
  it('finds nothing wrong with the demo: 3 000 products, their makers and prices, catalogues, stores and texts', async () => {
    expect(await findingsOf()).toEqual([]);
  });

  it('tells where it found something: of whom, in which text, at which address', async () => {
    const [banner] = demoCatalogue.banners;
    const structure = { ...demoCatalogue, banners: [{ ...banner!, links: [{ name: 'Sehová', path: '/sehova/' }] }] };
    expect(await findingsOf({ structure })).toMatchObject([
      {
        rule: { id: 'link-dead', severity: 'warning' },
        detail: '/sehova/',
        place: { kind: 'banner', name: banner!.title, url: 'http://localhost:3000/' },
      },
    ]);
  });
});

describe('the paths of lists', () => {
  const demo = generateCatalogue({ seed: 5, products: 500, now: demoNow });

  it.each<[name: string, catalogue: Catalogue, now: Date]>([
    ['the demo', demo, demoNow],
    ['the fixture', fixtureCatalogue(), fixtureNow],
  ])('are those of the search model: %s', (_, catalogue, now) => {
    const listed = new ListedPaths(catalogue);
    for (const product of catalogue.products) {
      const prices = rolePricesAt(product.priceLog, now);
      const [from, until] = noveltyOf(Date.parse(product.addedAt));
      if (prices)
        listed.add(product, { isReduced: isReduced(prices, 0), isNew: from <= now.getTime() && now.getTime() < until });
    }
    // The list of everything is the front page, not a list of its own.
    listed.paths.delete('/');
    const model = ReadModel.fromCatalogue(catalogue, now);
    expect([...listed.paths].sort()).toEqual(
      model.pages
        .all()
        .map(({ path }) => path)
        .sort(),
    );
  });
});
