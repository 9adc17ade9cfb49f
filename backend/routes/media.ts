import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { masterFolders } from '../media/masters.ts';
import { NotFound } from '../domain/errors.ts';
import { PictureStore } from '../media/picture-store.ts';
import { contentTypes, type PictureFormat } from '../media/scaling.ts';

/**
 * The store of the shop's pictures (PICTURES_DIR), with its scaled ones below the data folder. `onUnkept` is told of
 * scaled pictures that the disk does not take.
 */
export function pictureStore(
  settings: Pick<BackendSettings, 'DATA_DIR' | 'PICTURES_DIR'>,
  onUnkept: (error: unknown) => void = () => {},
): PictureStore {
  return new PictureStore(masterFolders(settings), path.join(settings.DATA_DIR, 'media'), undefined, onUnkept);
}

const formats = ['avif', 'webp', 'jpg'] as const satisfies PictureFormat[];
const file = /^(\d{1,4})(?:\.(avif|webp|jpg))?$/;

/**
 * `GET /media/{name}/{width}`: the picture in a width of the contract, as AVIF to those who accept it and else as
 * WebP; `{width}.avif`, `{width}.webp` and `{width}.jpg` choose themselves. Anything else is 404.
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
    const bytes = isKnown ? null : await store.read(picture);
    // Set last: an answer that failed must not be kept for a year.
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      ...(named ? {} : { vary: 'Accept, Origin' }),
    });
    return bytes ? reply.type(contentTypes[format]).send(bytes) : reply.status(304).send();
  });
}

/** Whether an Accept header names AVIF without ruling it out. */
function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(range));
}
