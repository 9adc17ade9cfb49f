import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A stand-in for a system that takes traces or errors. It answers by `status`, or never where that is null; what moves leads to `movedTo`. */
export async function collector(
  status: () => number | null,
  movedTo?: string,
): Promise<{ received: Received[]; host: string }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const code = status();
      if (code !== null) response.writeHead(code, movedTo === undefined ? {} : { location: movedTo }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
