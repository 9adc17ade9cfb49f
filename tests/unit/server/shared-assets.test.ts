import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SharedAssets } from '#server/shared-assets.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

let folder: string;
let shared: string;
let now = 0;
let assets: SharedAssets;

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** A build with a script of its own and one that others have as well, started at a moment, ms. */
async function start(build: string, at: number): Promise<void> {
  now = at;
  await write(`${build}/static/chunks/${build}.js`, `own('${build}')`);
  await write(`${build}/static/media/[name].woff2`, 'font');
  await write(`${build}/fonts/archivo-0a1b.woff2`, 'font');
  await assets.publish(build, {
    '_next/static': join(folder, build, 'static'),
    fonts: join(folder, build, 'fonts'),
  });
}

const hour = 3_600_000;
const textAt = async (path: string) => (await assets.find(path))?.body.toString();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  shared = join(folder, 'shared');
  await mkdir(shared);
  now = 1_800_000_000_000;
  assets = new SharedAssets(shared, () => now);
});
afterEach(() => rm(folder, { recursive: true }));

describe('the shared assets of the last builds', () => {
  it('[OPS-04] [ADR-0155] have the files of three builds, and of an older one none', async () => {
    for (const [index, build] of ['one', 'two', 'three', 'four'].entries())
      await start(build, now + (index + 1) * hour);
    now += 1000;
    expect((await readdir(shared)).toSorted()).toEqual(['four', 'three', 'two']);
    expect(await textAt('/_next/static/chunks/two.js')).toBe("own('two')");
    expect(await textAt('/_next/static/chunks/four.js')).toBe("own('four')");
    expect(await textAt('/_next/static/chunks/one.js')).toBeUndefined();
    expect(await textAt('/_next/static/media/%5Bname%5D.woff2')).toBe('font');
    expect(await textAt('/fonts/archivo-0a1b.woff2')).toBe('font');
  });

  it('[OPS-04] [ADR-0155] keep a build that is started again, as after a rollback', async () => {
    for (const [index, build] of ['one', 'two', 'three'].entries()) await start(build, now + (index + 1) * hour);
    await start('one', now + hour);
    await start('four', now + hour);
    expect((await readdir(shared)).toSorted()).toEqual(['four', 'one', 'three']);
  });

  it('[OPS-04] [ADR-0155] see within a second what a process of another build has added', async () => {
    await start('one', now);
    const other = new SharedAssets(shared, () => now);
    expect(await other.find('/_next/static/chunks/two.js')).toBeUndefined();
    await start('two', now + 1);
    now += 1000;
    expect((await other.find('/_next/static/chunks/two.js'))?.headers).toEqual({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('[OPS-04] [ADR-0155] are whole where several processes of a build start at once, or one was ended midway', async () => {
    await write('shared/8c1d.unfinished/_next/static/chunks/half.js', 'ha');
    const long = (now - 2 * hour) / 1000;
    await utimes(join(shared, '8c1d.unfinished'), long, long);
    await Promise.all([start('one', now), start('one', now), start('one', now)]);
    expect(await readdir(shared)).toEqual(['one']);
    expect(await textAt('/_next/static/chunks/one.js')).toBe("own('one')");
  });

  it.each([
    '/_next/static/../../one/static/chunks/one.js',
    '/_next/static/%2e%2e/%2e%2e/secret.js',
    '/_next/static/..%2f..%2fsecret.js',
    '/_next/static/chunks/%E0%A4%A.js',
    '/_next/static/chunks',
    '/_next/static/chunks/%00.js',
    '/secret.js',
  ])('[ADR-0155] give nothing that is no asset: %s', async (path) => {
    await start('one', now);
    await write('shared/secret.js', 'secret');
    await write('secret.js', 'secret');
    expect(await assets.find(path)).toBeUndefined();
  });
});

it('[OPS-04] [ADR-0155] a storefront gives the script of another build, and what none has is its 404', async () => {
  await start('older', now);
  const asked: (string | undefined)[] = [];
  const shop = await StorefrontUnderTest.start(
    ({ url }, response) => {
      asked.push(url);
      response.end();
    },
    undefined,
    { files: new Set(['/_next/static/chunks/own.js']), sharedAssets: assets },
  );
  const older = await shop.get('/_next/static/chunks/older.js');
  expect([older.status, older.body.toString()]).toEqual([200, "own('older')"]);
  expect(older.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(older.headers['x-content-type-options']).toBe('nosniff');
  expect((await shop.get('/_next/static/chunks/nobodys.js')).status).toBe(404);
  expect(asked).toEqual([]);
  await shop.close();
});
