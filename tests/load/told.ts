/**
 * `npm run bench -- told`: how long a changed price takes to be on the pages of two storefronts over three processes of
 * the API, which share one database and stand behind one address. Needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/api/process.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const [changes, atOnce] = [Number(process.env.TOLD_CHANGES ?? 1000), 4];
const keys = { CHANGES_KEY: 'a-key-of-the-benchmark', IMPORT_KEY: 'another-of-the-benchmark' };
/** How often a page is looked at, ms: figures are no finer. */
const look = 25;
const patience = 20_000;

/** One address for several ports: each connection goes to the next one. */
async function balancer(ports: readonly number[]): Promise<{ server: Server; port: number }> {
  let next = 0;
  const server = createServer((socket) => {
    const behind = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1');
    socket.pipe(behind).pipe(socket);
    for (const end of [socket, behind]) end.on('error', () => [socket, behind].map((one) => one.destroy()));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { server, port };
}

function start(program: string, environment: Record<string, string>): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment, PICTURES_AHEAD: '0', LOG_LEVEL: 'error' };
  return spawn(process.execPath, [program], {
    cwd: project,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Waits until a storefront has drawn what it draws ahead, so that this is not measured as well. */
function hasDrawnAhead({ stderr }: ChildProcess): Promise<void> {
  // Read on to its end: a process whose words nobody takes would stand still.
  return new Promise((resolve) => {
    stderr?.on('data', (part: Buffer) => part.includes('drawn ahead') && resolve());
  });
}

/** The text of a page of a storefront, whose address names another port than the process has. */
function textAt(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, headers: { host, accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(response.statusCode === 200 ? text : ''));
    });
    request.on('error', reject);
    request.end();
  });
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/health/`).then(
      ({ status }) => status < 500 || status === 400,
      () => false,
    );
    if (isThere) return;
    await pause(200);
  }
  throw new Error(`Nothing answers at port ${port}`);
}

const at = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN);

interface Goods {
  id: number;
  url: string;
}

async function goodsOf(api: string): Promise<Goods[]> {
  const goods: Goods[] = [];
  for (let page = 1; goods.length < 400; page += 1) {
    const answer = await fetch(`${api}/api/v1/search/?page=${page}`);
    if (!answer.ok) break;
    const { data } = (await answer.json()) as { data: { products: (Goods & { sizes: string[] })[] } };
    if (data.products.length === 0) break;
    // What is sold out shows no price in its Markdown.
    const onSale = data.products.filter(({ sizes }) => sizes.length > 0);
    goods.push(...onSale.map(({ id, url }) => ({ id, url })));
  }
  return goods;
}

async function setPrice(api: string, productId: number, price: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${api}/admin/v1/import/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.IMPORT_KEY}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify({ kind: 'price', productId, price }),
    });
    if (answer.ok) return;
    // Another import is under way.
    if (answer.status !== 409) throw new Error(`The import answered ${answer.status} ${await answer.text()}`);
    await pause(5);
  }
}

export async function printTold(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'told-'));
  const running: ChildProcess[] = [];
  const apiPorts = [await freePort(), await freePort(), await freePort()];
  const { server, port } = await balancer(apiPorts);
  const api = `http://127.0.0.1:${port}`;
  const fronts = [await freePort(), await freePort()];
  const host = `localhost:${fronts[0]}`;
  const common = { ...keys, DATA_DIR: folder, PAGES_DIR: folder, API_HOST: api, STOREFRONT_HOST: `http://${host}` };
  try {
    for (const apiPort of apiPorts) {
      running.push(start('backend/server.ts', { ...common, API_PORT: String(apiPort) }));
      await answers(apiPort);
    }
    for (const front of fronts)
      running.push(start('server/storefront.ts', { ...common, STOREFRONT_PORT: String(front) }));
    await Promise.all(running.slice(apiPorts.length).map(hasDrawnAhead));
    await Promise.all(fronts.map(answers));
    const goods = await goodsOf(api);
    const pathsOf = ({ url }: Goods) => [url, `${url.slice(0, -1)}.md`];
    const figures = new Map<string, number[]>();
    const note = (name: string, time: number) => figures.set(name, [...(figures.get(name) ?? []), time]);
    /** Waits until a page of every storefront holds a text; notes how long since `began`. */
    const shown = (name: string, path: string, isShown: (text: string) => boolean, began: number) =>
      Promise.all(
        fronts.map(async (front) => {
          while (!isShown(await textAt(front, host, path))) {
            if (performance.now() - began > patience) {
              console.error(`  ${path} does not show its price at port ${front}`);
              break;
            }
            await pause(look);
          }
          note(name, performance.now() - began);
        }),
      );
    let number = 0;
    const change = async (worker: number): Promise<void> => {
      // Each of those that go on at once has goods of its own: another price of the same would hide the first.
      const own = goods.filter((_, index) => index % atOnce === worker);
      for (;;) {
        const round = number++;
        if (round >= changes) return;
        const product = own[Math.floor(Math.random() * own.length)];
        if (!product) continue;
        const price = 100_000 + ((round * 7919) % 800_000);
        const spaced = new RegExp(String(price).replace(/(\d{3})$/, '[\\s\\u00a0\\u202f.]?$1'));
        const paths = pathsOf(product);
        // What is kept is what has to go.
        await Promise.all(fronts.flatMap((front) => paths.map((path) => textAt(front, host, path))));
        await setPrice(api, product.id, price);
        const began = performance.now();
        await Promise.all([
          shown('product page', paths[0] ?? '', (text) => spaced.test(text), began),
          shown('its Markdown', paths[1] ?? '', (text) => spaced.test(text), began),
        ]);
        if (round % 100 === 99) console.error(`  ${round + 1} of ${changes}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => change(worker)));
    console.log(
      `\nFrom a price's import to every storefront (2 storefronts, 3 processes of the API), ${changes} changes, ms:`,
    );
    for (const [name, times] of figures)
      console.log(`  ${name.padEnd(16)} p50 ${at(times, 0.5)}   p99 ${at(times, 0.99)}   most ${at(times, 1)}`);
  } finally {
    for (const child of running.toReversed()) child.kill('SIGTERM');
    server.close();
    await pause(1500);
    await rm(folder, { recursive: true, force: true });
  }
}
