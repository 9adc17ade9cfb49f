import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { generateTeams } from '#demo/teams.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { TeamShop } from '#backend/teams/model.ts';
import type { ContentPage } from '#lib/contract/content.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { SitemapKind, sitemapSchema } from '#lib/contract/sitemap.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startContentApi } from './content-api.ts';

type Sitemap = z.output<typeof sitemapSchema>;

let api: Awaited<ReturnType<typeof startContentApi>>;
let teams: TeamShop[];
beforeAll(async () => {
  api = await startContentApi();
  teams = generateTeams(api.catalog, fixtureNow);
  await saveTeams(api.db, teams, fixtureNow);
});
afterAll(() => api.close());

const noTeam = { team: 'csapatok' };
const page = (slug: string, headers: Record<string, string> = noTeam) =>
  api.call<ContentPage>('GET', `/api/v1/content/${slug}/`, { headers });
const info = ['hogyan-mukodik', 'feliratozas', 'meretek', 'szallitas-klubnak', 'klubot-inditok'];
const shared = [
  'visszakuldes',
  'impresszum',
  'aszf',
  'adatkezeles',
  'cookie-tajekoztato',
  'elallas',
  'szavatossag',
  'panaszkezeles',
  'bekelteto-testulet',
  'akadalymentesseg',
];

/** Addresses that a page links to. */
const linksOf = ({ blocks }: ContentPage) =>
  [...JSON.stringify(blocks).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);

describe('[TEAM-05] info pages', () => {
  it.each([...info, ...shared])('%s is there for the team shop, with the others beside it', async (slug) => {
    const { status, data, headers } = await page(slug);
    expect([status, data.slug, data.kind]).toEqual([200, slug, 'info']);
    expect(data.related.map(({ url }) => url)).toEqual(
      [...info, ...shared].filter((other) => other !== slug).map((other) => `/info/${other}/`),
    );
    expect(headers.vary).toBe('Team, Accept-Language, Origin, Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect((await page(slug, { team: 'szegedi-futok' })).data).toEqual(data);
  });

  it.each(info)('%s is none of the shop’s', async (slug) => {
    expect(await page(slug, {})).toMatchObject({ status: 404, errors: { slug: ['not_found'] } });
    expect((await page(slug, { team: 'Nem Slug' })).status).toBe(404);
  });

  it('share a text with the shop, each with links of its own', async () => {
    const [static_, own] = [(await page('aszf', {})).data, (await page('aszf')).data];
    expect([static_.kind, own.kind]).toEqual(['static', 'info']);
    expect([own.title, own.updatedAt, own.blocks.length]).toEqual([
      static_.title,
      static_.updatedAt,
      static_.blocks.length,
    ]);
    expect(linksOf(static_)).toContain('/static/impresszum/');
    expect(linksOf(own)).toContain('/info/impresszum/');
    expect(linksOf(own)).toContain('/info/elallas/');
  });

  it('link to one another, and to the shop by its full address', async () => {
    for (const slug of [...info, ...shared]) {
      for (const href of linksOf((await page(slug)).data)) {
        const [, other = ''] = /^\/info\/([a-z-]+)\/$/.exec(href) ?? [];
        if (other) expect((await page(other)).status, href).toBe(200);
        else if (href !== '/elallas/')
          expect(href.startsWith(`${api.settings.STOREFRONT_HOST}/`), `${slug}: ${href}`).toBe(true);
      }
    }
  });

  it('leave pages of the shop alone to the shop', async () => {
    expect((await page('gyik')).status).toBe(404);
    expect((await page('gyik', {})).status).toBe(200);
  });
});

describe('GET /sitemap-data/ of the team shop', () => {
  async function pathsOf(kind?: SitemapKind, headers: Record<string, string> = noTeam): Promise<Sitemap['paths']> {
    const paths: Sitemap['paths'] = [];
    for (let after = ''; ;) {
      const query = new URLSearchParams({ after, ...(kind ? { kind } : {}) });
      const { data } = await api.call<Sitemap>('GET', `/sitemap-data/?${query}`, { headers });
      paths.push(...data.paths);
      if (data.next === null) return paths;
      after = data.next;
    }
  }

  it('[TEAM-05] knows the info pages, which the shop’s does not', async () => {
    const paths = await pathsOf('page');
    expect(paths.map(({ path }) => path)).toEqual([...info, ...shared].map((slug) => `/info/${slug}/`).toSorted());
    for (const { changedAt } of paths) expect(changedAt).toMatch(/^2026-/);
    expect((await pathsOf(undefined, {})).filter(({ path }) => path.startsWith('/info/'))).toEqual([]);
  });

  it('[TEAM-03] knows every product of every team', async () => {
    const paths = await pathsOf('product');
    expect(paths).toHaveLength(teams.flatMap(({ products }) => products).length);
    for (const { path, changedAt } of paths) {
      const [, team = '', id = ''] = /^\/([a-z-]+)\/p\/[a-z0-9-]+-(\d+)\/$/.exec(path) ?? [];
      expect(
        teams.find(({ slug }) => slug === team)?.products.map(({ productId }) => productId),
        path,
      ).toContain(Number(id));
      expect(changedAt).toMatch(/^2026-|^2025-/);
    }
  });

  it('[TEAM-04] [TEAM-07] knows the teams and their categories, each of which shows something', async () => {
    const paths = (await pathsOf('listing')).map(({ path }) => path);
    for (const { slug } of teams) expect(paths).toContain(`/${slug}/`);
    expect(paths).toContain('/szegedi-futok/ruhazat/polok/');
    expect(paths).not.toContain('/szegedi-futok/felszereles/labdak/');
    for (const path of paths) {
      const [, team = '', rest = ''] = /^\/([a-z-]+)(\/.*)$/.exec(path) ?? [];
      const { status, data } = await api.call<SearchAnswer>(
        'GET',
        `/api/v1/search/${rest === '/' ? '' : `?path=${rest}`}`,
        { headers: { team } },
      );
      expect([path, status, data.total > 0]).toEqual([path, 200, true]);
    }
  });

  it('lists all kinds together, each path once, page by page', async () => {
    const all = (await pathsOf()).map(({ path }) => path);
    const kinds = await Promise.all((['listing', 'page', 'product'] as const).map((kind) => pathsOf(kind)));
    expect(all).toEqual(
      kinds
        .flat()
        .map(({ path }) => path)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(await pathsOf('store')).toEqual([]);
    const [, second = ''] = all;
    const { data } = await api.call<Sitemap>('GET', `/sitemap-data/?${new URLSearchParams({ after: second })}`, {
      headers: noTeam,
    });
    expect(data.paths.map(({ path }) => path)).toEqual(all.slice(2));
  });

  it('is the shop’s without a team, and for what is no slug', async () => {
    const shops = await pathsOf('listing', {});
    expect(shops.map(({ path }) => path)).toContain('/ruhazat/polok/');
    expect(await pathsOf('listing', { team: 'Nem Slug' })).toEqual(shops);
  });
});
