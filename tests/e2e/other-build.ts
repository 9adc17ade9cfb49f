import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { freePort, portOf } from '#tests/free-port.ts';
import { addresses, environment, project, stopPart } from './shop.ts';

const storefront = new URL(addresses.storefront);

/** Copies the shop's build, and gives the copy another id: what a deployment of changed sources comes to. */
async function copyBuild(name: string): Promise<{ folder: string; id: string }> {
  const original = join(project, environment.BUILD_DIR ?? '.next');
  const copy = join(project, name);
  const before = await readFile(join(original, 'BUILD_ID'), 'utf8');
  const id = before.replaceAll(/./g, (letter) => (letter === 'f' ? '0' : 'f'));
  await rm(copy, { recursive: true, force: true });
  await cp(original, copy, {
    recursive: true,
    filter: (file) => !/\/(?:cache|dev|diagnostics|types)$|\.map$/.test(file),
  });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const text = await readFile(file);
    if (text.includes(before)) await writeFile(file, text.toString('latin1').replaceAll(before, id), 'latin1');
  }
  await rename(join(copy, 'static', before), join(copy, 'static', id));
  return { folder: copy, id };
}

/** A proxy between a browser and the shop, behind which the shop's address can be another process. */
function proxyTo(portOf: () => string): Server {
  return createServer((request, response) => {
    const asked = new URL(request.url ?? '');
    if (asked.host === storefront.host) asked.port = portOf();
    const forward = httpRequest(asked, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
}

/** A storefront of another build than the one that the tests began with, and a way to put it in that one's place. */
export class OtherBuild {
  readonly id: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #proxy: Server;
  #isDeployed = false;

  private constructor(id: string, folder: string, port: number, process: ChildProcess) {
    this.id = id;
    this.#folder = folder;
    this.#process = process;
    this.#proxy = proxyTo(() => (this.#isDeployed ? String(port) : storefront.port));
  }

  /** @param name of its folder in the project; each worker has its own. */
  static async start(name: string): Promise<OtherBuild> {
    const { folder, id } = await copyBuild(name);
    const port = await freePort();
    const child = spawn(process.execPath, ['server/storefront.ts'], {
      cwd: project,
      env: { ...environment, BUILD_DIR: name, STOREFRONT_PORT: String(port) },
      stdio: 'ignore',
    });
    const build = new OtherBuild(id, folder, port, child);
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The other build ended with ${child.exitCode}`);
      if (
        await fetch(`http://localhost:${port}/health/`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return build;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    throw new Error('The other build did not answer');
  }

  /**
   * A browser of its own before the deployment. It goes through a proxy, since what a test answers in a browser's place
   * would lose the requests that a page sends while it is left.
   */
  async openBrowser(browser: Browser): Promise<BrowserContext> {
    this.#isDeployed = false;
    if (!this.#proxy.listening) await once(this.#proxy.listen(0), 'listening');
    const bypass = [addresses.api, addresses.checkout].map((address) => new URL(address).host).join(',');
    const context = await browser.newContext({ proxy: { server: `http://localhost:${portOf(this.#proxy)}`, bypass } });
    // A page behind a proxy counts as one from outside, which may call nothing local without leave.
    await context.grantPermissions(['local-network-access']);
    return context;
  }

  /** From now on this build answers at the shop's address. */
  deploy(): void {
    this.#isDeployed = true;
    this.#proxy.closeIdleConnections();
  }

  async stop(): Promise<void> {
    this.#proxy.close();
    this.#proxy.closeAllConnections();
    await stopPart(this.#process, 'SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
