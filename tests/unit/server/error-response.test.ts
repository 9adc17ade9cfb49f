import { describe, expect, it } from 'vitest';
import { errorHeaders, failureOf } from '#server/error-response.ts';
import { ErrorPages, localeOf } from '#server/error-pages.ts';
import type { Incident } from '#lib/core/incident.ts';

function answerOf(status: number, type = 'text/html; charset=utf-8', broken = false) {
  return { status, headers: { 'content-type': type }, body: Buffer.from('Next'), broken };
}

const calm: Incident = { id: 'a', apiUnreachable: false };
const outage: Incident = { id: 'a', apiUnreachable: true };
const refused = (status: number): Incident => ({ ...calm, fatal: { status, message: 'closed' } });

describe('a failed answer', () => {
  it('[R3] is 503 while the API cannot be reached, otherwise 500', () => {
    expect(failureOf(answerOf(500), outage)).toEqual({ status: 503, page: 503 });
    expect(failureOf(answerOf(500), calm)).toEqual({ status: 500, page: 500 });
    expect(failureOf(answerOf(200, 'text/html', true), calm)).toEqual({ status: 500, page: 500 });
  });

  it('[RT-29] stays 404, with the API or without', () => {
    expect(failureOf(answerOf(404), calm)).toEqual({ status: 404, page: 404 });
    expect(failureOf(answerOf(404), outage)).toEqual({ status: 404, page: 404 });
  });

  it.each([
    [403, 500],
    [404, 404],
    [410, 404],
    [500, 500],
    [503, 503],
  ] as const)('[RT-30] that a guard refused with %i has that status, and the page of %i', (status, page) => {
    // Next answers 500 where a page throws, and the proxy's own status where it refuses the path.
    for (const answer of [answerOf(500), answerOf(status)])
      expect(failureOf(answer, refused(status))).toEqual({ status, page });
  });

  it('is not a missing file, nor a page that could be drawn', () => {
    expect(failureOf(answerOf(404, 'text/plain'), calm)).toBeUndefined();
    expect(failureOf(answerOf(404, 'text/plain'), refused(404))).toBeUndefined();
    expect(failureOf(answerOf(200), outage)).toBeUndefined();
    expect(failureOf(answerOf(200), refused(404))).toBeUndefined();
    expect(failureOf(answerOf(308), calm)).toBeUndefined();
  });

  it('[R3] is kept by no cache and listed by no search engine; 503 says when to try again', () => {
    expect(errorHeaders(503)).toEqual({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'retry-after': '30' });
    expect(errorHeaders(404)).not.toHaveProperty('retry-after');
  });
});

describe('error pages', () => {
  it('come from the routes of both languages and name the incident on the 500 page', async () => {
    const asked: string[] = [];
    const pages = new ErrorPages();
    const missing = await pages.load(async (request, response) => {
      asked.push(request.url ?? '');
      response.end(`<h1>${request.url}</h1> INCIDENT_ID and again INCIDENT_ID`);
    }, 'shop.test');
    expect(missing).toEqual([]);
    expect(asked).toContain('/en/hiba/503/');
    expect(pages.html(500, 'hu', 'abc')).toBe('<h1>/hu/hiba/500/</h1> abc and again abc');
    expect(pages.html(404, 'en', 'abc')).toContain('/en/hiba/404/');
  });

  it('[RT-29] have plain ones in their place where the build has none', async () => {
    const pages = new ErrorPages();
    const missing = await pages.load(async (_request, response) => {
      response.statusCode = 500;
      response.end('broken');
    }, 'shop.test');
    expect(missing).toHaveLength(8);
    expect(pages.html(404, 'hu', 'abc')).toContain('<title>Page Not Found</title>');
    expect(pages.html(500, 'en', 'abc')).toMatch(/<title>Internal Server Error<\/title>.*abc/);
    expect(pages.html(503, 'hu', 'abc')).toContain('<title>Internal Server Error</title>');
  });

  it('[ADR-0136] are read again until each is there, and stay as they were where one is not', async () => {
    const pages = new ErrorPages();
    let isAway = false;
    const reload = () =>
      pages.reload(async ({ url = '' }, response) => {
        response.statusCode = isAway && url === '/hu/hiba/503/' ? 503 : 200;
        response.end(isAway ? 'later' : 'first');
      }, 'shop.test');
    await reload();
    isAway = true;
    await expect(reload()).rejects.toThrow('No error page at /hu/hiba/503/');
    expect([pages.html(503, 'hu', 'abc'), pages.html(503, 'en', 'abc')]).toEqual(['first', 'later']);
  });

  it('[RT-28] speak the language of the path', () => {
    expect(['/', '/english/', '/p/en/', '/en', '/en/p/x/'].map(localeOf)).toEqual(['hu', 'hu', 'hu', 'en', 'en']);
  });
});
