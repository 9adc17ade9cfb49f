import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { drawAhead } from '#server/draw-ahead.ts';
import type { PageHandler } from '#server/error-pages.ts';
import type { LogEntry } from '#server/log.ts';
import { PublicBuild } from '#server/public-build.ts';

const root = (id: number, url: string) => ({
  id,
  name: `Nr. ${id}`,
  url,
  type: 'category',
  options: [],
  data: null,
  parentId: null,
  column: 0,
});
const menu = [root(1, '/cipok/'), root(2, 'https://elsewhere.example/'), root(3, '#'), root(4, '/ruhazat/')];
const pages = ['/[locale]', '/[locale]/kosar'].map((route) => ({ route, isKept: true, revalidate: null }));

const team = (slug: string) => ({
  slug,
  name: slug,
  sport: 'futás',
  city: 'Szeged',
  url: `/list/${slug}/`,
  colours: ['#112233'],
  image: { path: '/media/team', alt: slug },
});
const teams = [team('szegedi-futok'), team('pecsi-kosar')];

let api: Server;
/** What the API still answers with 503 before it gives the menu. */
let outages = 0;
beforeEach(async () => {
  api = createServer(({ url = '', headers }, response) => {
    // As the reference API: without a team there is no team's answer.
    const data = url.startsWith('/api/v2/team/') ? headers.team && teams : menu;

    const isAway = outages > 0;
    if (isAway) outages -= 1;
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAway ? { errors: {} } : { data }));
  });
  await once(api.listen(0), 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

async function draw({ failing = [], ...environment }: { failing?: string[]; TEAM_BUILD?: string } = {}) {
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const settings = readSettings(shopSettingsSchema, { ...environment, API_HOST: `http://localhost:${port}` });
  const [drawn, log]: [string[], LogEntry[]] = [[], []];
  const handler: PageHandler = async ({ url = '' }, response) => {
    drawn.push(url);
    response.writeHead(failing.some((path) => url.startsWith(path)) ? 500 : 200, {
      'content-type': 'text/x-component',
    });
    response.end('0:{}\n');
  };
  const build = new PublicBuild({ id: 'b', pages }, handler, 'shop.test', settings);
  const refresh = async () => void drawn.push('refresh');
  await drawAhead(build, settings, {
    log: (entry) => void log.push(entry),
    refresh,
    signal: new AbortController().signal,
  });
  return { build, drawn, messages: log.map(({ message }) => message) };
}

describe('a process that has started', () => {
  it('[ADR-0136] draws the pages that there is one of, and the roots of the menu, in each language', async () => {
    const { build, drawn, messages } = await draw();
    const paths = ['/', '/cipok/', '/en/', '/en/cipok/', '/en/kosar/', '/en/ruhazat/', '/kosar/', '/ruhazat/'];
    expect(build.prerendered).toEqual(paths);
    expect(drawn).toEqual(['refresh', ...paths.map((path) => (path.startsWith('/en/') ? path : `/hu${path}`))]);
    expect(messages).toEqual([expect.stringMatching(/^8 of 8 pages are drawn ahead/)]);
  });

  it('[ADR-0136] draws the clubs’ shops in the team shop', async () => {
    const { build } = await draw({ TEAM_BUILD: 'true' });
    expect(build.prerendered).toEqual(
      expect.arrayContaining(['/kosar/', '/list/szegedi-futok/', '/en/list/pecsi-kosar/']),
    );
  });

  it('[ADR-0136] goes on where one page can not be drawn', async () => {
    const { messages } = await draw({ failing: ['/hu/cipok/'] });
    expect(messages).toEqual([expect.stringMatching(/^7 of 8 pages are drawn ahead/)]);
  });

  it('[ADR-0136] says once that the API is away, by its variable, and draws when it is there', async () => {
    outages = 2;
    const { messages, drawn } = await draw();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain('(API_HOST) gives no menu');
    expect(messages[1]).toMatch(/^8 of 8/);
    expect(drawn[0]).toBe('refresh');
  });
});
