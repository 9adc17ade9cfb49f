import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import type { PageHandler } from '#server/error-pages.ts';
import type { LogEntry } from '#server/log.ts';
import { warmUp } from '#server/warm-up.ts';

const shoes = { id: 1, name: 'Cipők', url: '/cipok/', type: 'category', options: [], data: null, parentId: null };

let api: Server;
let isAway: boolean;
beforeEach(async () => {
  isAway = false;
  api = createServer((_request, response) => {
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAway ? { errors: {} } : { data: [{ ...shoes, column: 0 }] }));
  });
  await once(api.listen(0), 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

async function warm(answer: PageHandler, limit?: number, signal = new AbortController().signal) {
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const settings = readSettings(shopSettingsSchema, { API_HOST: `http://localhost:${port}` });
  const [drawn, log]: [string[], LogEntry[]] = [[], []];
  const pages: PageHandler = (request, response) => {
    drawn.push(request.url ?? '');
    return answer(request, response);
  };
  await warmUp(pages, settings, { host: 'shop.test', log: (entry) => void log.push(entry), signal, limit });
  return { drawn, messages: log.map(({ message }) => message) };
}

const withLinks: PageHandler = async (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<a href="/cipok/">Cipők</a><a href="/p/szirtfuto-12/">Szirtfutó</a>');
};

describe('[ADR-0153] a storefront that starts', () => {
  it('draws home, a list as it is kept and as it is not, a product and the cart', async () => {
    const { drawn, messages } = await warm(withLinks);
    expect(drawn).toEqual(['/', '/cipok/', '/cipok/?page=1', '/p/szirtfuto-12/', '/kosar/']);
    expect(messages).toEqual([]);
  });

  it('goes on where pages can not be drawn', async () => {
    const { drawn } = await warm(async () => {
      throw new Error('cannot');
    });
    expect(drawn).toEqual(['/', '/cipok/', '/cipok/?page=1', '/kosar/']);
  });

  it('does not wait for an API that is away, and says so', async () => {
    isAway = true;
    const { drawn, messages } = await warm(withLinks);
    expect(drawn).toEqual([]);
    expect(messages).toEqual([expect.stringContaining('(API_HOST) gives no menu, so the storefront is ready without')]);
  });

  it('waits for pages that hang for its time alone, and not at all once it is to stop', async () => {
    const hanging: PageHandler = () => new Promise(() => undefined);
    expect((await warm(hanging, 20)).messages).toEqual([expect.stringContaining('is ready without')]);
    expect((await warm(hanging, undefined, AbortSignal.timeout(20))).messages).toEqual([]);
  });
});
