import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminScope } from '#lib/config/setting-kinds.ts';
import type { ImportRecordKind } from '#lib/contract/import.ts';
import { importCatalog, InvalidCatalog } from '../catalog/importing.ts';
import type { Problem } from '../catalog/lines.ts';
import { mostWarnings } from '../catalog/report.ts';
import { InvalidMapping, parseMapping, type Mapping } from '../catalog/table/mapping.ts';
import type { Context } from '../context.ts';
import { ImportTakenOver, ImportUnderWay } from '../db/catalog-stage.ts';
import { bearsKey, scopesOf, unknownKey } from '../http/bearer.ts';
import { HttpError } from '../http/errors.ts';
import { knownPictures } from '../media/known-pictures.ts';

/** Bytes of a body at most: more belongs into a file. */
const longestBody = 64 * 2 ** 20;

/** What may come with a scope of ADMIN_KEYS. */
const kindsByScope = [
  ['stock:write', 'stock'],
  ['prices:write', 'price'],
] as const satisfies [AdminScope, ImportRecordKind][];

/**
 * The kinds of records that a call may bring: undefined for all of them, with IMPORT_KEY. Throws HttpError: 401 without a
 * known key, 403 for one that may bring none.
 */
function kindsOf(
  request: FastifyRequest,
  { IMPORT_KEY: key, ADMIN_KEYS: keys }: Context['settings'],
): ReadonlySet<ImportRecordKind> | undefined {
  if (bearsKey(request, key)) return undefined;
  const scopes = scopesOf(request, keys);
  if (scopes === null) throw unknownKey();
  const kinds = kindsByScope.flatMap(([scope, kind]) => (scopes.has(scope) ? [kind] : []));
  if (kinds.length > 0) return new Set(kinds);
  throw new HttpError(403, 'The key may not do that: it lacks stock:write', { authorization: ['scope:stock:write'] });
}

/** Whether anybody has a key for it. */
function isOpen({ IMPORT_KEY: key, ADMIN_KEYS: keys }: Context['settings']): boolean {
  return key !== '' || keys.some(({ scopes }) => kindsByScope.some(([scope]) => scopes.includes(scope)));
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

/** What a table is sent as: with its mapping, as JSON. Throws an HttpError for anything else, InvalidMapping for that. */
function tableOf(json: string): { table: string; mapping: Mapping } {
  const refuse = (field: string, code: string) => new HttpError(422, 'Nothing was stored', { [field]: [code] });
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    throw refuse('body', 'format');
  }
  const { table, mapping } = Object(sent) as { table?: unknown; mapping?: unknown };
  if (typeof table !== 'string' || table === '') throw refuse('table', 'required');
  if (mapping === undefined) throw refuse('mapping', 'required');
  return { table, mapping: parseMapping(JSON.stringify(mapping), 'mapping') };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof InvalidMapping)
    return new HttpError(422, 'Nothing was stored', { mapping: error.message.split('\n').slice(1) });
  if (error instanceof InvalidCatalog) return new HttpError(422, 'Nothing was stored', byLine(error.problems));
  if (error instanceof ImportUnderWay || error instanceof ImportTakenOver)
    return new HttpError(409, error.message, { import: ['under_way'] });
  return error;
}

/**
 * `POST /admin/v1/import/`: what `npm run catalog:import` reads from a file, sent by another system with the key
 * IMPORT_KEY (ADR-0134), or stock and prices alone with a scope of ADMIN_KEYS (ADR-0137); without any such key there is
 * no such call. Lines of records, or `{ "mapping": …, "table": "…" }` with the text of a table (ADR-0138). All of it is
 * stored, or none.
 */
export async function catalogImportRoutes(
  app: FastifyInstance,
  { db, now, settings, ownBrand, drawings = null }: Context,
): Promise<void> {
  if (!isOpen(settings)) return;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    for (const type of ['application/x-ndjson', 'application/json'])
      routes.addContentTypeParser(type, (_request, body, done) => done(null, body));
    routes.addContentTypeParser('*', (_request, _body, done) =>
      done(
        new HttpError(415, 'The body has to be lines of JSON, or a table with its mapping', {
          'content-type': ['application/x-ndjson', 'application/json'],
        }),
      ),
    );
    routes.post<{ Body: Readable | undefined }>(
      '/admin/v1/import/',
      {
        bodyLimit: longestBody,
        onRequest: async (request) => void kindsOf(request, settings),
      },
      async (request, reply) => {
        const { body, headers } = request;
        if (!body) throw new HttpError(422, 'Nothing was stored', { body: ['required'] });
        const folder = await mkdtemp(join(tmpdir(), 'lendulet-import-'));
        const file = join(folder, 'import.ndjson');
        const warnings: Problem[] = [];
        try {
          await pipeline(bounded(body), createWriteStream(file));
          const isTable = headers['content-type']?.startsWith('application/json') ?? false;
          const sent = isTable ? tableOf(await readFile(file, 'utf8')) : null;
          if (sent) await writeFile(file, sent.table);
          const records = await importCatalog(db, file, {
            now: now(),
            mapping: sent?.mapping,
            ownBrand,
            mediaHost: settings.MEDIA_HOST,
            pictures: await knownPictures(settings, drawings),
            kinds: kindsOf(request, settings),
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
