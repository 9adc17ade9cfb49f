import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('two-workers.ts', import.meta.url));

interface Answer {
  pid: number;
  number: number;
  asked: { worker: number; data: number }[];
  told: string[];
}

let child: ChildProcess;
let port: number;
let written: string;
afterEach(() => {
  child.kill('SIGKILL');
});

async function start(environment: Record<string, string> = {}): Promise<void> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  written = '';
  child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
}

async function says(word: string, times = 1): Promise<void> {
  while (written.split(word).length <= times) await once(child.stdout ?? child, 'data');
}

const startBoth = async (): Promise<void> => {
  await start();
  await says('is ready', 2);
};

/** Asks over a connection of its own, or one that is kept open. */
async function ask(path = '/', agent: Agent | false = false): Promise<Answer> {
  const [response] = await once(get({ port, host: 'localhost', path, agent }), 'response');
  let body = '';
  for await (const part of response) body += String(part);
  return JSON.parse(body) as Answer;
}

async function pids(): Promise<Set<number>> {
  const found = new Set<number>();
  while (found.size < 2) found.add((await ask()).pid);
  return found;
}

describe('[ADR-0153] workers', () => {
  it('replace one that is killed, while the other one answers', async () => {
    await startBoth();
    const before = await pids();
    const [killed = 0] = before;
    process.kill(killed, 'SIGKILL');
    await says(`(pid ${killed}) was ended by SIGKILL; another one takes its place in 0.25 s`);
    const after = new Set<number>();
    while (after.size < 2) after.add((await ask()).pid);
    expect(after.difference(before).size).toBe(1);
    expect(after.has(killed)).toBe(false);
  });

  it('are replaced one after the other by SIGUSR2, and no request fails', async () => {
    await startBoth();
    const before = await pids();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const seen = new Set<number>();
    const failed: unknown[] = [];
    let isOver = false;
    const shoppers = Array.from({ length: 8 }, async (_, index) => {
      while (!isOver) {
        await ask('/', index % 2 === 0 && agent).then(
          ({ pid }) => seen.add(pid),
          (error: unknown) => failed.push(error),
        );
      }
    });
    child.kill('SIGUSR2');
    while (before.intersection(await pids()).size > 0);
    isOver = true;
    await Promise.all(shoppers);
    agent.destroy();
    expect(failed).toEqual([]);
    expect(seen.isSupersetOf(before)).toBe(true);
  });

  it('end in order by the primary alone, with what they are answering', async () => {
    await startBoth();
    for (const pid of await pids()) process.kill(pid, 'SIGTERM');
    const slow = ask('/slow/');
    await ask();
    child.kill('SIGTERM');
    expect((await slow).pid).toBeGreaterThan(0);
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('say once what keeps them from starting, and end with it', async () => {
    await start({ FAILS: 'yes' });
    expect(await once(child, 'close')).toEqual([3, null]);
    expect(written).toBe('cannot start\n');
  });

  it('ask and tell each other', async () => {
    await startBoth();
    const { pid, number, asked } = await ask('/ask/');
    const [other] = (await pids()).difference(new Set([pid]));
    expect(asked).toEqual([{ worker: 3 - number, data: other }]);
    const teller = (await ask('/tell/')).pid;
    for (;;) {
      const { pid: listener, told } = await ask();
      expect(told).toEqual(listener === teller ? [] : expect.toSatisfy((words) => words.length <= 1));
      if (told[0] === 'hello') break;
    }
  });
});
