import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '#backend/app.ts';
import type { Catalog } from '#backend/catalog/model.ts';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase, openReader } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { LiveCatalog } from '#backend/live/catalog.ts';
import { backendSettingsSchema, type BackendSettings } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from '#lib/config/settings.ts';
import type { TrackError } from '#lib/telemetry/errors.ts';
import { createTestDatabase } from '#tests/databases/test-database.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

/** Passwords are hashed for real, but cheaply. */
const lightPasswords = { memoryCost: 64, timeCost: 1 };

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

/** A reference API over a database of its own, asked without a network. */
export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  folder: string;
  settings: BackendSettings & ShopSettings;
  /** The API's clock, which stands still until it is set. */
  clock: { now: Date };
  /** What keeps the read model up to date, on demand: nothing is followed before `catchUp`. */
  live: LiveCatalog;
  /** Lines of the log. */
  log: string[];
  call<Data = undefined>(method: Method, path: string, call?: TestCall): Promise<TestAnswer<Data>>;
  /** Pieces of an option in a place, as stored. */
  stock(optionId: number, place?: string): Promise<number>;
  setStock(optionId: number, pieces: number, place?: string): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  catalog?: Catalog;
  /** Variables of the environment, beside a silent log. */
  environment?: Record<string, string>;
  trackError?: TrackError;
}

/** Starts the reference API on the fixture's catalog; every answer is held against the contract. */
export async function startTestApi({ catalog, environment = {}, trackError }: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase(catalog ? 'tables' : 'catalog');
  // A loaded machine must not turn answers into refusals.
  const variables = { LOG_LEVEL: 'silent', SHED_DELAY: '0', ...environment, ...database.environment };
  const settings = {
    ...readSettings(backendSettingsSchema, variables),
    ...readSettings(shopSettingsSchema, variables),
  };
  const clock = { now: fixtureNow };
  const log: string[] = [];
  const db = await openDatabase(settings);
  if (catalog) await saveCatalog(db, catalog, clock.now);
  const now = () => clock.now;
  const live = await LiveCatalog.load({
    db,
    now,
    openReader: () => openReader(settings),
    discountLimit: settings.DISCOUNT_LIMIT,
    onProblem: (error) => log.push(String(error)),
  });
  const app = await buildApp(
    {
      settings,
      db,
      now,
      replication: live,
      get readModel() {
        return live.model;
      },
    },
    {
      validateAnswers: true,
      passwordCost: lightPasswords,
      logTo: { write: (line) => log.push(line) },
      ...(trackError ? { trackError } : {}),
    },
  );
  return {
    app,
    db,
    settings,
    folder: database.folder,
    clock,
    live,
    log,
    call: (method, path, call = {}) => inject(app, method, path, call),
    async stock(optionId, place = 'online') {
      const row = await db
        .selectFrom('stock')
        .select('pieces')
        .where('option_id', '=', optionId)
        .where('place', '=', place)
        .executeTakeFirst();
      return row?.pieces ?? 0;
    },
    async setStock(optionId, pieces, place = 'online') {
      await db
        .insertInto('stock')
        .values({ option_id: optionId, place, pieces })
        .onConflict((conflict) => conflict.columns(['option_id', 'place']).doUpdateSet({ pieces }))
        .execute();
    },
    async close() {
      await app.close();
      await live.stop();
      await db.destroy();
      await database.drop();
    },
  };
}

async function inject<Data>(
  app: FastifyInstance,
  method: Method,
  url: string,
  { body, uuid, headers = {} }: TestCall,
): Promise<TestAnswer<Data>> {
  const response = await app.inject({
    method,
    url,
    headers: { ...(uuid ? { 'x-request-id': uuid } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json') && response.body !== '';
  const { data, message, errors } = isJson ? response.json() : {};
  return { status: response.statusCode, headers: response.headers, data, message, errors };
}
