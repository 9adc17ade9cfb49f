import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildIdOf } from '#server/build-stamp.ts';
import { prerenderedPaths, readBuildNote, routeRules, writeBuildNote, type BuiltPage } from '#server/builds.ts';
import { buildSettings as settings, StorefrontUnderTest } from './storefront-under-test.ts';

const kept = (route: string, revalidate: number | null = null): BuiltPage => ({ route, isKept: true, revalidate });
const drawnEachTime = (route: string): BuiltPage => ({ route, isKept: false, revalidate: null });

/** As a build notes them, with what the storefront has of each kind. */
const built: BuiltPage[] = [
  kept('/[locale]', 60),
  kept('/[locale]/[...path]', 60),
  drawnEachTime('/[locale]/live/[...path]'),
  kept('/[locale]/p/[product]', 30),
  drawnEachTime('/[locale]/live/p/[product]'),
  kept('/[locale]/blog/[[...sport]]'),
  drawnEachTime('/[locale]/search'),
  kept('/[locale]/kosar'),
  kept('/[locale]/login'),
  kept('/[locale]/hiba/[status]'),
  kept('/[locale]/flipbook', 600),
  kept('/[locale]/flipbook/[flipbook]/szoveg', 300),
  kept('/[locale]/doi/thankyou'),
  kept('/[locale]/my-account/loyalty'),
  kept('/[locale]/dev/events'),
];
const rulesWith = (changes: Partial<typeof settings> = {}) => routeRules(built, { ...settings, ...changes });
const hungarian = (paths: string[]) => paths.filter((path) => !path.startsWith('/en/'));

let shop: StorefrontUnderTest | undefined;
let folder: string | undefined;
afterEach(async () => {
  await shop?.close();
  if (folder) await rm(folder, { recursive: true });
  shop = folder = undefined;
});

describe('what a build says of itself', () => {
  it('[OPS-01] lists the kept pages that are one each by their addresses, in each language, and none of its own', () => {
    const paths = ['/', '/ajanlatok/', '/blog/', '/kosar/', '/login/', '/my-account/loyalty/'];
    expect(hungarian(prerenderedPaths(built, settings))).toEqual(paths);
    expect(prerenderedPaths(built, settings).filter((path) => path.startsWith('/en/'))).toEqual(
      paths.map((path) => `/en${path}`),
    );
  });

  it('[OPS-01] [RT-24] [RT-20] leaves out what the settings have turned off', () => {
    const without = { ...settings, FLIPBOOK_PREFIX: '', LOYALTY: false };
    expect(hungarian(prerenderedPaths(built, without))).toEqual(['/', '/blog/', '/kosar/', '/login/']);
    const patterns = rulesWith(without).map(({ pattern }) => pattern);
    expect(patterns).not.toContain('/my-account/loyalty/');
    expect(patterns.filter((pattern) => /flipbook|szoveg/.test(pattern))).toEqual([]);
  });

  it('[OPS-01] lists the event log where it is on, and nowhere else', () => {
    const on = { ...settings, EVENT_LOG: true };
    for (const [changes, isListed] of [
      [settings, false],
      [on, true],
    ] as const) {
      expect(prerenderedPaths(built, changes).includes('/dev/events/')).toBe(isListed);
      expect(rulesWith(changes).some(({ pattern }) => pattern === '/dev/events/')).toBe(isListed);
    }
  });

  it.each([
    ['/', 'home', 'cached', 60, 'public', false],
    ['/**', 'srp', 'cached', 60, 'public', true],
    ['/p/*/', 'pdp', 'cached', 30, 'public', true],
    ['/blog/**', 'guide', 'static', null, 'public', false],
    ['/search/', 'srp', 'dynamic', null, 'private', false],
    ['/kosar/', null, 'static', null, 'public', false],
    ['/login/', null, 'static', null, 'private', false],
    ['/ajanlatok/', null, 'cached', 600, 'public', false],
    ['/ajanlatok/*/szoveg/', null, 'cached', 300, 'public', false],
    ['/doi/thankyou/*/', null, 'static', null, 'private', false],
  ])('[OPS-01] [RT-27] has the rule of %s', (pattern, name, rendering, revalidate, cache, isDynamicWithQuery) => {
    expect(rulesWith().find((rule) => rule.pattern === pattern)).toEqual({
      pattern,
      name,
      rendering,
      revalidate,
      cache,
      isDynamicWithQuery,
    });
  });

  it('[OPS-01] speaks of the list of teams by the name that the settings give it, without names of the shop', () => {
    const teamRoutes = ['/[locale]/list', '/[locale]/list/[team]', '/[locale]/[team]/p/[product]'];
    const rules = routeRules(
      teamRoutes.map((route) => kept(route)),
      { ...settings, TEAM_BUILD: true },
    );
    expect(rules.map(({ pattern, name }) => [pattern, name])).toEqual([
      ['/*/p/*/', null],
      ['/csapatok/', null],
      ['/csapatok/*/', null],
    ]);
  });

  it('[OPS-01] has one rule a pattern, none for error pages and dynamic twins', () => {
    const patterns = rulesWith().map(({ pattern }) => pattern);
    expect(patterns).toEqual([...new Set(patterns)].toSorted());
    expect(patterns.filter((pattern) => /hiba|live|locale|\[/.test(pattern))).toEqual([]);
  });

  it('[OPS-01] is written beside the build, with the times that pages state', async () => {
    folder = await mkdtemp(join(tmpdir(), 'builds-'));
    await mkdir(join(folder, 'app/[locale]/p/[product]'), { recursive: true });
    await writeFile(
      join(folder, 'app/[locale]/p/[product]/page.shop.tsx'),
      'const a = 1;\nexport const revalidate = 30;\n',
    );
    await writeFile(
      join(folder, 'prerender-manifest.json'),
      JSON.stringify({ routes: {}, dynamicRoutes: { '/[locale]/p/[product]': {}, '/[locale]/llms.txt': {} } }),
    );
    await writeFile(
      join(folder, 'app-path-routes-manifest.json'),
      JSON.stringify({
        '/_not-found/page': '/_not-found',
        '/[locale]/p/[product]/page': '/[locale]/p/[product]',
        '/[locale]/search/page': '/[locale]/search',
        '/[locale]/markdown/p/[product]/route': '/[locale]/markdown/p/[product]',
        '/[locale]/llms.txt/route': '/[locale]/llms.txt',
      }),
    );
    const id = buildIdOf('0123456789abcdef0123456789abcdef');
    expect(await readBuildNote(folder)).toBeUndefined();
    await writeBuildNote(folder, folder, id, false);
    expect(await readBuildNote(folder)).toEqual({
      id: '0123456789abcdef',
      pages: [kept('/[locale]/p/[product]', 30), drawnEachTime('/[locale]/search')],
    });
  });
});

describe('the entry', () => {
  const note = { id: 'b-1_A', pages: built };
  const asked: string[] = [];
  const open = async (status = 200) => {
    asked.length = 0;
    shop = await StorefrontUnderTest.start((request, response) => {
      asked.push(`${request.url} ${String(request.headers.rsc)} ${String(request.headers.cookie)}`);
      response.writeHead(status, { 'Content-Type': 'text/x-component' });
      response.end('0:{"flight":true}\n');
    }, note);
    return shop;
  };

  it('[OPS-01] says which build runs, to be asked for again each time', async () => {
    const { status, headers, body } = await (await open()).get('/builds/latest.json?a=1');
    expect([status, headers['cache-control'], JSON.parse(body.toString())]).toEqual([200, 'no-cache', { id: 'b-1_A' }]);
    expect((await shop?.get('/builds/latest.json', { 'if-none-match': String(headers.etag) }))?.status).toBe(304);
    expect((await shop?.get('/builds/latest.json', {}, 'HEAD'))?.body.length).toBe(0);
  });

  it('[OPS-01] tells the rules of its pages, and which it draws ahead, for as long as its settings hold', async () => {
    const { status, headers, body } = await (await open()).get('/builds/meta/b-1_A.json');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(JSON.parse(body.toString())).toEqual({
      id: 'b-1_A',
      routeRules: rulesWith(),
      prerendered: prerenderedPaths(built, settings),
    });
  });

  it.each([
    '/builds/',
    '/builds/meta/',
    '/builds/meta/b-1_B.json',
    '/builds/meta/b-1_A',
    '/builds/meta/b-1_A.json/',
    '/builds/meta/../latest.json',
    '/builds/meta/..%2flatest.json',
    '/builds/meta/%2e%2e/latest.json',
    '/builds/../.env',
    `/builds/meta/${'a'.repeat(65)}.json`,
    '/builds/meta/b-1_A%00.json',
    '/_payload.jsonx/_payload.json',
    '/cipok/_payload.json',
    '/hu/_payload.json',
    '/flipbook/_payload.json',
    '//_payload.json',
  ])('[OPS-01] knows nothing of %s, and asks nobody', async (path) => {
    const { status, headers } = await (await open()).get(path);
    expect([status, headers['cache-control'], asked]).toEqual([404, 'no-store', []]);
  });

  it.each([
    ['/_payload.json', '/hu/'],
    ['/en/kosar/_payload.json', '/en/kosar/'],
    ['/ajanlatok/_payload.json', '/hu/flipbook/'],
  ])('[OPS-02] gives the payload of a prerendered page at %s, to be listed nowhere', async (path, route) => {
    const { status, headers, body } = await (await open()).get(path, { cookie: 'lendulet_token=x' });
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-cache']);
    expect(JSON.parse(body.toString())).toEqual({
      build: 'b-1_A',
      path: path.replace('_payload.json', ''),
      payload: '0:{"flight":true}\n',
    });
    // Once drawn as a document, which knows its address, it is there as data.
    const asData = `${route}?_rsc 1 undefined`;
    expect(asked).toEqual([`${route} undefined undefined`, asData]);
    await shop?.get(path);
    expect(asked.slice(2)).toEqual([asData]);
  });

  it('[OPS-02] has no payload where the page can not be drawn', async () => {
    const { status, headers } = await (await open(500)).get('/_payload.json');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
  });
});
