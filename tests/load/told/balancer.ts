import { connect, createServer, type Server, type Socket } from 'node:net';
import { changesEndpoint } from '#lib/contract/changes.ts';
import { freePort } from '#tests/free-port.ts';

/** What becomes of the stream of changes: it passes, is `refused` like a closed port, or stays open and tells nothing. */
export type StreamState = 'passes' | 'refused' | 'silent';

const streamBegins = `${changesEndpoint.method} ${changesEndpoint.path}`;

/** One address for several ports: each connection goes to the next one. The stream of changes can be cut, and nothing else. */
export class Balancer {
  readonly port: number;
  readonly #ports: readonly number[];
  readonly #server: Server;
  /** Connections that the stream came by, with what is behind them. */
  readonly #streams = new Map<Socket, Socket>();
  #next = 0;
  #state: StreamState = 'passes';

  private constructor(port: number, ports: readonly number[]) {
    this.port = port;
    this.#ports = ports;
    this.#server = createServer((socket) => this.#pass(socket));
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(await freePort(), ports);
    await new Promise<void>((resolve) => balancer.#server.listen(balancer.port, resolve));
    return balancer;
  }

  set streamState(state: StreamState) {
    const hadEnded = this.#state !== 'passes';
    this.#state = state;
    for (const [socket, behind] of this.#streams)
      if (state === 'silent') behind.unpipe(socket).pause();
      else if (state === 'refused' || hadEnded) socket.destroy();
  }

  #pass(socket: Socket): void {
    const behind = connect(this.#ports[this.#next++ % this.#ports.length] ?? 0, '127.0.0.1');
    const end = () => {
      this.#streams.delete(socket);
      for (const one of [socket, behind]) one.destroy();
    };
    for (const one of [socket, behind]) one.on('error', end).on('close', end);
    // A connection that has carried other calls may carry the stream next.
    socket.on('data', (part: Buffer) => {
      if (part.toString('latin1', 0, streamBegins.length) !== streamBegins) return;
      this.#streams.set(socket, behind);
      if (this.#state === 'refused') end();
      else if (this.#state === 'silent') behind.unpipe(socket).pause();
    });
    socket.pipe(behind).pipe(socket);
  }

  close(): void {
    this.#server.close();
  }
}
