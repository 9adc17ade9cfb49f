import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Webhook } from '#lib/contract/event.ts';

export interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
  event: Webhook;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** What is answered from now on: a status, nothing at all, or what a function makes of it. */
  answer: number | 'nothing' | ((webhook: ReceivedWebhook, reply: ServerResponse) => void);
  close(): Promise<void>;
}

/** A receiver of webhooks on a port of its own, which takes everything unless it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const webhook = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) as Webhook };
      receiver.received.push(webhook);
      if (receiver.answer === 'nothing') return;
      if (typeof receiver.answer === 'function') receiver.answer(webhook, reply);
      else reply.writeHead(receiver.answer).end('thanks');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The port is not known');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}/events?key=a`,
    received: [],
    answer: 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
