import { describe, expect, it } from 'vitest';
import { guidesByRoot } from '#backend/content/guides-by-root.ts';
import type { Content, GuideContent } from '#backend/content/model.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
const guide = (slug: string, ...sports: string[]): GuideContent => ({
  slug,
  title: slug,
  description: '',
  image: { name: 'kep', alt: '' },
  sports,
  author: { name: '', role: '' },
  publishedAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  blocks: [],
});
const roots = ['/sport/futas/', '/sport/foci/', '/noi/', '/ferfi/'];

/** Which guides stand beside each root. */
function beside(guides: GuideContent[]): string[][] {
  const content: Content = { brands: [], shops: [], pages: [], flipbooks: [], guides };
  const shown = guidesByRoot(model, content, fixtureNow, roots);
  return roots.map((root) => shown.filter(({ about }) => about?.includes(root)).map(({ title }) => title));
}

describe('guides beside the roots of the menu', () => {
  it('[HDR-20] stand beside one of them alone, and no root that has any is left without', () => {
    const both = [1, 2, 3].map((at) => guide(`mind-${at}`, 'futas', 'foci'));
    const [running, football] = beside([...both, guide('futo', 'futas')]);
    expect(new Set([...(running ?? []), ...(football ?? [])]).size).toBe(4);
    expect(running).toEqual(['futo']);
    expect(football).toEqual(['mind-1', 'mind-2', 'mind-3']);
  });

  it('[HDR-21] stand beside the gender too that all of their goods are for alone', () => {
    const about = (slug: string, ...productIds: number[]): GuideContent => ({
      ...guide(slug, 'futas'),
      blocks: [{ type: 'products', productIds }],
    });
    const genders = (...guides: GuideContent[]) => beside(guides).slice(2);
    expect(genders(about('ferfi', 1))).toEqual([[], ['ferfi']]);
    expect(genders(about('mindenki', 3), about('vegyes', 1, 3), guide('semmi', 'futas'))).toEqual([[], []]);
    expect(beside([about('ferfi', 1)])[0]).toEqual(['ferfi']);
  });

  it('[HDR-20] are three at most for a root, the newest', () => {
    const [running] = beside([1, 2, 3, 4].map((at) => guide(`futo-${at}`, 'futas')));
    expect(running).toEqual(['futo-1', 'futo-2', 'futo-3']);
  });
});
