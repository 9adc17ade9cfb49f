import { scriptsNamed } from '#tests/load/html-parts.ts';
import { OtherPlace } from './other-place.ts';
import { addresses, teamChanges } from './shop.ts';
import { expect, test } from './test.ts';

// The development server has no build.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');

const apiPort = new URL(addresses.api).port;
/** Settings of two places; each has words that stand in no page of the other. */
const places = {
  staging: {
    API_HOST: addresses.api,
    CHECKOUT_HOST: 'https://penztar.proba.example',
    COMPANY_NAME: 'Próba Sport Kft.',
    COMPANY_PHONE: '+36 62 555 100',
    COMPANY_EMAIL: 'proba@proba.example',
    FLIPBOOK_PREFIX: 'proba-ajanlatok',
    TAG_SCRIPT: 'https://cimkek.proba.example/a.js',
    LOYALTY: 'true',
    DEMO: 'true',
  },
  live: {
    // The same API under its other name.
    API_HOST: `http://127.0.0.1:${apiPort}`,
    CHECKOUT_HOST: 'https://penztar.elesben.example',
    COMPANY_NAME: 'Élesben Sport Kft.',
    COMPANY_PHONE: '+36 62 555 200',
    COMPANY_EMAIL: 'bolt@elesben.example',
    FLIPBOOK_PREFIX: 'elesben-ajanlatok',
    TAG_SCRIPT: 'https://cimkek.elesben.example/a.js',
    LOYALTY: 'false',
    DEMO: 'true',
  },
};
type Place = keyof typeof places;

/** What names a place, and nothing else: hosts, and words of its settings. */
const wordsOf = (place: Place, host: string) => {
  const { LOYALTY: _loyalty, DEMO: _demo, ...words } = places[place];
  return [host, ...Object.values(words)];
};

async function startBoth(changes: Record<string, string> = {}): Promise<Record<Place, OtherPlace>> {
  const [staging, live] = await Promise.all([
    OtherPlace.start('localhost', { ...places.staging, ...changes }),
    OtherPlace.start('127.0.0.1', { ...places.live, ...changes }),
  ]);
  return { staging, live };
}

/** Which words of the other place an answer holds, and which scripts that it names do. */
async function foreignWords(place: Place, both: Record<Place, OtherPlace>, path: string, headers = {}) {
  const other = place === 'staging' ? 'live' : 'staging';
  const said = await both[place].said(path, headers);
  const scripts = await Promise.all(
    [...scriptsNamed(said, both[place].host)].map(async (url) => (await fetch(url)).text()),
  );
  const words = wordsOf(other, both[other].host);
  return words.filter((word) => [said, ...scripts].some((text) => text.includes(word)));
}

const settingsIn = (html: string): unknown =>
  JSON.parse((/ data-settings="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"'));

test.describe('[ADR-0136] one build, started twice at once with settings of two places', () => {
  test.describe.configure({ mode: 'serial' });
  let both: Record<Place, OtherPlace>;
  test.beforeAll(async () => {
    both = await startBoth();
  });
  test.afterAll(() => Promise.all(Object.values(both).map((place) => place.stop())));

  test('says nothing of one place at the other: pages, head, policy, files for programs, scripts', async () => {
    const list = await both.staging.said('/cipok/futocipok/');
    const product = /href="(\/p\/[^"?#]+\/)"/.exec(list)?.[1] ?? '';
    expect(product).not.toBe('');
    const paths = [
      '/',
      '/en/',
      '/cipok/',
      '/cipok/?sortField=price&sortType=asc',
      product,
      `${product.slice(0, -1)}.md`,
      '/kosar/',
      '/login/',
      '/shops/',
      '/elallas/',
      '/static/impresszum/',
      '/blog/',
      '/my-account/loyalty/',
      '/nincs-ilyen/',
      '/search/?q=bakancs',
      '/sitemap.xml',
      '/sitemap/own.xml',
      '/robots.txt',
      '/blog/atom.xml',
      '/llms.txt',
      '/_i18n/hu/messages.json',
      '/builds/latest.json',
    ];
    for (const path of paths) {
      // The second time comes from the cache, or from the disk that both share.
      for (const place of ['staging', 'live', 'staging', 'live'] as const)
        expect([place, path, await foreignWords(place, both, path)]).toEqual([place, path, []]);
    }
    for (const place of ['staging', 'live'] as const)
      expect(await foreignWords(place, both, '/cipok/?_rsc', { rsc: '1' })).toEqual([]);
  });

  for (const place of ['staging', 'live'] as const) {
    test(`says everywhere what ${place} is`, async () => {
      const { said, host } = { said: (path: string) => both[place].said(path), host: both[place].host };
      const { API_HOST: api, CHECKOUT_HOST: checkout, FLIPBOOK_PREFIX: prefix, ...rest } = places[place];
      const home = await said('/');
      expect(home).toContain(`<link rel="canonical" href="${host}/"`);
      expect(home).toContain(`connect-src 'self' ${api} ${checkout} https://cimkek.`);
      expect(settingsIn(home)).toMatchObject({ API_HOST: api, CHECKOUT_HOST: checkout, FLIPBOOK_PREFIX: prefix });
      expect(await said('/static/impresszum/')).toContain(rest.COMPANY_PHONE);
      expect(await said('/elallas/')).toContain(rest.COMPANY_EMAIL);
      expect(await said('/robots.txt')).toContain(`Sitemap: ${host}/sitemap.xml`);
      expect(await said('/sitemap/own.xml')).toContain(`<loc>${host}/`);
      expect(await said('/kosar/')).toContain(checkout);
      expect(await said(`/${prefix}/`)).toMatch(/^200 /);
      const isLoyal = rest.LOYALTY === 'true';
      expect((await said('/my-account/loyalty/')).slice(0, 3)).toBe(isLoyal ? '200' : '404');
      const build = JSON.parse((await said('/builds/latest.json')).replace(/^.*\] (?=\{)/, '')) as { id: string };
      expect((await said(`/builds/meta/${build.id}.json`)).includes(`"/${prefix}/"`)).toBe(true);
    });
  }

  test('leads the browser of each place to its own API', async ({ page }) => {
    for (const place of ['staging', 'live'] as const) {
      const asked = new Set<string>();
      // The API lets in the suite's own shop alone.
      await page.route(
        ({ port }) => port === apiPort,
        (route) => route.abort(),
      );
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      await page.goto(`${both[place].host}/search/?q=bakancs`);
      await page.getByRole('search').locator('input[name=q]').first().pressSequentially('kulacs');
      await expect.poll(() => [...asked]).toContain(places[place].API_HOST);
      expect([...asked]).not.toContain(places[place === 'live' ? 'staging' : 'live'].API_HOST);
      page.removeAllListeners('request');
      // What failed would else be asked again beside the next place.
      await page.goto('about:blank');
      await page.unrouteAll();
    }
  });
});

test('[ADR-0136] [TEAM-01] one build of the team shop goes to two places as well', async () => {
  const both = await startBoth({ ...teamChanges, LINK_ORIGINS: '' });
  try {
    for (const path of ['/', '/en/', '/list/', '/kosar/', '/elallas/', '/nincs-ilyen/', '/robots.txt']) {
      for (const place of ['staging', 'live', 'staging', 'live'] as const)
        expect([place, path, await foreignWords(place, both, path)]).toEqual([place, path, []]);
    }
    for (const place of ['staging', 'live'] as const)
      expect(await both[place].said('/list/')).toContain(`<link rel="canonical" href="${both[place].host}/list/"`);
  } finally {
    await Promise.all(Object.values(both).map((place) => place.stop()));
  }
});
