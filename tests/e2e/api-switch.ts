import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { startPart, stopPart } from './shop.ts';

/** Where the tests ask for the API to be stopped and started; they run in processes of their own. */
export const switchAddress = 'http://localhost:4019';

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the API and a switch for it: `POST /kill`, `POST /stop`, `POST /start`. */
export async function apiSwitch(): Promise<{ close: () => Promise<void> }> {
  let api = await startPart('api');
  const server = createServer(async (request, response) => {
    if (request.url === '/kill') await stopPart(api, 'SIGKILL');
    if (request.url === '/stop') await stopPart(api, 'SIGTERM');
    if (request.url === '/start' && hasEnded(api)) api = await startPart('api');
    response.end();
  });
  await new Promise<void>((resolve) => { server.listen(Number(new URL(switchAddress).port), resolve); });
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await stopPart(api, 'SIGTERM');
    },
  };
}

/** Turns the API off at once (`kill`), off in good order (`stop`), or on. Waits until it is done. */
export async function turnApi(way: 'kill' | 'stop' | 'start'): Promise<void> {
  await fetch(`${switchAddress}/${way}`, { method: 'POST' });
}
