import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isSigned } from './signature.ts';

/** What comes in, and what is done with it. */
export interface Receiving {
  /** Secrets of the shop's webhooks, and of the engine's hints. */
  shopSecrets: readonly string[];
  engineSecrets: readonly string[];
  now: () => Date;
  /** Stores a webhook of the shop; it is answered once that is done. */
  onShop: (id: string, body: string) => void;
  /** Takes a hint of the engine. */
  onEngine: (body: string) => void;
  /** What `/health/` says. */
  health: () => object;
}

const mostBytes = 2 ** 20;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function answer(reply: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  reply.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
}

async function receive(request: IncomingMessage, reply: ServerResponse, receiving: Receiving): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://connector');
  if (request.method === 'GET' && pathname === '/health/') return answer(reply, 200, receiving.health());
  const isShop = pathname === '/shop/';
  if (request.method !== 'POST' || !(isShop || pathname === '/engine/'))
    return answer(reply, 404, { message: `There is nothing at ${pathname}` });
  const body = await bodyOf(request);
  if (body === null) return answer(reply, 413, { message: 'The body is too large' });
  const secrets = isShop ? receiving.shopSecrets : receiving.engineSecrets;
  if (!isSigned({ headers: request.headers, body }, secrets, receiving.now()))
    return answer(reply, 401, { message: 'The signature is not one of this connector’s secrets, or too old' });
  if (isShop) receiving.onShop(String(request.headers['webhook-id']), body);
  else receiving.onEngine(body);
  return answer(reply, 200, {});
}

/** The server of what the two systems tell; it does not listen yet. */
export function receivingServer(receiving: Receiving): Server {
  return createServer((request, reply) => {
    receive(request, reply, receiving).catch((error: unknown) => {
      console.error(error);
      if (!reply.headersSent) answer(reply, 500, { message: 'It could not be stored' });
    });
  });
}
