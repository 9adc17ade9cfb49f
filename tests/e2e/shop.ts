import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/** A shop that runs already, as of `npm run dev`, may be looked at while a test is written; the suite has its own. */
const ports = process.env.E2E_RUNNING_SHOP
  ? { storefront: 3000, team: 3001, api: 4000, checkout: 4100 }
  : { storefront: 3010, team: 3011, api: 4010, checkout: 4110 };

/** The shop of the end-to-end tests stands apart from one that runs beside it. */
export const addresses = {
  storefront: `http://localhost:${ports.storefront}`,
  team: `http://localhost:${ports.team}`,
  api: `http://localhost:${ports.api}`,
  checkout: `http://localhost:${ports.checkout}`,
};

export const dataFolder = join(project, '.data/e2e');

export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  BUILD_DIR: '.next-e2e',
  DATA_DIR: dataFolder,
  STOREFRONT_HOST: addresses.storefront,
  TEAM_HOST: addresses.team,
  API_HOST: addresses.api,
  CHECKOUT_HOST: addresses.checkout,
  STOREFRONT_PORT: String(ports.storefront),
  API_PORT: String(ports.api),
  CHECKOUT_PORT: String(ports.checkout),
  // Off unless said; the demo has samples.
  REVIEWS: 'true',
  IMPORT_KEY: 'a-key-of-the-walks',
  // As the start command has one: what changes is told.
  CHANGES_KEY: 'a-key-of-what-is-told',
  // Typing need not rest for a whole second in every test.
  SEARCH_DEBOUNCE: '150',
  // Nor does a busy machine always answer within half a second.
  HEADER_DATA_TIMEOUT: '5000',
  // The core that would scale pictures ahead is the browsers'.
  PICTURES_AHEAD: '0',
};

/** What makes the storefront the team shop, with a build of its own. */
export const teamChanges: Record<string, string> = {
  TEAM_BUILD: 'true',
  BUILD_DIR: '.next-e2e-team',
  STOREFRONT_HOST: addresses.team,
  STOREFRONT_PORT: String(ports.team),
  LOYALTY: 'false',
  OMNICHANNEL: 'false',
  FLIPBOOK_PREFIX: '-',
  LINK_ORIGINS: addresses.storefront,
};

const programs = {
  api: 'backend/server.ts',
  checkout: 'backend/checkout/server.ts',
  storefront: 'server/storefront.ts',
  team: 'server/storefront.ts',
} as const;
export type Part = keyof typeof programs;

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/health/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Where the API stands while the fault proxy has its address. */
export const hiddenApi = { port: ports.api + 1, address: `http://localhost:${ports.api + 1}` };

/** Starts a part of the shop and waits until it answers at its address. Throws when it ends before that. */
export async function startPart(
  part: Part,
  changes: Record<string, string> = {},
  address: string = addresses[part],
): Promise<ChildProcess> {
  mkdirSync(dataFolder, { recursive: true });
  if (await answers(address)) throw new Error(`Something else answers at ${address}`);
  const log = createWriteStream(join(dataFolder, `${part}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [programs[part]], {
    cwd: project,
    env: { ...environment, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  for (let attempt = 0; attempt < 900; attempt++) {
    if (child.exitCode !== null) throw new Error(`${part} ended with ${child.exitCode}, see ${log.path.toString()}`);
    if (await answers(address)) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error(`${part} did not answer`);
}

/** Runs a program of the project to its end. Throws when it fails. */
export async function runProgram(file: string, changes: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [file], {
    cwd: project,
    env: { ...environment, ...changes },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} failed`);
}

/** Stops a part at once, as a power cut would, or lets it finish. */
export async function stopPart(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill(signal);
  await ended;
}
