import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CallCount, RuleBook, type Fault, type Rule } from './faults.ts';
import { spoil, type ApiAnswer } from './spoil.ts';

/** An HTTP server before an API, which lets calls through or plays a fault on them, and counts both. */
export class FaultProxy {
  readonly #server: Server;
  readonly #upstream: URL;
  readonly #rules = new RuleBook();
  readonly #came = new CallCount();
  readonly #reached = new CallCount();

  private constructor(upstream: string) {
    this.#upstream = new URL(upstream);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => request.socket.resetAndDestroy());
    });
  }

  /** Listens at a port, or at any free one, before the API at `upstream`. */
  static async start(upstream: string, port = 0): Promise<FaultProxy> {
    const proxy = new FaultProxy(upstream);
    await new Promise<void>((resolve, reject) => {
      proxy.#server.once('error', reject).listen(port, () => resolve());
    });
    return proxy;
  }

  get address(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** These rules from now on, with calls counted from zero. */
  set(rules: readonly Rule[]): void {
    this.#rules.set(rules);
    this.#came.clear();
    this.#reached.clear();
  }

  /** Calls that came here, and those of them that reached the API, by method and path. */
  counts(): { came: Record<string, number>; reached: Record<string, number> } {
    return { came: this.#came.all(), reached: this.#reached.all() };
  }

  /** Connections of callers that are open. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    this.#came.add(method, url);
    const fault = this.#rules.faultFor(method, url);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset' && fault.at === 'request') return void request.socket.resetAndDestroy();
    if (fault?.kind === 'status') return sendStatus(fault, request, response);
    if (fault?.kind === 'delay')
      await new Promise((resolve) => {
        setTimeout(resolve, fault.ms);
      });
    const answer = await this.#forward(request, fault !== null);
    this.#reached.add(method, url);
    if (fault === null || fault.kind === 'delay') {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.socket?.resetAndDestroy());
      return;
    }
    await spoil(fault, await whole(answer), response);
  }

  /** The same call to the API; what is to be spoilt has to come unpacked. */
  #forward(request: IncomingMessage, isPlain: boolean): Promise<IncomingMessage> {
    const { hostname, port } = this.#upstream;
    const headers = isPlain ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    return new Promise((resolve, reject) => {
      const call = ask({ hostname, port, method: request.method, path: request.url, headers, agent: false }, resolve);
      call.once('error', reject);
      request.pipe(call);
    });
  }
}

async function whole(answer: IncomingMessage): Promise<ApiAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** A status in the API's place, which pages of any origin may read. */
function sendStatus(
  { status, headers, body }: Extract<Fault, { kind: 'status' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const text = body ?? JSON.stringify({ message: 'A fault was played', errors: {} });
  const permission = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
  };
  request.resume();
  response.writeHead(status, {
    'content-type': 'application/json',
    ...permission,
    'access-control-expose-headers': 'Retry-After',
    ...headers,
  });
  response.end(status === 204 || status === 304 ? undefined : text);
}
