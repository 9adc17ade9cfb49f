import type { ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { FaultProxy } from '#tests/faults/fault-proxy.ts';
import type { Rule } from '#tests/faults/faults.ts';
import { addresses, hiddenApi, startPart, stopPart } from './shop.ts';

/** Where the tests ask for the API to be stopped and started, and for faults; they run in processes of their own. */
export const switchAddress = 'http://localhost:4019';

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

/** The API, at its own address or behind a fault proxy that has taken it. */
class SwitchedApi {
  #api: ChildProcess;
  #proxy: FaultProxy | null = null;

  constructor(api: ChildProcess) {
    this.#api = api;
  }

  async start(): Promise<void> {
    if (hasEnded(this.#api))
      this.#api = await startPart('api', this.#proxy ? { API_PORT: String(hiddenApi.port) } : {});
  }

  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    return stopPart(this.#api, signal);
  }

  /** Puts the proxy before the API, or takes it away. */
  async hide(isHidden: boolean): Promise<void> {
    if (isHidden === (this.#proxy !== null)) return;
    await this.stop('SIGTERM');
    await this.#proxy?.close();
    this.#proxy = isHidden ? await FaultProxy.start(hiddenApi.address, Number(new URL(addresses.api).port)) : null;
    await this.start();
  }

  async answer(way: string, body: unknown): Promise<unknown> {
    if (way === '/kill') await this.stop('SIGKILL');
    if (way === '/stop') await this.stop('SIGTERM');
    if (way === '/start') await this.start();
    if (way === '/hide') await this.hide(true);
    if (way === '/show') await this.hide(false);
    if (way === '/faults') this.#proxy?.set(body as Rule[]);
    return this.#proxy?.counts() ?? null;
  }

  async close(): Promise<void> {
    await this.stop('SIGTERM');
    await this.#proxy?.close();
  }
}

/**
 * Starts the API and a switch for it, to which one can post `/kill`, `/stop`, `/start`, `/hide`, `/show`, `/faults` and
 * `/counts`.
 */
export async function apiSwitch(): Promise<{ close: () => Promise<void> }> {
  const api = new SwitchedApi(await startPart('api'));
  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await api.answer(request.url ?? '', await bodyOf(request))));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(switchAddress).port), resolve);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await api.close();
    },
  };
}

async function post<T>(way: string, body?: object): Promise<T> {
  const answer = await fetch(`${switchAddress}/${way}`, {
    method: 'POST',
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`The switch could not do ${way}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Turns the API off at once (`kill`), off in good order (`stop`), or on; puts the fault proxy before it (`hide`), or
 * takes it away (`show`). Waits until it is done.
 */
export const turnApi = (way: 'kill' | 'stop' | 'start' | 'hide' | 'show'): Promise<unknown> => post(way);

/** Faults of the calls from now on, for the API behind the proxy; none for a shop that works. */
export const playFaults = (...rules: Rule[]): Promise<unknown> => post('faults', rules);

/** Calls since the last faults were played: those that came to the proxy, and those that reached the API. */
export const apiCounts = (): Promise<{ came: Record<string, number>; reached: Record<string, number> }> =>
  post('counts');
