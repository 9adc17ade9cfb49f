import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importCatalog, InvalidCatalog } from '../catalog/importing.ts';
import type { Problem } from '../catalog/lines.ts';
import type { Context } from '../context.ts';
import { ImportTakenOver, ImportUnderWay } from '../db/catalog-stage.ts';
import { bearsKey } from '../http/bearer.ts';
import { HttpError } from '../http/errors.ts';
import { knownPictures } from '../media/masters.ts';

/** Bytes of a body at most: more belongs into a file. */
const longestBody = 64 * 2 ** 20;
/** Warnings that are answered at most. */
const mostWarnings = 100;

function requireKey(request: FastifyRequest, key: string): void {
  if (!bearsKey(request, key))
    throw new HttpError(401, 'The key is missing or another one', { authorization: ['invalid'] });
}

async function* bounded(body: Readable): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new HttpError(413, 'The body is too large', { body: ['too_large'] });
    yield chunk;
  }
}

/** Problems by the number of their line, each with its field. */
function byLine(problems: readonly Problem[]): Record<string, string[]> {
  const lines = Map.groupBy(problems, ({ line }) => String(line));
  return Object.fromEntries(
    Array.from(lines, ([line, found]) => [
      line,
      found.map(({ field, problem }) => (field === '' ? problem : `${field}: ${problem}`)),
    ]),
  );
}

function refusalOf(error: unknown): unknown {
  if (error instanceof InvalidCatalog) return new HttpError(422, 'Nothing was stored', byLine(error.problems));
  if (error instanceof ImportUnderWay || error instanceof ImportTakenOver)
    return new HttpError(409, error.message, { import: ['under_way'] });
  return error;
}

/**
 * `POST /admin/v1/import/`: the lines that `npm run catalog:import` reads from a file, sent by another system with the
 * key IMPORT_KEY, without which there is no such call (ADR-0134). All of them are stored, or none.
 */
export async function catalogImportRoutes(app: FastifyInstance, { db, now, settings }: Context): Promise<void> {
  if (settings.IMPORT_KEY === '') return;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('application/x-ndjson', (_request, body, done) => done(null, body));
    routes.addContentTypeParser('*', (_request, _body, done) =>
      done(new HttpError(415, 'The body has to be lines of JSON', { 'content-type': ['application/x-ndjson'] })),
    );
    routes.post<{ Body: Readable | undefined }>(
      '/admin/v1/import/',
      {
        bodyLimit: longestBody,
        onRequest: async (request) => requireKey(request, settings.IMPORT_KEY),
      },
      async ({ body }, reply) => {
        if (!body) throw new HttpError(422, 'Nothing was stored', { body: ['required'] });
        const folder = await mkdtemp(join(tmpdir(), 'lendulet-import-'));
        const file = join(folder, 'import.ndjson');
        const warnings: Problem[] = [];
        try {
          await pipeline(bounded(body), createWriteStream(file));
          const records = await importCatalog(db, file, {
            now: now(),
            pictures: await knownPictures(settings),
            onWarning: (warning) => warnings.length < mostWarnings && warnings.push(warning),
          });
          return await reply.header('cache-control', 'no-store').send({ data: { records, warnings } });
        } catch (error) {
          throw refusalOf(error);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    );
  });
}
