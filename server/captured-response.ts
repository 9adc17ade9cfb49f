import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';

/** Status and headers as they stood when the answer began. */
export interface ResponseHead {
  status: number;
  headers: OutgoingHttpHeaders;
}

/** A whole answer. `broken` when the handler gave up in its middle. */
export interface WholeResponse extends ResponseHead {
  body: Buffer;
  broken: boolean;
}

type Callback = (error?: Error | null) => void;
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Where an answer goes piece by piece when it is not collected. */
export interface Outlet {
  write(chunk: Buffer): boolean;
  end(): void;
  destroy(): void;
}

function toBuffer(chunk: unknown, encoding: BufferEncoding | undefined): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding ?? 'utf8');
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('A response body consists of strings and bytes');
}

/**
 * A response that belongs to no socket: a handler writes to it as to any other, and the answer is collected,
 * or handed on piece by piece where `open` gives an outlet for its head.
 */
export class CapturedResponse extends ServerResponse {
  /** Resolves when the handler has ended the answer, or has given up on it. */
  readonly whole: Promise<WholeResponse | 'streamed'>;

  readonly #open: (head: ResponseHead) => Outlet | undefined;
  readonly #chunks: Buffer[] = [];
  #settle: (whole: WholeResponse | 'streamed') => void = () => undefined;
  #head: ResponseHead | undefined;
  #outlet: Outlet | undefined;
  #hasBody = false;
  #isFinished = false;
  #isClosed = false;

  constructor(request: IncomingMessage, open: (head: ResponseHead) => Outlet | undefined = () => undefined) {
    super(request);
    this.#open = open;
    this.whole = new Promise((resolve) => {
      this.#settle = resolve;
    });
    // ServerResponse answers these from private state that a response without a socket never gets.
    Object.defineProperties(this, {
      headersSent: { get: () => this.#head !== undefined },
      writableFinished: { get: () => this.#isFinished },
      closed: { get: () => this.#isClosed },
    });
  }

  override writeHead(status: number, reasonOrHeaders?: string | Headers, headers?: Headers): this {
    if (this.#head) throw new Error('The head of this response is written already');
    this.statusCode = status;
    const given = typeof reasonOrHeaders === 'string' ? headers : reasonOrHeaders;
    if (Array.isArray(given)) this.#setFlatHeaders(given);
    else for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value);
    this.#writeHead();
    return this;
  }

  override flushHeaders(): void {
    this.#writeHead();
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    if (this.finished || this.destroyed) return false;
    const hasRoom = this.#take(toBuffer(chunk, typeof encoding === 'string' ? encoding : undefined));
    const written = typeof encoding === 'function' ? encoding : callback;
    if (written) process.nextTick(written);
    return hasRoom;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    if (this.finished || this.destroyed) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') {
      this.#take(toBuffer(chunk, typeof encoding === 'string' ? encoding : undefined));
    }
    const ended = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    if (typeof ended === 'function') this.once('finish', () => ended());
    this.#writeHead();
    this.finished = true;
    this.#finish(false);
    process.nextTick(() => {
      this.#isFinished = true;
      this.emit('finish');
      this.#close();
    });
    return this;
  }

  /** Gives up: the handler failed, or the visitor went away. */
  override destroy(_error?: Error): this {
    if (this.destroyed || this.finished) return this;
    this.destroyed = true;
    this.#finish(true);
    process.nextTick(() => this.#close());
    return this;
  }

  #take(bytes: Buffer): boolean {
    this.#writeHead();
    if (!this.#hasBody && this.#head) this.#outlet = this.#open(this.#head);
    this.#hasBody = true;
    if (this.#outlet) return this.#outlet.write(bytes);
    this.#chunks.push(bytes);
    return true;
  }

  #writeHead(): void {
    this.#head ??= this.#headNow();
  }

  #headNow(): ResponseHead {
    const headers: OutgoingHttpHeaders = { ...this.getHeaders() };
    // Next writes the address of a cached redirect twice.
    if (Array.isArray(headers.location)) headers.location = headers.location[0];
    return { status: this.statusCode, headers };
  }

  #finish(broken: boolean): void {
    if (this.#outlet) {
      if (broken) this.#outlet.destroy();
      else this.#outlet.end();
      this.#settle('streamed');
      return;
    }
    const head = this.#head ?? this.#headNow();
    this.#settle({ ...head, body: Buffer.concat(this.#chunks), broken });
  }

  #close(): void {
    this.#isClosed = true;
    this.emit('close');
  }

  #setFlatHeaders(pairs: OutgoingHttpHeader[]): void {
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const value = pairs[index + 1];
      if (value !== undefined) this.appendHeader(String(pairs[index]), Array.isArray(value) ? value : String(value));
    }
  }
}
