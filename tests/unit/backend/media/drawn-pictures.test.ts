import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DrawingProgram } from '#backend/media/drawing-program.ts';
import { DrawnPictures } from '#backend/media/drawn-pictures.ts';
import { PictureStore } from '#backend/media/picture-store.ts';
import { Overloaded } from '#backend/domain/errors.ts';

/** A program that writes down its orders and draws their text; it hangs, ends or refuses where a name says so. */
const program = `
import { appendFileSync } from 'node:fs';
const orders = new URL('orders.txt', import.meta.url);
process.on('disconnect', () => process.exit());
process.on('message', ({ name, width, smaller }) => {
  appendFileSync(orders, name + '-' + width + ' ');
  if (name === 'hangs') return;
  if (name === 'ends') process.exit(3);
  if (name === 'fails') return process.send({ failure: 'It has no colour.' });
  const origin = smaller ? ' from ' + Buffer.from(smaller) : '';
  process.send({ picture: Buffer.from(name + ' at ' + width + origin) });
});
process.send({ version: 'v2', names: ['sapka', 'labda', 'hangs', 'ends', 'fails'] });
`;

let folder: string;
let drawings: DrawnPictures;
const onFailure = vi.fn<(reason: unknown, name: string | null) => void>();

function drawn(file = path.join(folder, 'program.mjs')): DrawnPictures {
  const times = { longest: 3000, idle: 60_000 };
  return new DrawnPictures({
    program: new DrawingProgram(file, times),
    patient: new DrawingProgram(file, { ...times, isPatient: true }),
    folder: path.join(folder, 'drawn'),
    onFailure,
  });
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drawn-'));
  await writeFile(path.join(folder, 'program.mjs'), program);
  await mkdir(path.join(folder, 'masters'));
  onFailure.mockClear();
  drawings = drawn();
});
afterEach(async () => {
  drawings.stop();
  await rm(folder, { recursive: true, force: true });
});

const wanted = (name: string, width: number) => ({ name, width, version: 'v2' });
const orders = async () => (await readFile(path.join(folder, 'orders.txt'), 'utf8').catch(() => '')).trim();
const textOf = async (master: string | Uint8Array) =>
  typeof master === 'string' ? readFile(master, 'utf8') : Buffer.from(master).toString();

describe('drawn pictures', () => {
  it('[ADR-0152] are drawn once, for all who ask and for all smaller widths, and kept', async () => {
    const [first, second] = await Promise.all([320, 96].map((width) => drawings.master(wanted('sapka', width))));
    expect(await textOf(first!)).toBe('sapka at 480');
    expect(second).toBe(first);
    expect(await drawings.isDrawn(wanted('sapka', 480))).toBe(true);
    expect(await drawings.isDrawn(wanted('sapka', 640))).toBe(false);
    expect(await drawn().master(wanted('sapka', 240))).toBe(first);
    expect(await orders()).toBe('sapka-480');
    expect(await readdir(path.join(folder, 'drawn', 'v2'))).toEqual(['sapka-480']);
  });

  it('[ADR-0152] do not wait, where they are small, for a big one that takes long', async () => {
    const big = drawings.master(wanted('hangs', 960));
    await vi.waitFor(async () => expect(await orders()).toBe('hangs-1200'));
    expect(await textOf(await drawings.master(wanted('sapka', 320)))).toBe('sapka at 480');
    await expect(big).rejects.toThrow('Not found');
  });

  it('[ADR-0152] leave those of an elder version behind', async () => {
    await mkdir(path.join(folder, 'drawn', 'v1'), { recursive: true });
    expect(await drawings.versionOf('sapka')).toBe('v2');
    expect(await readdir(path.join(folder, 'drawn'))).toEqual([]);
    expect(await drawings.versionOf('cipo')).toBeNull();
  });

  it.each([
    ['fails', 'It has no colour.'],
    ['hangs', 'It was not drawn within 3000 ms.'],
    ['ends', 'program.mjs ended.'],
  ])('[ADR-0152] that cannot be drawn are missing: one that %s', async (name, reason) => {
    await expect(drawings.master(wanted(name, 320))).rejects.toThrow('Not found');
    await expect(drawings.master(wanted(name, 320))).rejects.toThrow('Not found');
    expect(onFailure.mock.calls.map(([error, of]) => [String(error), of])).toEqual([
      [expect.stringContaining(reason), name],
    ]);
    expect(await textOf(await drawings.master(wanted('sapka', 320)))).toBe('sapka at 480');
    expect(await orders()).toBe(`${name}-480 sapka-480`);
  });

  it('[ADR-0161] of more than the whole width are drawn from the whole one, or from a master', async () => {
    expect(await textOf(await drawings.master(wanted('sapka', 2000)))).toBe('sapka at 2000 from sapka at 1200');
    const smaller = path.join(folder, 'masters', 'labda.webp');
    await writeFile(smaller, 'the master');
    expect(await textOf(await drawings.master({ ...wanted('labda', 2000), smaller }))).toBe(
      'labda at 2000 from the master',
    );
    expect(await orders()).toBe('sapka-1200 sapka-2000 labda-2000');
    await expect(drawings.master(wanted('fails', 2000))).rejects.toThrow('Not found');
  });

  it('[ADR-0152] are refused while too many wait', async () => {
    const many = Array.from({ length: 120 }, (_, index) => drawings.master(wanted(`labda${index}`, 320)));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((result) => result.status === 'rejected' && result.reason instanceof Overloaded)).toBe(true);
  });

  it('[ADR-0152] are none where the program is not there, which is told once, and looked at again after a rest', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const late = drawn(path.join(folder, 'late.mjs'));
    onTestFinished(() => late.stop());
    expect([await late.versionOf('sapka'), await late.versionOf('labda')]).toEqual([null, null]);
    expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringMatching(/late\.mjs \(PICTURE_PROGRAM\) is not there/),
    ]);
    await writeFile(path.join(folder, 'late.mjs'), program);
    expect(await late.versionOf('sapka')).toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await late.versionOf('sapka')).toBe('v2');
  });

  it('[ADR-0152] are shown where the disk does not take them', async () => {
    await writeFile(path.join(folder, 'drawn'), 'a file in the place of the folder');
    expect(await textOf(await drawings.master(wanted('sapka', 320)))).toBe('sapka at 480');
  });
});

describe('PictureStore', () => {
  it('[ADR-0152] shows a small picture while the big one is drawn, which nobody waits for', async () => {
    const scale = async (master: string | Uint8Array, width: number) =>
      Buffer.from(`${await textOf(master)}: ${width}`);
    const cache = path.join(folder, 'media');
    const store = new PictureStore([path.join(folder, 'masters')], cache, { scale, drawings });
    const request = await store.find('sapka', 960, 'avif');
    const first = await store.show(request);
    expect([String(first.bytes), first.isStandIn]).toEqual(['sapka at 480: 480', true]);
    expect(String(await store.read(request))).toBe('sapka at 1200: 960');
    const again = await store.show(await store.find('sapka', 960, 'avif'));
    expect([String(again.bytes), again.isStandIn]).toEqual(['sapka at 1200: 960', false]);
    const bigger = await store.show(await store.find('sapka', 1200, 'avif'));
    expect([String(bigger.bytes), bigger.isStandIn]).toEqual(['sapka at 1200: 1200', false]);
    expect(await orders()).toBe('sapka-480 sapka-1200');
  });

  it('[ADR-0152] prefers a master to a drawing, and knows no picture that is neither', async () => {
    await writeFile(path.join(folder, 'masters', 'labda.webp'), 'master');
    const store = new PictureStore([path.join(folder, 'masters')], path.join(folder, 'media'), { drawings });
    expect(await store.find('labda', 960, 'avif')).toMatchObject({ master: expect.stringContaining('labda.webp') });
    await expect(store.find('cipo', 320, 'avif')).rejects.toThrow('Not found');
  });

  it('[ADR-0161] has what is enlarged drawn from a master that is too small, and waits for it', async () => {
    const folders = [path.join(folder, 'masters')];
    const master = (width: number) =>
      sharp({ create: { width, height: width, channels: 3, background: '#3366cc' } })
        .webp()
        .toFile(path.join(folder, 'masters', 'labda.webp'));
    await master(1200);
    const store = new PictureStore(folders, path.join(folder, 'media'), {
      drawings,
      scale: async (of) => Buffer.from(await textOf(of)),
    });
    const enlarged = await store.show(await store.find('labda', 2000, 'avif'));
    expect([String(enlarged.bytes), enlarged.isStandIn]).toEqual([
      expect.stringMatching(/^labda at 2000 from RIFF/),
      false,
    ]);
    expect(await store.find('labda', 1200, 'avif')).toMatchObject({ master: expect.stringContaining('labda.webp') });
    await master(2000);
    expect(await store.find('labda', 2000, 'avif')).toMatchObject({ master: expect.stringContaining('labda.webp') });
    await master(1200);
    const undrawn = new PictureStore(folders, path.join(folder, 'media'));
    expect(await undrawn.find('labda', 2000, 'avif')).toMatchObject({ master: expect.stringContaining('labda.webp') });
  });
});
