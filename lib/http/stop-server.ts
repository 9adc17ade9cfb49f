import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { endNow } from '../processes/end-now.ts';
import { thisWorker } from '../processes/worker.ts';

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

/** The two ends of a prepared server. Each resolves once nothing is left of it; rejects where `close` or `finish` do. */
export interface End {
  /** Tells balancers first, for the time of the notice, and then closes the port. */
  stop(): Promise<void>;
  /** Leaves the port to others who answer there (ADR-0153): they are not to be taken for stopping ones. */
  leave(): Promise<void>;
}

/**
 * How often connections without a request are looked for while it stops, ms. Who has just come has that long to send
 * one: it arrives right behind the connection.
 */
const idleSweep = 50;
/** How long connections that were kept open have for a request that is on its way when the port is left to others, ms. */
const leavingRest = 1000;
/**
 * Longest time for all that ends behind the last answer, ms: what is still going on then ends as in a crash. The rest of the two seconds
 * is a busy machine's, which is late with everything.
 */
const longestFinish = 1000;

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

/** From now on each answer is the last one of its connection, and says so. */
function closeBehindAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Resolves some time after the last connection of a closed server has ended. */
function lateAfterClose(server: Server): { late: Promise<void>; forget: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    server.once('close', () => {
      timer = setTimeout(resolve, longestFinish);
    });
  });
  return { late, forget: () => clearTimeout(timer) };
}

async function end({ server, drain, close, finish }: Stop, silent: () => Socket[]): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), drain);
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of silent()) socket.destroy();
  }, idleSweep);
  const { late, forget } = lateAfterClose(server);
  const finished = close().then(() => finish?.());
  try {
    await Promise.race([finished, late]);
  } finally {
    clearTimeout(limit);
    clearInterval(sweep);
    forget();
  }
}

/** Prepares a server that does not listen yet for its end, whenever that is. */
export function prepareStop(options: Stop): End {
  const silent = trackSilent(options.server);
  const { server, notice, markStopping } = options;
  return {
    async stop() {
      closeBehindAnswers(server);
      markStopping();
      if (notice > 0) await pause(notice);
      await end(options, silent);
    },
    async leave() {
      closeBehindAnswers(server);
      // Node's own way closes the connections that are kept open as well, on which a request may be on its way.
      NetServer.prototype.close.call(server);
      await pause(leavingRest);
      markStopping();
      await end(options, silent);
    },
  };
}

/**
 * Ends the process in order on SIGTERM and SIGINT, a worker as its primary says: call it before the server listens. A
 * second signal ends the process at once; where closing fails it ends with that error.
 */
export function stopOnSignal(options: Stop): void {
  const end = prepareStop(options);
  if (thisWorker) {
    thisWorker.onEnd((way) => void end[way]().then(endNow));
    return;
  }
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const onSignal = (): void => {
    for (const signal of signals) process.removeListener(signal, onSignal);
    void end.stop().then(endNow);
  };
  for (const signal of signals) process.on(signal, onSignal);
}

/** Closes a server of Node's own. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
