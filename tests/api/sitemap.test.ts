import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SitemapKind, SitemapPart, sitemapSchema } from '#lib/contract/sitemap.ts';
import { startContentApi } from './content-api.ts';

type Sitemap = z.output<typeof sitemapSchema>;

let api: Awaited<ReturnType<typeof startContentApi>>;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

async function pathsOf(kind?: SitemapKind): Promise<Sitemap['paths']> {
  const paths: Sitemap['paths'] = [];
  for (let after = ''; ;) {
    const query = new URLSearchParams({ after, ...(kind ? { kind } : {}) });
    const { data } = await api.call<Sitemap>('GET', `/sitemap-data/?${query}`);
    paths.push(...data.paths);
    if (data.next === null) return paths;
    after = data.next;
  }
}

describe('GET /sitemap-data/', () => {
  it.each([
    ['guide', '/blog/article/milyen-hosszu-silec-kell/', 38],
    ['guide', '/blog/futas/', 38],
    ['page', '/static/aszf/', 21],
    ['page', '/services/siszerviz/', 21],
  ] as const)('[RT-08] [RT-09] [RT-12] knows as %s %s, one of %i', async (kind, path, count) => {
    const paths = await pathsOf(kind);
    expect(paths.find((entry) => entry.path === path)).toMatchObject({
      kind,
      changedAt: expect.stringMatching(/^2026-/),
    });
    expect(paths).toHaveLength(count);
    for (const entry of paths) expect(entry.kind).toBe(kind);
  });

  it('[RT-11] [RT-23] knows stores and flipbooks, which nobody dates', async () => {
    const [shops, flipbooks] = [await pathsOf('store'), await pathsOf('flipbook')];
    expect(shops.length).toBeGreaterThan(0);
    for (const { path } of shops) expect(path).toMatch(/^\/shop\/[a-z0-9-]+\/$/);
    expect(flipbooks.map(({ path }) => path).toSorted()).toEqual(
      api.content.flipbooks.map(({ slug }) => `/aktualis-ajanlatok/${slug}/`).toSorted(),
    );
    for (const { changedAt } of [...shops, ...flipbooks]) expect(changedAt).toBeNull();
  });

  it('lists all kinds together, each path once', async () => {
    const all = await pathsOf();
    const kinds = await Promise.all(
      (['listing', 'guide', 'page', 'store', 'flipbook', 'product'] as const).map((kind) => pathsOf(kind)),
    );
    expect(all.map(({ path }) => path).toSorted()).toEqual(
      kinds
        .flat()
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  it('[RT-09] leaves out a guide that is not out yet', async () => {
    const { now } = api.clock;
    api.clock.now = new Date('2026-10-01T12:00:00Z');
    expect((await pathsOf('guide')).some(({ path }) => path === '/blog/article/milyen-hosszu-silec-kell/')).toBe(false);
    api.clock.now = now;
  });

  it('names the first pictures of products and guides, which the media host has', async () => {
    const [products, guides, listings] = [await pathsOf('product'), await pathsOf('guide'), await pathsOf('listing')];
    const [shoe] = api.catalog.products.filter(({ colours }) => colours.length > 1);
    const entry = products.find(({ path }) => path === `/p/${shoe?.slug}-${shoe?.id}/`);
    expect(entry?.images).toEqual(shoe?.colours.map(({ images }) => `/media/${images[0]?.name}`));
    for (const { images = [] } of products) expect(images.length).toBeGreaterThan(0);
    expect(guides.flatMap(({ images = [] }) => images)).toHaveLength(api.content.guides.length);
    expect(listings.some(({ images }) => images !== undefined)).toBe(false);
    expect((await api.call('GET', `${entry?.images?.[0]}/96`)).status).toBe(200);
  });
});

describe('GET /sitemap-data/parts/', () => {
  it('tells where each page of each kind begins, and when the last of its paths changed', async () => {
    const { data: parts } = await api.call<SitemapPart[]>('GET', '/sitemap-data/parts/');
    const kinds = parts.map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['listing', 'guide', 'page', 'store', 'flipbook', 'product']);
    const pages = await Promise.all(
      parts.map(
        async ({ kind, after }) =>
          (await api.call<Sitemap>('GET', `/sitemap-data/?${new URLSearchParams({ kind, after })}`)).data.paths,
      ),
    );
    expect(
      pages
        .flat()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual((await pathsOf()).map(({ path }) => path).toSorted());
    for (const [at, { kind, changedAt }] of parts.entries()) {
      const dates = (pages[at] ?? []).flatMap((entry) => entry.changedAt ?? []);
      expect(changedAt).toBe(kind === 'store' || kind === 'flipbook' ? null : dates.toSorted().at(-1));
    }
  });
});
