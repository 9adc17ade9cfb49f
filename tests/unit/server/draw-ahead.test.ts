import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { drawAhead } from '#server/draw-ahead.ts';
import type { PageHandler } from '#server/error-pages.ts';
import type { LogEntry } from '#server/log.ts';
import { PublicBuild } from '#server/public-build.ts';

/** What is done while a process waits for its next try or look; nothing is waited for. */
const meanwhile = vi.hoisted(() => ({ act: (): void => undefined }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (_delay: number, _value: unknown, { signal }: { signal?: AbortSignal }) => {
    meanwhile.act();
    signal?.throwIfAborted();
  },
}));

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
  meanwhile.act = () => undefined;
  api.closeAllConnections();
  api.close();
});

interface Given {
  failing?: string[];
  /** How often each page comes as it was before it comes as it is now. */
  stale?: number;
  /** How often the error pages can not be drawn. */
  noErrorPages?: number;
  onPage?: (url: string) => void;
  signal?: AbortSignal;
  draws?: boolean;
  TEAM_BUILD?: string;
}

async function draw(given: Given = {}) {
  const { failing = [], stale = 0, onPage = () => undefined, signal = new AbortController().signal } = given;
  let { noErrorPages = 0 } = given;
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const environment = { TEAM_BUILD: given.TEAM_BUILD, API_HOST: `http://localhost:${port}` };
  const settings = readSettings(shopSettingsSchema, environment);
  const [drawn, log]: [string[], LogEntry[]] = [[], []];
  const handler: PageHandler = async ({ url = '' }, response) => {
    const isStale = drawn.filter((path) => path === url).length < stale;
    drawn.push(url);
    response.writeHead(failing.some((path) => url.startsWith(path)) ? 500 : 200, {
      'content-type': 'text/x-component',
      'x-nextjs-cache': isStale ? 'STALE' : 'HIT',
    });
    response.end('0:{}\n');
    onPage(url);
  };
  const build = new PublicBuild({ id: 'b', pages }, handler, 'shop.test', settings);
  const refresh = async () => {
    drawn.push('refresh');
    if (noErrorPages-- <= 0) return;
    await new Promise(setImmediate);
    throw new Error('No error page at /hu/hiba/503/');
  };
  await drawAhead(build, settings, {
    log: (entry) => void log.push(entry),
    refresh,
    signal,
    draws: given.draws ?? true,
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

  it('[ADR-0153] leaves the drawing to the worker that draws for all, and knows the pages', async () => {
    const { build, drawn } = await draw({ draws: false });
    expect(build.prerendered).toHaveLength(8);
    expect(drawn).toEqual(['refresh']);
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

  it('[ADR-0136] waits for each page that is past its time before it asks for the next one', async () => {
    const { drawn, messages } = await draw({ stale: 2 });
    expect(drawn.slice(0, 7)).toEqual(['refresh', ...Array(3).fill('/hu/'), ...Array(3).fill('/hu/cipok/')]);
    expect(messages).toEqual([expect.stringMatching(/^8 of 8/)]);
  });

  it('[ADR-0136] goes on where a page stays past its time, and counts it as kept', async () => {
    const { messages } = await draw({ stale: Infinity });
    expect(messages).toEqual([expect.stringMatching(/^8 of 8/)]);
  });

  it('[ADR-0136] reads the error pages beside until each is there, and says once that plain ones stand in', async () => {
    const { drawn, messages } = await draw({ noErrorPages: 2 });
    expect(drawn.filter((what) => what === 'refresh')).toHaveLength(3);
    expect(messages.toSorted()).toEqual([
      expect.stringMatching(/^8 of 8/),
      expect.stringMatching(/plain ones stand in.*: No error page at \/hu\/hiba\/503\/$/),
    ]);
  });

  it('[ADR-0136] draws and lists all pages where an error page can never be drawn', async () => {
    const stop = new AbortController();
    const pagesDrawn = new Set<string>();
    const onPage = (url: string) => void pagesDrawn.add(url);
    meanwhile.act = () => (pagesDrawn.size === 8 ? stop.abort() : undefined);
    const { build, messages } = await draw({ noErrorPages: Infinity, signal: stop.signal, onPage });
    expect(build.prerendered).toHaveLength(8);
    expect([...pagesDrawn]).toHaveLength(8);
    expect(messages).toContainEqual(expect.stringContaining('plain ones stand in'));
  });

  it('[ADR-0136] [ADR-0105] draws nothing more once the process is to stop, whatever it waits for', async () => {
    const whileDrawing = new AbortController();
    const stopped = await draw({ signal: whileDrawing.signal, onPage: () => whileDrawing.abort() });
    expect([stopped.drawn, stopped.messages]).toEqual([['refresh', '/hu/'], []]);

    const whileLooking = new AbortController();
    meanwhile.act = () => whileLooking.abort();
    expect((await draw({ signal: whileLooking.signal, stale: Infinity })).drawn).toEqual(['refresh', '/hu/']);

    const whileAway = new AbortController();
    meanwhile.act = () => whileAway.abort();
    outages = Infinity;
    expect((await draw({ signal: whileAway.signal })).drawn).toEqual([]);
  });
});
