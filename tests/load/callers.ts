import { connect, type Socket } from 'node:net';

/** What callers have got in all. */
export interface Called {
  /** Answers with status 200 a second. */
  rate: number;
  answered: number;
  failed: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** Follows answers that come one after the other over a connection, reading no more of them than it must. */
export class AnswerReader {
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the body that are still to come; NaN of one in chunks, whose end is looked for. */
  #left = 0;
  #isInBody = false;
  #tail: Buffer = Buffer.alloc(0);
  #status = 0;

  /** Status of the answer that ends with this part of it; null while more is to come. */
  read(part: Buffer): number | null {
    let body = part;
    if (!this.#isInBody) {
      this.#head = this.#head.length > 0 ? Buffer.concat([this.#head, part]) : part;
      const end = this.#head.indexOf(headEnd);
      if (end < 0) return null;
      const head = this.#head.toString('latin1', 0, end);
      body = this.#head.subarray(end + headEnd.length);
      this.#status = Number(head.slice(9, 12));
      this.#left = /\r\ntransfer-encoding: *chunked/i.test(head)
        ? NaN
        : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      // An empty body in chunks ends with what a head ends with too.
      this.#tail = Buffer.from('\r\n');
      this.#isInBody = true;
      this.#head = Buffer.alloc(0);
    }
    return this.#isOver(body) ? this.#end() : null;
  }

  #isOver(body: Buffer): boolean {
    if (!Number.isNaN(this.#left)) {
      this.#left -= body.length;
      return this.#left <= 0;
    }
    this.#tail = Buffer.concat([this.#tail, body.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    return this.#tail.equals(lastChunk);
  }

  #end(): number {
    this.#isInBody = false;
    return this.#status;
  }
}

/** Asks for one address again and again over `count` kept connections for so many seconds; brotli is taken. */
export function call(address: string, count: number, seconds: number): Promise<Called> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
  let [answered, failed, isOver] = [0, 0, false];
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port || 80), noDelay: true });
    const reader = new AnswerReader();
    sockets.add(socket);
    socket.once('connect', () => socket.write(request));
    socket.on('data', (part) => {
      const status = reader.read(part);
      if (status === null || isOver) return;
      if (status === 200) answered++;
      else failed++;
      socket.write(request);
    });
    socket.on('error', () => failed++);
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(open, 50);
    });
  };
  for (let number = 0; number < count; number++) open();
  const start = performance.now();
  return new Promise((resolve) => {
    setTimeout(() => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
      resolve({ rate: (answered / (performance.now() - start)) * 1000, answered, failed });
    }, seconds * 1000);
  });
}
