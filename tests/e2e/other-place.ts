import { spawn, type ChildProcess } from 'node:child_process';
import { environment, project, stopPart } from './shop.ts';
import { freePort } from '#tests/free-port.ts';

/** A storefront that runs from the suite's build beside its own, with settings of another place. */
export class OtherPlace {
  /** Its public address. */
  readonly host: string;
  readonly #process: ChildProcess;

  private constructor(host: string, process: ChildProcess) {
    this.host = host;
    this.#process = process;
  }

  /**
   * @param name what it is called on this machine: `localhost` or `127.0.0.1`.
   * @param known its port, where others have to know it before; by itself a free one
   */
  static async start(name: string, changes: Record<string, string>, known?: number): Promise<OtherPlace> {
    const port = known ?? (await freePort());
    const host = `http://${name}:${port}`;
    const child = spawn(process.execPath, ['server/storefront.ts'], {
      cwd: project,
      env: { ...environment, ...changes, STOREFRONT_HOST: host, STOREFRONT_PORT: String(port) },
      stdio: 'ignore',
    });
    const place = new OtherPlace(host, child);
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The storefront at ${host} ended with ${child.exitCode}`);
      const isReady = await fetch(`${host}/health/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return place;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    throw new Error(`The storefront at ${host} did not answer`);
  }

  /** Everything that it says at a path: status, headers and body. */
  async said(path: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await fetch(this.host + path, { headers, redirect: 'manual' });
    return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
  }

  stop(): Promise<void> {
    return stopPart(this.#process, 'SIGTERM');
  }
}
