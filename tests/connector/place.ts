import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { createPostgresDatabase } from '#tests/databases/postgres-database.ts';
import { PostgresServer } from '#tests/databases/postgres-server.ts';
import { Engine } from './engine.ts';
import { engineCall, keyHeader, setUpEngine, type EngineIds } from './engine-data.ts';
import { Program } from './processes.ts';

export const email = 'admin@example.hu';
export const password = 'a-password-of-the-tests';

/** The engine, the shop's API and the connector between them, each a process of its own. */
export interface Place {
  engine: Engine;
  ids: EngineIds;
  api: string;
  shop: Program;
  connector: Program;
  connectorHost: string;
  /** Address of the engine's database. */
  database: string;
  /** A call of the engine's admin. */
  inEngine<Data>(method: string, path: string, body?: object): Promise<Data>;
  /** What an address of the API answers under `data`. */
  inShop<Data>(path: string): Promise<Data>;
  stop(): Promise<void>;
}

/** Looks again and again until there is something. Answers it, and after how long, ms. Throws an Error with `what`. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null | false>,
  longest = 120_000,
): Promise<{ found: Found; after: number }> {
  const began = performance.now();
  for (;;) {
    const found = await look().catch(() => null);
    const after = performance.now() - began;
    if (found !== null && found !== false) return { found, after };
    if (after > longest) throw new Error(`Within ${longest / 1000} s it was not so: ${what}`);
    await pause(100);
  }
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Starts all of it over empty databases. `server` is where the engine runs from. What was started ends where one fails. */
export async function startPlace(server: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-connector-'));
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  try {
    return await startIn(folder, server, endings);
  } catch (error) {
    await endAll(endings);
    throw error;
  }
}

async function endAll(endings: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const end of endings.toReversed()) await end();
}

async function startIn(folder: string, server: string, endings: (() => Promise<unknown>)[]): Promise<Place> {
  const postgres = await PostgresServer.start({ port: await freePort() });
  endings.push(() => postgres.stop());
  const { url } = await createPostgresDatabase(postgres.url(), 'engine');
  const [enginePort, apiPort, connectorPort] = [await freePort(), await freePort(), await freePort()];
  const hintSecret = newSecret();
  const connectorHost = `http://127.0.0.1:${connectorPort}`;
  const engine = new Engine(server, enginePort, {
    DATABASE_URL: url,
    ...{ CONNECTOR_URL: `${connectorHost}/engine/`, CONNECTOR_SECRET: hintSecret },
  });
  endings.push(() => engine.kill());
  await engine.prepare(email, password);
  await engine.start();
  const ids = await setUpEngine(engine.host, email, password);
  const api = `http://localhost:${apiPort}`;
  const shared = {
    ...{ API_HOST: api, IMPORT_KEY: 'a-key-of-the-import', WEBHOOK_SECRET: newSecret() },
    ...{ COMPANY_NAME: 'Hegyi Bolt Kft.', COMPANY_ZIP: '1138', COMPANY_CITY: 'Budapest' },
    ...{ COMPANY_STREET: 'Fő utca 1.', COMPANY_EMAIL: 'info@hegyi.example' },
  };
  const shop = new Program('backend/server.ts', {
    ...shared,
    ...{ API_PORT: String(apiPort), DATA_DIR: join(folder, 'shop'), SEED_PROGRAM: 'none', PICTURES_AHEAD: '0' },
    ...{ LOG_LEVEL: 'warn', RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', SHED_DELAY: '0' },
    ADMIN_KEYS: 'orders:read,orders:write=a-key-of-the-connector',
    WEBHOOK_URL: `${connectorHost}/shop/`,
    LINK_ORIGINS: 'https://futar.example',
  });
  endings.push(() => shop.end());
  shop.start();
  const connector = new Program('connectors/medusa/run.ts', {
    ...shared,
    ...{ MEDUSA_HOST: engine.host, MEDUSA_KEY: ids.key, CONNECTOR_PORT: String(connectorPort) },
    ...{ CONNECTOR_DIR: join(folder, 'connector'), CONNECTOR_KEY: 'a-key-of-the-connector' },
    ...{ CONNECTOR_SECRET: hintSecret, CONNECTOR_INTERVAL: '30' },
  });
  endings.push(() => connector.end());
  const inShop = async <Data>(path: string): Promise<Data> => {
    const headers = path.startsWith('/admin/') ? { authorization: 'Bearer a-key-of-the-connector' } : undefined;
    const answer = await fetch(api + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  await until('the API answers', () => inShop('/health/'));
  return {
    ...{ engine, ids, api, shop, connector, connectorHost, inShop, database: url },
    inEngine: (method, path, body) =>
      engineCall({ host: engine.host, authorization: keyHeader(ids.key) }, method, path, body),
    stop: () => endAll(endings),
  };
}
