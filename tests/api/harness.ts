import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '#backend/app.ts';
import type { Catalogue } from '#backend/catalogue/model.ts';
import { loadCatalogue, saveCatalogue } from '#backend/db/catalogue.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { backendSettingsSchema, readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { fixtureCatalogue, fixtureNow } from '#tests/fixtures/catalogue.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface TestCall {
  body?: object | string;
  /** Sent as X-Request-ID. */
  uuid?: string | null;
  headers?: Record<string, string>;
}

export interface TestAnswer<Data> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** What stands under `data`; not there for an error. */
  data: Data;
  message: string | undefined;
  errors: Record<string, string[]> | undefined;
}

/** A reference API over a database file of its own, asked without a network. */
export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  folder: string;
  /** The API's clock, which stands still until it is set. */
  clock: { now: Date };
  /** Lines of the log. */
  log: string[];
  call<Data = undefined>(method: Method, path: string, call?: TestCall): Promise<TestAnswer<Data>>;
  /** Pieces of an option in a place, as stored. */
  stock(optionId: number, place?: string): Promise<number>;
  setStock(optionId: number, pieces: number, place?: string): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  catalogue?: Catalogue;
  /** Variables of the environment, beside a silent log. */
  environment?: Record<string, string>;
}

/** Starts the reference API on the fixture's catalogue; every answer is held against the contract. */
export async function startTestApi(
  { catalogue = fixtureCatalogue(), environment = {} }: TestApiOptions = {},
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-api-'));
  const variables = { LOG_LEVEL: 'silent', ...environment, DATA_DIR: folder };
  const settings = {
    ...readSettings(backendSettingsSchema, variables), ...readSettings(shopSettingsSchema, variables),
  };
  const clock = { now: fixtureNow };
  const log: string[] = [];
  const db = await openDatabase(folder);
  await saveCatalogue(db, catalogue, clock.now);
  const readModel = ReadModel.fromCatalogue(await loadCatalogue(db), clock.now, settings.DISCOUNT_LIMIT);
  const app = await buildApp(
    { settings, db, readModel, now: () => clock.now },
    { validateAnswers: true, logTo: { write: (line) => log.push(line) } },
  );
  return {
    app, db, folder, clock, log,
    call: (method, path, call = {}) => inject(app, method, path, call),
    async stock(optionId, place = 'online') {
      const row = await db.selectFrom('stock').select('pieces')
        .where('option_id', '=', optionId).where('place', '=', place).executeTakeFirst();
      return row?.pieces ?? 0;
    },
    async setStock(optionId, pieces, place = 'online') {
      await db.insertInto('stock').values({ option_id: optionId, place, pieces })
        .onConflict((conflict) => conflict.columns(['option_id', 'place']).doUpdateSet({ pieces })).execute();
    },
    async close() {
      await app.close();
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

async function inject<Data>(
  app: FastifyInstance, method: Method, url: string, { body, uuid, headers = {} }: TestCall,
): Promise<TestAnswer<Data>> {
  const response = await app.inject({
    method, url,
    headers: { ...(uuid ? { 'x-request-id': uuid } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json') && response.body !== '';
  const { data, message, errors } = isJson ? response.json() : {};
  return { status: response.statusCode, headers: response.headers, data, message, errors };
}
