import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook as it came: what it said, and whether its signature was right (Standard Webhooks). */
export interface Received {
  id: string;
  isSigned: boolean;
  isTaken: boolean;
  event: { type: string; data: { order?: { number: string } } };
}

/** Another system that is told of events; it refuses the first tries of a type of them. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  readonly #refused: { type: string; times: number };
  #server: Server | undefined;

  constructor(refused: { type: string; times: number }) {
    this.#refused = refused;
  }

  /** Answers its address. */
  async start(): Promise<string> {
    this.#server = createServer((request, reply) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      request.on('end', () => reply.writeHead(this.#take(request.headers, body) ? 200 : 503).end());
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #take(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
    const [id, moment, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      String(headers[name]),
    ) as [string, string, string];
    const key = Buffer.from(this.secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${moment}.${body}`).digest('base64');
    const [one, other] = [Buffer.from(given), Buffer.from(`v1,${signature}`)];
    const event = JSON.parse(body) as Received['event'];
    const isTaken = this.received.filter(({ event: { type } }) => type === event.type).length >= this.#triesOf(event);
    this.received.push({ id, event, isTaken, isSigned: one.length === other.length && timingSafeEqual(one, other) });
    return isTaken;
  }

  #triesOf({ type }: Received['event']): number {
    return type === this.#refused.type ? this.#refused.times : 0;
  }
}
