import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guide, GuideList } from '#lib/contract/blog.ts';
import type { Home } from '#lib/contract/home.ts';
import type { BlogPostTeaser } from '#lib/contract/search.ts';
import { startContentApi } from './content-api.ts';
import type { TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

const list = async (query = '') => api.call<GuideList>('GET', `/api/v1/blog/${query}`);
const guide = async (slug: string, language = 'hu') =>
  api.call<Guide>('GET', `/api/v1/blog/article/${slug}/`, { headers: { 'accept-language': language } });

describe('GET /api/v1/blog/', () => {
  it('[STORE-06] lists twelve a page, newest first, none twice', async () => {
    const [first, second, third] = [(await list()).data, (await list('?page=2')).data, (await list('?page=3')).data];
    expect([
      first.total,
      first.page,
      first.pageCount,
      first.guides.length,
      second.guides.length,
      third.guides.length,
    ]).toEqual([26, 1, 3, 12, 12, 2]);
    const all = [first, second, third].flatMap(({ guides }) => guides);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(26);
    expect(all.map(({ publishedAt }) => publishedAt)).toEqual(
      all
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    for (const { readingMinutes } of all) expect([1, 2, 3]).toContain(readingMinutes);
  });

  it('narrows to a sport and counts the guides of each', async () => {
    const { data } = await list('?sport=si-es-snowboard');
    expect(data.guides.map(({ slug }) => slug)).toEqual(['milyen-hosszu-silec-kell', 'sicipo-ne-szoritson']);
    expect(data.sports).toHaveLength(12);
    expect(data.sports.find(({ slug }) => slug === 'si-es-snowboard')).toEqual({
      slug: 'si-es-snowboard',
      name: 'Sí és snowboard',
      count: 2,
    });
  });

  it('shows only what is out at the moment', async () => {
    const now = api.clock.now;
    api.clock.now = new Date('2026-10-01T12:00:00Z');
    expect((await list()).data.total).toBeLessThan(12);
    expect((await guide('milyen-hosszu-silec-kell')).status).toBe(404);
    api.clock.now = now;
  });

  it.each([['?sport=curling', { sport: ['unknown'] }]])('refuses %s', async (query, errors) => {
    const answer = await list(query);
    expect([answer.status, answer.errors]).toEqual([422, errors]);
  });

  it.each(['?page=0', '?page=501', '?sport=S%C3%AD', '?limit=3'])('refuses %s by name', async (query) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.errors ?? {}).length]).toEqual([422, 1]);
  });
});

describe('GET /api/v1/blog/article/{slug}/', () => {
  it('[STORE-06] shows a guide with its author, blocks, cards with prices of now and others like it', async () => {
    const { data } = await guide('hogyan-valassz-futocipot');
    expect(data).toMatchObject({ title: 'Hogyan válassz futócipőt?', author: { name: 'Vadas Nóra' } });
    expect(data.blocks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['heading', 'paragraph', 'list', 'table', 'quote', 'products']),
    );
    const named = data.blocks.flatMap((block) => (block.type === 'products' ? block.productIds : []));
    expect(data.products.map(({ id }) => id)).toEqual(named);
    expect(data.related).toHaveLength(3);
    for (const { sports } of data.related) expect(sports.map(({ slug }) => slug)).toContain('futas');
    expect(data.breadcrumbs).toEqual([
      { name: 'Sporttippek', url: '/blog/' },
      { name: data.title, url: '/blog/article/hogyan-valassz-futocipot/' },
    ]);
  });

  it('[RT-28] [ADR-0126] tells a guide in English with the same goods, and marks all that it says so', async () => {
    const { data: original } = await guide('hogyan-valassz-futocipot');
    const { data } = await guide('hogyan-valassz-futocipot', 'en');
    expect([data.title, data.langs]).toEqual([
      'How to choose running shoes',
      { title: 'en', description: 'en', blocks: 'en' },
    ]);
    expect(data.blocks.map(({ type }) => type)).toEqual(original.blocks.map(({ type }) => type));
    expect(data.blocks).toContainEqual(
      expect.objectContaining({ type: 'heading', id: 'where-do-you-run-most', text: 'Where do you run most?' }),
    );
    expect(data.products.map(({ id }) => id)).toEqual(original.products.map(({ id }) => id));
    expect(data.author).toMatchObject({ name: 'Vadas Nóra', lang: 'en' });
    expect(data.image).toMatchObject({ alt: 'A running shoe from the side, off-white and coral', lang: 'en' });
    expect(data.breadcrumbs.at(-1)).toMatchObject({ name: 'How to choose running shoes', lang: 'en' });
    expect(data.related.every(({ langs }) => langs?.title === 'en')).toBe(true);
  });

  it('[RT-28] [ADR-0126] stays Hungarian, unmarked, in a language that it is not told in', async () => {
    const { data: original } = await guide('hogyan-valassz-futocipot');
    const { data } = await guide('hogyan-valassz-futocipot', 'de');
    expect([data.title, data.blocks, data.langs]).toEqual([original.title, original.blocks, undefined]);
  });

  it('leaves out products that are gone', async () => {
    const { data: before } = await guide('uszoszemuveg-valaszto');
    const gone = before.products[0]!.id;
    api.live.model.remove(gone);
    const { data: after } = await guide('uszoszemuveg-valaszto');
    expect(after.products.map(({ id }) => id)).toEqual(before.products.map(({ id }) => id).filter((id) => id !== gone));
  });

  it('is 404 for an unknown one', async () => {
    const answer = await guide('nincs');
    expect([answer.status, answer.errors]).toEqual([404, { slug: ['not_found'] }]);
  });
});

describe('where guides are pointed to', () => {
  it('are the newest on the home page and in the header', async () => {
    const newest = (await list()).data.guides.map(({ url }) => url);
    const home = await api.call<Home>('GET', '/api/v1/home/');
    expect(home.data.guides.map(({ url }) => url)).toEqual(newest.slice(0, 4));
    const header = await api.call<{ blogPosts: { url: string }[] }>('GET', '/header-data/');
    expect(header.data.blogPosts.slice(0, 3).map(({ url }) => url)).toEqual(newest.slice(0, 3));
  });

  it('[HDR-20] are three of each root of the menu at most, by its sport or by what their products are', async () => {
    const { data } = await api.call<{ blogPosts: BlogPostTeaser[] }>('GET', '/header-data/');
    const menu = await api.call<{ url: string; type: string }[]>('GET', '/menu/');
    const roots = menu.data.filter(({ type }) => ['category', 'root-gender'].includes(type)).map(({ url }) => url);
    const about = (root: string) => data.blogPosts.filter((guide) => guide.about?.includes(root));
    for (const guide of data.blogPosts) for (const root of guide.about ?? []) expect(roots).toContain(root);
    const skiing = (await list('?sport=si-es-snowboard')).data.guides.map(({ url }) => url);
    expect(about('/sport/si-es-snowboard/').map(({ url }) => url)).toEqual(skiing.slice(0, 3));
    expect(about('/cipok/').map(({ url }) => url)).toContain('/blog/article/hogyan-valassz-futocipot/');
    expect(about('/marka/')).toEqual([]);
  });

  it('[HDR-21] stand beside each gender that all of their products are for', async () => {
    const { data } = await api.call<{ blogPosts: BlogPostTeaser[] }>('GET', '/header-data/');
    const about = (root: string) =>
      data.blogPosts.flatMap(({ url, about: roots }) => (roots?.includes(root) ? [url] : []));
    expect(about('/noi/')).toContain('/blog/article/sportmelltarto-megfelelo-tartas/');
    expect(about('/ferfi/').length).toBeGreaterThan(0);
    expect(about('/gyerek/')).toEqual(['/blog/article/gyerekcipo-mekkora-legyen/']);
  });
});
