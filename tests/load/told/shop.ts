/** Two storefronts over three processes of the API, which share one database and stand behind one address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/free-port.ts';
import { Balancer } from './balancer.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const keys = { CHANGES_KEY: 'a-key-of-the-benchmark', IMPORT_KEY: 'another-of-the-benchmark' };

export interface Goods {
  id: number;
  url: string;
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

/** How a price stands in pages and their Markdown, whichever space parts its thousands. */
export const priceForm = (price: number): RegExp =>
  new RegExp(String(price).replace(/(\d{3})$/, '[\\s\\u00a0\\u202f.]?$1'));

/** The n-th price of a run: no two are the same, so that a page tells which of them it shows. */
export const priceNumber = (n: number): number => 100_000 + ((n * 7919) % 800_000);

export class ToldShop {
  readonly balancer: Balancer;
  /** Ports of the storefronts. */
  readonly fronts: readonly number[];
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];

  private constructor(folder: string, balancer: Balancer, fronts: readonly number[]) {
    this.#folder = folder;
    this.balancer = balancer;
    this.fronts = fronts;
  }

  /** Starts everything, with the demo's goods; resolves once all pages that are drawn ahead are there. */
  static async start(): Promise<ToldShop> {
    const folder = await mkdtemp(join(tmpdir(), 'told-'));
    const apiPorts = [await freePort(), await freePort(), await freePort()];
    const balancer = await Balancer.start(apiPorts);
    const shop = new ToldShop(folder, balancer, [await freePort(), await freePort()]);
    try {
      await shop.#begin(apiPorts);
      return shop;
    } catch (error) {
      await shop.stop();
      throw error;
    }
  }

  async #begin(apiPorts: readonly number[]): Promise<void> {
    const hosts = { API_HOST: this.#api, STOREFRONT_HOST: `http://${this.#host}` };
    const common = { ...keys, ...hosts, DATA_DIR: this.#folder, PAGES_DIR: this.#folder };
    for (const port of apiPorts) {
      this.#running.push(start('backend/server.ts', { ...common, API_PORT: String(port) }));
      await answers(port);
    }
    for (const front of this.fronts)
      this.#running.push(start('server/storefront.ts', { ...common, STOREFRONT_PORT: String(front) }));
    await Promise.all(this.#running.slice(apiPorts.length).map(hasDrawnAhead));
    await Promise.all(this.fronts.map(answers));
  }

  get #api(): string {
    return `http://127.0.0.1:${this.balancer.port}`;
  }

  get #host(): string {
    return `localhost:${this.fronts[0]}`;
  }

  /** The text of a page of a storefront, whose address names another port than the process has; none where it fails. */
  textAt(port: number, path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = { host: this.#host, accept: 'text/html' };
      const request = httpRequest({ port, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(response.statusCode === 200 ? text : ''));
      });
      request.on('error', reject);
      request.end();
    });
  }

  /** The data that the API answers at a path. Rejects where it answers none. */
  async dataOf(path: string): Promise<unknown> {
    const answer = await fetch(this.#api + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: unknown }).data;
  }

  /** Goods that are on sale, of all or of one list, as many as there are or so. */
  async goodsOf(most: number, list?: string): Promise<Goods[]> {
    const goods: Goods[] = [];
    for (let page = 1; goods.length < most; page += 1) {
      const query = new URLSearchParams({ page: String(page), ...(list === undefined ? {} : { path: list }) });
      const answer = await fetch(`${this.#api}/api/v1/search/?${query}`);
      if (!answer.ok) break;
      const { data } = (await answer.json()) as { data: { products: (Goods & { sizes: string[] })[] } };
      if (data.products.length === 0) break;
      // What is sold out shows no price in its Markdown.
      const onSale = data.products.filter(({ sizes }) => sizes.length > 0);
      goods.push(...onSale.map(({ id, url }) => ({ id, url })));
    }
    return goods;
  }

  async setPrice(productId: number, price: number): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.#api}/admin/v1/import/`, {
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

  async stop(): Promise<void> {
    for (const child of this.#running.toReversed()) child.kill('SIGTERM');
    this.balancer.close();
    await pause(1500);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
