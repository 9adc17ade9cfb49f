import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config as shop } from '../../../proxy.shop.ts';
import { config as team } from '../../../proxy.team.ts';
import { unproxiedFiles } from '#server/unproxied-files.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const files = [
  'static/chunks/0a1b.js',
  'static/media/[name].woff2',
  'public/icon.svg',
  'public/fonts/archivo-0a1b.woff2',
];

let folder: string;
let entry: StorefrontUnderTest;
/** What Next was asked for. */
const drawn: (string | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  const known = await unproxiedFiles(folder, join(folder, 'public'));
  const draw = (
    request: { url?: string },
    response: { setHeader: (name: string, value: string) => void; end: () => void },
  ) => {
    drawn.push(request.url);
    response.setHeader('Content-Type', 'text/plain');
    response.end();
  };
  entry = await StorefrontUnderTest.start(draw, undefined, { files: known });
});
afterAll(async () => {
  await entry.close();
  await rm(folder, { recursive: true });
});

describe('a path that passes by the proxy', () => {
  it.each([
    '/fonts/p/x-1/',
    '/fonts/x/p/x-1/',
    '//fonts//p/x-1/',
    '/fonts/made-up.woff2',
    '/fonts/',
    '/_i18n/p/x-1/',
    '/_i18n/de/messages.json',
    '/icon.svg/p/x-1/',
    '/icon.svgz/p/x-1/',
    '/icon-svg/p/x-1/',
    '/_next/p/x-1/',
    '/_next/static/aszf/',
    '/_next/static/chunks/made-up.js',
  ])('[RT-29] and is no file is the branded 404, and Next is not asked: %s', async (path) => {
    drawn.length = 0;
    const reply = await entry.get(`${path}?a=1`);
    expect(reply.status).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body.toString()).toContain('branded 404');
    expect(drawn).toEqual([]);
  });

  it.each([
    '/fonts/archivo-0a1b.woff2',
    '/icon.svg',
    '/_i18n/hu/messages.json',
    '/_i18n/en/messages.json',
    '/_next/static/chunks/0a1b.js',
    '/_next/static/media/%5Bname%5D.woff2',
  ])('and is a file is asked of Next: %s', async (path) => {
    drawn.length = 0;
    expect((await entry.get(`${path}?a=1`)).status).toBe(200);
    expect(drawn).toHaveLength(1);
  });

  it('is one that the proxy of either build leaves out, and no other is', async () => {
    for (const { matcher } of [shop, team]) {
      const proxied = new RegExp(`^${matcher}$`);
      for (const path of ['/fonts/p/x-1/', '/_i18n/p/x-1/', '/icon.svgz/p/x-1/', '/icon-svg/p/x-1/', '/_next/p/x-1/'])
        expect([path, proxied.test(path)]).toEqual([path, false]);
      for (const path of ['/p/x-1/', '/fonts-2/p/x-1/', '/cipok/', '/share.png'])
        expect([path, proxied.test(path), (await entry.get(path)).status]).toEqual([path, true, 200]);
    }
  });
});
