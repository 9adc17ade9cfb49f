/** A program of two workers for the tests beside it: each answers with its pid, and as its address says. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer, stopOnSignal } from '#lib/http/stop-server.ts';
import { thisWorker } from '#lib/processes/worker.ts';
import { isPrimary, runWorkers } from '#lib/processes/workers.ts';

const { PORT, FAILS } = process.env;

function serve(): void {
  const told: unknown[] = [];
  thisWorker?.onTold('word', (word) => told.push(word));
  thisWorker?.answer('pid', async () => process.pid);
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow/') await pause(500);
    if (url === '/tell/') thisWorker?.tell('word', 'hello');
    const asked = url === '/ask/' ? await thisWorker?.ask('pid') : [];
    response.end(JSON.stringify({ pid: process.pid, number: thisWorker?.number, asked, told }));
  });
  stopOnSignal({
    server,
    notice: 0,
    drain: 5000,
    markStopping: () => undefined,
    close: () => closeServer(server),
  });
  server.listen(Number(PORT), () => thisWorker?.becomeReady());
}

if (isPrimary(2)) runWorkers({ count: 2, log: ({ message }) => console.log(message) });
else if (FAILS) {
  console.error('cannot start');
  process.exit(3);
} else serve();
