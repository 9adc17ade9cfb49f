import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How a server ends (ADR-0105). */
export interface Stop {
  server: Server;
  /** How long the port stays open after the signal, so that balancers read at `/health/` that it stops, ms. */
  notice: number;
  /** Longest time for the answers under way once the port is closed, ms. */
  drain: number;
  /** Called at the signal: from now on `/health/` answers 503. */
  markStopping: () => void;
  /** Takes no new connections, and resolves once the last one has ended. */
  close: () => Promise<unknown>;
  /** What else ends, after the last answer. */
  finish?: () => Promise<unknown>;
}

/**
 * How often connections without a request are looked for while it stops, ms. Who has just come has that long to send
 * one: it arrives right behind the connection.
 */
const idleSweep = 50;

const pause = (duration: number) => new Promise<void>((resolve) => void setTimeout(resolve, duration));

/** The connections on which nothing was ever sent: Node takes each for one with a request until `headersTimeout`. */
function trackSilent(server: Server): () => Socket[] {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => [...unused].filter(({ bytesRead }) => bytesRead === 0);
}

/** Ends a server in order; resolves once nothing is left of it. Rejects where `close` or `finish` do. */
async function stop({ server, notice, drain, markStopping, close, finish }: Stop, silent: () => Socket[]) {
  markStopping();
  if (notice > 0) await pause(notice);
  const limit = setTimeout(() => server.closeAllConnections(), drain);
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of silent()) socket.destroy();
  }, idleSweep);
  try {
    await close();
  } finally {
    clearTimeout(limit);
    clearInterval(sweep);
  }
  await finish?.();
}

/**
 * Prepares a server that does not listen yet for its end. What it answers ends it, whenever that is called.
 */
export function prepareStop(options: Stop): () => Promise<void> {
  const silent = trackSilent(options.server);
  return () => stop(options, silent);
}

/**
 * Ends the process in order on SIGTERM and SIGINT: call it before the server listens. A second signal ends the process
 * at once; where closing fails it ends with that error.
 */
export function stopOnSignal(options: Stop): void {
  const end = prepareStop(options);
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const onSignal = (): void => {
    for (const signal of signals) process.removeListener(signal, onSignal);
    void end().then(() => process.exit(0));
  };
  for (const signal of signals) process.on(signal, onSignal);
}

/** Closes a server of Node's own. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
