import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stands before a bank while `work` is done: `before` is told of each call, and says whether the bank hears of it. */
export async function withBankBetween(
  bank: string,
  before: (path: string) => Promise<boolean>,
  work: (host: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const path = request.url ?? '';
      if (!(await before(path))) {
        response.writeHead(500).end();
        return;
      }
      const { 'content-type': type = '', signature = '' } = request.headers;
      const answer = await fetch(`${bank}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, signature: String(signature) },
      });
      const headers = { 'content-type': 'application/json', signature: answer.headers.get('signature') ?? '' };
      response.writeHead(answer.status, headers).end(await answer.text());
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
