import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureStore } from '#backend/media/picture-store.ts';
import { mainPictures, warmMedia } from '#backend/media/warm-up.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

let folder: string;
let cache: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  cache = path.join(folder, 'cache');
  await mkdir(path.join(folder, 'masters'));
  for (const name of ['cipo-kek', 'labda']) {
    const picture = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#3366cc' } });
    await picture.webp().toFile(path.join(folder, 'masters', `${name}.webp`));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A store that counts how often it scales, and waits to be let go. */
function countingStore() {
  const waiting: (() => void)[] = [];
  const scale = vi.fn(async (_master: string | Uint8Array, width: number) => {
    await new Promise<void>((go) => {
      waiting.push(go);
    });
    return Buffer.from(String(width));
  });
  return { scale, waiting, store: new PictureStore([path.join(folder, 'masters')], cache, { scale }) };
}

const turns = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

describe('PictureStore', () => {
  it('scales to the width once, and keeps it on disk', async () => {
    const store = new PictureStore([path.join(folder, 'masters')], cache);
    const request = await store.find('cipo-kek', 160, 'webp');
    const { width, format } = await sharp(await store.read(request)).metadata();
    expect([width, format]).toEqual([160, 'webp']);
    const kept = await readdir(cache);
    expect(kept).toHaveLength(1);
    await writeFile(path.join(cache, kept[0] ?? ''), 'kept');
    expect(String(await store.read(request))).toBe('kept');
  });

  it('makes AVIF', async () => {
    const store = new PictureStore([path.join(folder, 'masters')], cache);
    const picture = await store.read(await store.find('labda', 96, 'avif'));
    expect((await sharp(picture).metadata()).compression).toBe('av1');
  });

  it.each([
    ['cipo-kek', 97],
    ['cipo-kek', 0],
    ['cipo-kek', 2400],
  ])('has no %s in width %i', async (name, width) => {
    const store = new PictureStore([path.join(folder, 'masters')], cache);
    await expect(store.find(name, width, 'avif')).rejects.toMatchObject({
      status: 404,
      errors: { width: ['one_of:96,160,240,320,480,640,720,960,1200,2000'] },
    });
  });

  it.each(['nincs', '../masters/labda', 'Labda', 'labda.webp', '', '-', 'x'.repeat(200), 'labda\0'])(
    'has no picture named %j',
    async (name) => {
      const store = new PictureStore([path.join(folder, 'masters')], cache);
      const found = store.find(name, 320, 'avif');
      await expect(found).rejects.toMatchObject({ kind: 'notFound', errors: { name: ['not_found'] } });
    },
  );

  it('does the work once for all who ask at the same time, and not again', async () => {
    const { store, scale, waiting } = countingStore();
    const request = await store.find('labda', 320, 'avif');
    const asked = [store.read(request), store.read(request), store.read(request)];
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    expect((await Promise.all(asked)).map(String)).toEqual(['320', '320', '320']);
    await store.read(request);
    expect(scale).toHaveBeenCalledTimes(1);
  });

  it('scales two pictures at a time, and goes on after one that failed', async () => {
    let [running, most] = [0, 0];
    const store = new PictureStore([path.join(folder, 'masters')], cache, {
      scale: async () => {
        most = Math.max(most, (running += 1));
        await turns();
        running -= 1;
        throw new Error('bad picture');
      },
    });
    const requests = await Promise.all([96, 160, 240, 320, 480].map((width) => store.find('labda', width, 'avif')));
    const results = await Promise.allSettled(requests.map((request) => store.read(request)));
    expect([most, results.filter(({ status }) => status === 'rejected').length]).toEqual([2, 5]);
  });

  it('leaves nothing behind when scaling fails, and tries again', async () => {
    const scale = vi
      .fn<() => Promise<Buffer>>()
      .mockRejectedValueOnce(new Error('bad picture'))
      .mockResolvedValue(Buffer.from('good'));
    const store = new PictureStore([path.join(folder, 'masters')], cache, { scale });
    const request = await store.find('labda', 320, 'avif');
    await expect(store.read(request)).rejects.toThrow('bad picture');
    expect(String(await store.read(request))).toBe('good');
    expect(await readdir(cache)).toHaveLength(1);
  });

  it('answers what the disk does not take, and reports it once a minute', async () => {
    await writeFile(cache, 'a file in the place of the folder');
    const onUnkept = vi.fn();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const scale = async (_master: string | Uint8Array, width: number) => Buffer.from(String(width));
    const store = new PictureStore([path.join(folder, 'masters')], cache, { scale, onUnkept });
    const read = async (width: number) => String(await store.read(await store.find('labda', width, 'avif')));
    expect([await read(320), await read(320), await read(480)]).toEqual(['320', '320', '480']);
    expect(onUnkept.mock.calls).toEqual([[expect.objectContaining({ code: 'EEXIST' })]]);
    now.mockReturnValue(61_000);
    expect(await read(96)).toBe('96');
    expect(onUnkept).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('scales a redrawn master anew', async () => {
    const store = new PictureStore([path.join(folder, 'masters')], cache);
    const before = store.etag(await store.find('labda', 96, 'webp'));
    await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#cc3333' } })
      .webp()
      .toFile(path.join(folder, 'masters', 'labda.webp'));
    const request = await store.find('labda', 96, 'webp');
    expect(store.etag(request)).not.toBe(before);
    expect((await sharp(await store.read(request)).metadata()).height).toBe(48);
  });
});

describe('warmMedia', () => {
  it('makes the widths of cards for each picture, and goes on past one that cannot be made', async () => {
    const scaled: string[] = [];
    const store = new PictureStore([path.join(folder, 'masters')], cache, {
      scale: async (master, width, format) => {
        scaled.push(`${path.basename(String(master), '.webp')} ${width} ${format}`);
        return Buffer.from('x');
      },
    });
    const onError = vi.fn();
    const { signal } = new AbortController();
    await warmMedia(store, { names: ['labda', 'nincs', 'cipo-kek'], isBusy: () => false, signal, onError });
    expect(scaled).toEqual(
      ['labda', 'cipo-kek'].flatMap((name) => [320, 240, 480].map((width) => `${name} ${width} avif`)),
    );
    expect(onError.mock.calls.map(([name]) => name)).toEqual(['nincs']);
  });

  it('rests while requests are in flight, and stops when told', async () => {
    const { store, scale, waiting } = countingStore();
    const stop = new AbortController();
    let busy = true;
    const done = warmMedia(store, {
      names: ['labda', 'cipo-kek'],
      isBusy: () => busy,
      signal: stop.signal,
      onError: () => undefined,
    });
    await turns();
    expect(scale).not.toHaveBeenCalled();
    busy = false;
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    stop.abort();
    waiting[0]?.();
    await done;
    expect(scale).toHaveBeenCalledTimes(1);
  });
});

describe('mainPictures', () => {
  it('begins with the home page and names each picture once', () => {
    const names = mainPictures(ReadModel.fromCatalog(fixtureCatalog(), fixtureNow));
    expect(names[0]).toBe('pacer-kek-elol');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(9);
  });
});
