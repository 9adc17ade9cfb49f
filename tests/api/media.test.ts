import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '#backend/http/failures.ts';
import { countInFlight } from '#backend/media/in-flight.ts';
import { mediaRoutes, pictureStore } from '#backend/routes/media.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(path.join(folder, 'masters'));
  await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#3366cc' } })
    .webp()
    .toFile(path.join(folder, 'masters', 'cipo-kek.webp'));
  const folders = ['none', 'own', 'masters'].map((name) => path.join(folder, name));
  app = fastify();
  app.setErrorHandler(answerError);
  mediaRoutes(app, pictureStore({ DATA_DIR: folder, PICTURES_DIR: folders.join(path.delimiter) }));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET /media/{name}/{width}', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,image/avif;q=0.9', 'image/avif'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
  ])('answers who accepts %s with %s', async (accept, type) => {
    const answer = await get('/media/cipo-kek/96', { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers.vary).toContain('Accept');
    const { width, format } = await sharp(answer.rawPayload).metadata();
    expect([width, `image/${format === 'heif' ? 'avif' : format}`]).toEqual([96, type]);
  });

  it('has a picture from the first folder that has it, and the others from the next', async () => {
    await mkdir(path.join(folder, 'own'));
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
      .webp()
      .toFile(path.join(folder, 'own', 'cipo-piros.webp'));
    expect((await get('/media/cipo-kek/96')).statusCode).toBe(200);
    await copyFile(path.join(folder, 'own', 'cipo-piros.webp'), path.join(folder, 'own', 'cipo-kek.webp'));
    const { dominant } = await sharp((await get('/media/cipo-kek/96.webp')).rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('[ADR-0141] scales photographs as a camera writes them, the right way up', async () => {
    await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#33cc66' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path.join(folder, 'masters', 'foto.jpg'));
    const answer = await get('/media/foto/320.webp');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, width, height]).toEqual([200, 320, 640]);
  });

  it.each(['avif', 'webp'])('answers .%s with just that', async (format) => {
    const answer = await get(`/media/cipo-kek/160.${format}`, { accept: 'text/html' });
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(answer.headers.vary).toBeUndefined();
  });

  it('answers .jpg with JPEG, what is transparent on the ground of the tiles', async () => {
    await sharp({ create: { width: 320, height: 320, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .webp()
      .toFile(path.join(folder, 'masters', 'semmi.webp'));
    const answer = await get('/media/semmi/320.jpg', { accept: 'image/avif' });
    expect([answer.headers['content-type'], answer.headers.vary]).toEqual(['image/jpeg', undefined]);
    const pixel = await sharp(answer.rawPayload).raw().toBuffer();
    // JPEG rounds colours: within one step of the ground.
    expect([...pixel.subarray(0, 3)].map((part, at) => Math.abs(part - ([0xf4, 0xf5, 0xf2][at] ?? 0)) <= 1)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('may be kept for ever, and is not sent twice', async () => {
    const first = await get('/media/cipo-kek/96.webp');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get('/media/cipo-kek/96.webp', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(await readdir(path.join(folder, 'media'))).toHaveLength(1);
  });

  it('refuses a width that is not offered, and names those that are', async () => {
    const answer = await get('/media/cipo-kek/300');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'Unknown width',
      errors: { width: ['one_of:96,160,240,320,480,640,720,960,1200,2000'] },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/media/nincs/320',
    '/media/cipo-kek/320.png',
    '/media/cipo-kek/abc',
    '/media/..%2Fmasters%2Fcipo-kek/320',
    '/media/%2e%2e/320',
    '/media/CIPO-KEK/320',
  ])('has nothing at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(await readdir(folder)).toEqual(['masters']);
  });
});

describe('countInFlight', () => {
  it('is busy exactly while a request is being answered', async () => {
    const busy = fastify();
    const isBusy = countInFlight(busy);
    let seen = false;
    busy.get('/', async () => {
      seen = isBusy();
      return 'done';
    });
    await fetch(await busy.listen({ port: 0, host: '127.0.0.1' }));
    expect(seen).toBe(true);
    await busy.close();
    expect(isBusy()).toBe(false);
  });
});
