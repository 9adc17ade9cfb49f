import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { masterFolders } from '../media/masters.ts';
import { NotFound } from '../domain/errors.ts';
import { PictureStore, type PictureStoreOptions } from '../media/picture-store.ts';
import { contentTypes, type PictureFormat } from '../media/scaling.ts';

/** The store of the shop's pictures (PICTURES_DIR), with its scaled ones below the data folder. */
export function pictureStore(
  settings: Pick<BackendSettings, 'DATA_DIR' | 'PICTURES_DIR'>,
  options: Omit<PictureStoreOptions, 'scale'> = {},
): PictureStore {
  return new PictureStore(masterFolders(settings), path.join(settings.DATA_DIR, 'media'), options);
}

const formats = ['avif', 'webp', 'jpg'] as const satisfies PictureFormat[];
const file = /^(\d{1,4})(?:\.(avif|webp|jpg))?$/;

/** For how long a small picture is shown in the place of one that is being drawn, s. */
const standInSeconds = 5;

/**
 * `GET /media/{name}/{width}`: the picture in a width of the contract, as AVIF to those who accept it and else as
 * WebP; `{width}.avif`, `{width}.webp` and `{width}.jpg` choose themselves. Anything else is 404. What is drawn on request
 * comes small at first where it is big, to be asked for again (ADR-0152).
 */
export function mediaRoutes(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { name: string; file: string } }>('/media/:name/:file', async (request, reply) => {
    const match = file.exec(request.params.file);
    if (!match) throw new NotFound('width');
    const named = formats.find((format) => format === match[2]) ?? null;
    const format: PictureFormat = named ?? (acceptsAvif(request.headers.accept) ? 'avif' : 'webp');
    const picture = await store.find(request.params.name, Number(match[1]), format);
    const etag = store.etag(picture);
    const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) ?? false;
    const shown = isKnown ? null : await store.show(picture);
    // Set last: an answer that failed must not be kept for a year, nor what stands in for a picture.
    void reply.headers({
      ...(shown?.isStandIn
        ? { 'cache-control': `public, max-age=${standInSeconds}` }
        : { 'cache-control': 'public, max-age=31536000, immutable', etag }),
      'cross-origin-resource-policy': 'cross-origin',
      ...(named ? {} : { vary: 'Accept, Origin' }),
    });
    return shown ? reply.type(contentTypes[format]).send(shown.bytes) : reply.status(304).send();
  });
}

/** Whether an Accept header names AVIF without ruling it out. */
function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(range));
}
