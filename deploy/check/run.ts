/**
 * `npm run deploy:check [-- --installed | --traced FOLDER]`: performs deploy/Dockerfile in a folder, starts what comes of it as a user who
 * may not write, behind nginx, and asks. Needs nginx, openssl and, as root, setpriv; no container engine. The last line
 * says how it went. `--installed` takes this checkout's node_modules in the place of `npm ci`, `--traced` what
 * `npm run deploy:trace -- FOLDER` has written in the place of all that is built.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Dockerfile, DockerfileError, type Stage } from './dockerfile.ts';
import { Front, names } from './front.ts';
import { CheckError, Containers, freePorts, makeReadOnly } from './processes.ts';
import { Requests, visit, type Visited } from './requests.ts';
import { weightOf } from './weight.ts';

const project = resolve(import.meta.dirname, '../..');
const mostMegabytes = 350;
const targets = ['storefront', 'api', 'checkout'] as const;

const { values: given } = parseArgs({
  options: { installed: { type: 'boolean', default: false }, traced: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'lendulet-deploy-'));
chmodSync(folder, 0o755);

/** What stands in the place of a slow step, where it is given. */
function inTheirPlace(command: string, workdir: string): boolean {
  const put = (from: string, to: string) => spawnSync('cp', ['-a', resolve(from), join(workdir, to)]).status === 0;
  if (given.traced !== undefined) return !command.startsWith('node deploy/trace.ts') || put(given.traced, 'out');
  return given.installed && command.startsWith('npm ci') && put(join(project, 'node_modules'), 'node_modules');
}

/** Makes the three images. Throws a CheckError for one that is too heavy, or holds what it should not. */
function makeImages(): { images: Record<(typeof targets)[number], Stage>; heaviest: number } {
  const dockerfile = new Dockerfile(join(project, 'deploy/Dockerfile'), {
    project,
    folder: join(folder, 'images'),
    say: console.log,
    instead: inTheirPlace,
  });
  dockerfile.perform();
  const weights: number[] = [];
  for (const name of targets) {
    const stage = imageOf(dockerfile, name);
    const megabytes = Math.ceil(weightOf(stage.root) / 1e6);
    weights.push(megabytes);
    console.log(`${name}: ${megabytes} MB beside Node`);
    if (megabytes > mostMegabytes) throw new CheckError(`The image ${name} has ${megabytes} MB, not ${mostMegabytes}.`);
    const odd = ['demo', 'tests', '.env', '.git'].find((path) => existsSync(join(stage.root, stage.workdir, path)));
    if (odd !== undefined) throw new CheckError(`The image ${name} holds ${odd}.`);
    if (!/^[1-9]\d*:/.test(stage.user)) throw new CheckError(`The image ${name} runs as ${stage.user}.`);
    makeReadOnly(stage);
  }
  rmSync(join(folder, 'images/build'), { recursive: true, force: true });
  const [storefront, api, checkout] = targets.map((name) => imageOf(dockerfile, name));
  if (!storefront || !api || !checkout) throw new CheckError('An image is missing.');
  return { images: { storefront, api, checkout }, heaviest: Math.max(...weights) };
}

function imageOf(dockerfile: Dockerfile, name: string): Stage {
  const stage = dockerfile.stages.get(name);
  if (!stage) throw new CheckError(`deploy/Dockerfile has no image ${name}.`);
  return stage;
}

/** The demo's catalog as a file to import, which is made outside of the images. */
function makeExport(): string {
  const file = join(folder, 'catalog.ndjson');
  const env = { ...process.env, DATA_DIR: join(folder, 'seed'), DATABASE_URL: '', SEED_PROGRAM: 'demo/seed.ts' };
  for (const parameters of [['backend/seed.ts'], ['backend/catalog-export.ts', file]]) {
    const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: project, env, encoding: 'utf8' });
    if (status !== 0) throw new CheckError(`${parameters[0]} failed:\n${stderr}`);
  }
  return file;
}

/** The storefront is gone: what was asked for is shown on, and what is nobody else's is not. */
async function askWithoutStorefront(requests: Requests, { home, list, product }: Visited): Promise<void> {
  for (const path of [home, list, product])
    await requests.expect('a page that is kept, without storefront', ['bolt.example.hu', path], { body: /<\/html>/ });
  const otherBrowser = { headers: { 'accept-encoding': 'br;q=1, zstd, gzip' } };
  await requests.expect('a page for another browser, without storefront', ['bolt.example.hu', product, otherBrowser]);
  await requests.expect('a page of a person, without storefront', ['bolt.example.hu', '/my-account/'], { status: 502 });
  await requests.expect('health, without storefront', ['bolt.example.hu', '/health/'], { status: 502 });
}

async function checkRunning(images: Record<(typeof targets)[number], Stage>, stops: (() => Promise<void>)[]) {
  const ports = await freePorts(['STOREFRONT_PORT', 'API_PORT', 'CHECKOUT_PORT', 'http', 'https']);
  const front = new Front(project, join(folder, 'nginx'), ports);
  const key = 'orders:read=deploy-check-1234567';
  const settings = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    STOREFRONT_HOST: front.origin('bolt.example.hu'),
    API_HOST: front.origin('api.example.hu'),
    CHECKOUT_HOST: front.origin('penztar.example.hu'),
    DEMO: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
    PICTURES_DIR: join(project, 'demo/pictures/masters'),
    PICTURES_AHEAD: '0',
    ADMIN_KEYS: key,
    NODE_EXTRA_CA_CERTS: front.certificate,
  };
  const containers = new Containers(folder);
  stops.push(
    () => containers.stopAll(),
    () => front.stop(),
  );
  containers.start(images.api, settings);
  await containers.healthy('api', ports.API_PORT);
  if (!/holds no catalog yet: npm run catalog:import/.test(containers.said('api')))
    throw new CheckError(`An empty API does not say how to import:\n${containers.said('api').slice(-2000)}`);
  console.log('api: starts empty, and says how to import');
  const file = makeExport();
  chmodSync(file, 0o644);
  const said = containers.program(images.api, settings, ['backend/catalog-import.ts', file]);
  console.log(`api: ${said.trim().split('\n').at(-1)}`);
  containers.start(images.checkout, settings);
  containers.start(images.storefront, settings);
  await front.start();
  await containers.healthy('checkout', ports.CHECKOUT_PORT);
  await containers.healthy('storefront', ports.STOREFRONT_PORT);

  const requests = new Requests(front);
  if ((await front.protocol('bolt.example.hu')) !== 'h2') throw new CheckError('nginx does not speak HTTP/2.');
  await requests.expect('health', ['bolt.example.hu', '/health/']);
  await requests.expect('health', ['api.example.hu', '/health/']);
  const visited = await visit(requests);
  await requests.expect('a page of a person', ['bolt.example.hu', '/my-account/']);
  const admin = '/admin/v1/orders/';
  const headers = { authorization: 'Bearer deploy-check-1234567' };
  const inside = await fetch(`http://127.0.0.1:${ports.API_PORT}${admin}`, { headers });
  if (!inside.ok) throw new CheckError(`The calls of other systems answer ${inside.status} behind nginx.`);
  for (const path of [admin, `/${admin}`, '/%61dmin/v1/orders/', '/metrics', '/dev/outbox/'])
    await requests.expect('not for the public', ['api.example.hu', path, { headers }], { status: 404, type: /html/ });
  console.log('storefront: stopped');
  if ((await containers.stop('storefront')) !== 0) throw new CheckError('The storefront does not end by itself.');
  front.age();
  await askWithoutStorefront(requests, visited);
  for (const name of targets) {
    const denied = /EACCES|EROFS|EPERM|permission denied/i.exec(containers.said(name));
    if (denied) throw new CheckError(`The ${name} writes where it may not:\n${containers.said(name).slice(-3000)}`);
  }
  return requests.count;
}

const stops: (() => Promise<void>)[] = [];
try {
  const { images, heaviest } = makeImages();
  const count = await checkRunning(images, stops);
  console.log(
    `deploy:check passed: 3 images of ${heaviest} MB at most, ${count} requests through nginx (${names['bolt.example.hu']})`,
  );
} catch (error) {
  const isExplained = error instanceof CheckError || error instanceof DockerfileError;
  console.error(isExplained ? error.message : error);
  console.log('deploy:check failed');
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
