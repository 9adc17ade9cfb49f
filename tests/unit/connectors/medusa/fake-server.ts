import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
export interface Answer {
  status?: number;
  body: unknown;
}

/** A server that answers by a function, and can be away: then connections are refused at once. */
export class FakeServer {
  readonly asked: Asked[] = [];
  #isAway = false;
  readonly #server: Server;
  #port = 0;

  constructor(answer: (asked: Asked) => Answer) {
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (this.#isAway) {
          request.socket.destroy();
          return;
        }
        const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
        const body = Buffer.concat(parts).toString();
        const asked = { method: request.method ?? '', path: pathname, query, headers: request.headers, body };
        this.asked.push(asked);
        const { status = 200, body: answered } = answer(asked);
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
      });
    });
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The port is not known');
    this.#port = address.port;
    return this;
  }

  get host(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  goAway(isAway = true): void {
    this.#isAway = isAway;
  }

  /** Calls by method and path, as `POST /admin/draft-orders`. */
  calls(method: string, path: RegExp): Asked[] {
    return this.asked.filter((one) => one.method === method && path.test(one.path));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
