import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeServer, prepareStop } from '#lib/http/stop-server.ts';

const notice = 5000;
const drain = 10_000;

let server: Server;
let isStopping: boolean;
/** The answer of `/slow/`, which the test ends. */
let slow: ServerResponse | undefined;
let end: () => Promise<void>;
let leave: () => Promise<void>;
/** What ends behind the last answer. */
let finish: () => Promise<unknown>;
const sockets: Socket[] = [];
const agent = new Agent({ keepAlive: true });

function answer({ url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/slow/') slow = response;
  else response.writeHead(isStopping ? 503 : 200).end();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  isStopping = false;
  slow = undefined;
  server = createServer({ keepAliveTimeout: 65_000 }, answer);
  finish = async () => undefined;
  ({ stop: end, leave } = prepareStop({
    server,
    notice,
    drain,
    markStopping: () => {
      isStopping = true;
    },
    close: () => closeServer(server),
    finish: () => finish(),
  }));
  await once(server.listen(0, 'localhost'), 'listening');
});

afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function portOf(): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The port is closed');
  return address.port;
}

/** A connection whose first bytes have come, if it sends any. */
async function open(bytes = ''): Promise<Socket> {
  const accepted = new Promise<Socket>((resolve) => {
    server.once('connection', resolve);
  });
  const socket = connect(portOf(), 'localhost').on('error', () => undefined);
  sockets.push(socket);
  const atServer = await accepted;
  socket.write(bytes);
  await until(() => atServer.bytesRead === bytes.length);
  return socket;
}

/** An answer, over a connection that is kept open. */
async function answerAt(path: string): Promise<IncomingMessage> {
  const [response] = await once(get({ port: portOf(), host: 'localhost', path, agent }), 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

const ask = async (path: string): Promise<number | undefined> => (await answerAt(path)).statusCode;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

const slowRequest = 'GET /slow/ HTTP/1.1\r\nHost: shop.test\r\n\r\n';

describe('[ADR-0105] a server that is told to stop', () => {
  it('takes new connections for the time of the notice, and says at /health/ that it stops', async () => {
    const ended = end();
    await vi.advanceTimersByTimeAsync(notice - 1);
    expect(await ask('/health/')).toBe(503);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.listening).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    await ended;
  });

  it('says with each answer that it is the last one of its connection', async () => {
    expect((await answerAt('/')).headers.connection).toBe('keep-alive');
    const ended = end();
    expect((await answerAt('/')).headers.connection).toBe('close');
    await vi.advanceTimersByTimeAsync(notice + 50);
    await ended;
  });

  it('ends at once what is kept open without a request, and what never began one', async () => {
    expect(await ask('/')).toBe(200);
    const silent = await open();
    const ended = end();
    await vi.advanceTimersByTimeAsync(notice + 50);
    await ended;
    await until(() => silent.closed);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets a slow answer end, and a request whose head is on its way have one', async () => {
    const waiting = await open(slowRequest);
    await until(() => slow !== undefined);
    const half = await open('GET /half/ HTTP/1.1\r\n');
    const texts = ['', ''];
    for (const [index, socket] of [waiting, half].entries())
      socket.setEncoding('utf8').on('data', (text: string) => {
        texts[index] += text;
      });
    const ended = end();
    await vi.advanceTimersByTimeAsync(notice + drain / 2);
    half.write('Host: shop.test\r\n\r\n');
    await until(() => texts[1] !== '');
    slow?.end('done');
    await until(() => texts[0]?.includes('done') === true);
    // What is kept open behind these answers goes with the next sweep.
    vi.advanceTimersToNextTimer();
    await ended;
    expect(texts[1]).toMatch(/^HTTP\/1.1 503 /);
  });

  it('ends within two seconds of its last answer, whatever else is still going on', async () => {
    const waiting = (await open(slowRequest)).resume();
    await until(() => slow !== undefined);
    finish = () => new Promise(() => undefined);
    const ended = vi.fn<() => void>();
    void end().then(ended);
    await vi.advanceTimersByTimeAsync(notice + drain / 2);
    expect(ended).not.toHaveBeenCalled();
    slow?.end('done');
    await until(() => slow?.writableFinished === true);
    vi.advanceTimersToNextTimer();
    await until(() => waiting.closed);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('cuts off what is not answered within its time', async () => {
    const waiting = await open(slowRequest);
    await until(() => slow !== undefined);
    const ended = end();
    await vi.advanceTimersByTimeAsync(notice + drain);
    await ended;
    await until(() => waiting.closed);
    expect(slow?.writableFinished).toBe(false);
  });
});

describe('[ADR-0153] a server that leaves its port to others', () => {
  it('closes it at once, answers on what was kept open, and is not taken for one that stops', async () => {
    const texts: string[] = [];
    const kept = await open('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    kept.setEncoding('utf8').on('data', (text: string) => texts.push(text));
    await until(() => texts.length === 1);
    const ended = leave();
    expect(server.listening).toBe(false);
    kept.write('GET /health/ HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await until(() => texts.length === 2);
    expect(texts[1]).toMatch(/^HTTP\/1.1 200 [^]*\r\nConnection: close\r\n/);
    await until(() => kept.closed);
    await vi.advanceTimersByTimeAsync(1050);
    await ended;
    expect(isStopping).toBe(true);
  });

  it('closes what is kept open without a request after a moment', async () => {
    expect(await ask('/')).toBe(200);
    const ended = leave();
    await vi.advanceTimersByTimeAsync(1050);
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('[ADR-0105] a process that is told to stop', () => {
  const program = `
    import { createServer } from 'node:http';
    import { pbkdf2 } from 'node:crypto';
    import { closeServer, stopOnSignal } from '#lib/http/stop-server.ts';
    // A quarter of an hour of a thread's work, for whoever waits for it.
    if (process.argv[2]) pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {});
    process.on('exit', () => console.log('last words'));
    const server = createServer(() => console.log('asked'));
    stopOnSignal({
      server,
      notice: Number(process.argv[1]),
      drain: 600_000,
      markStopping: () => console.log('stopping'),
      close: () => closeServer(server),
      finish: async () => console.log('finished'),
    });
    server.listen(0, () => console.log('listens'));`;

  function run(milliseconds: number, ...more: string[]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, String(milliseconds), ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let written = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
    const says = async (word: string) => {
      while (!written.includes(word)) await once(child.stdout, 'data');
    };
    return { child, says, ended: once(child, 'close'), written: () => written };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 after %s, once all else has ended', async (signal) => {
    const { child, says, ended } = run(0);
    await says('listens');
    child.kill(signal);
    await says('finished');
    expect(await ended).toEqual([0, null]);
  });

  it('does not wait for what a thread is still at, and loses no word', async () => {
    const { child, says, ended, written } = run(0, 'a thread is at work');
    onTestFinished(() => void child.kill('SIGKILL'));
    await says('listens');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(written().trim().split('\n')).toEqual(['listens', 'stopping', 'finished', 'last words']);
  });

  it('ends at once by a second signal', async () => {
    const { child, says, ended } = run(600_000);
    await says('listens');
    child.kill('SIGTERM');
    await says('stopping');
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
