import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}
