/**
 * `npm run bench -- results-cpu`: CPU that the storefront spends on a results page of 48 cards that nobody asked for
 * before, in ms. Needs the API to run and the storefront to be built; starts a storefront of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const port = 3030;
const limit = 20;
/** Pages before the measurement: a server that runs has compiled what it runs. */
const warmUp = 700;
/** Clock ticks of /proc/[pid]/stat in ms: Linux counts 100 a second. */
const tick = 10;

/** CPU of a process with all its threads so far, in ms. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(`http://localhost:${port}/health/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error('The storefront did not start');
}

/** Waits until the process has nothing of its own to do, such as compressing the build's scripts. */
async function settled(child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    const before = await cpuOf(child);
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    if ((await cpuOf(child)) - before <= 2 * tick) return;
  }
}

/** Requests results pages one after the other, each with an address of its own. */
async function visit(from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number++) {
    const answer = await fetch(`http://localhost:${port}/cipok/?priceMax=${300 + number}`, {
      headers: { 'accept-encoding': 'br, gzip, zstd' },
    });
    const html = await answer.text();
    const cards = html.split('<li data-product=').length - 1;
    if (answer.status !== 200 || cards !== 48)
      throw new Error(`Page ${number}: status ${answer.status}, ${cards} cards`);
  }
}

export async function printResultsCpu(): Promise<void> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'server/storefront.ts'], {
    env: { ...process.env, NODE_ENV: 'production', STOREFRONT_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await ready();
    await visit(0, warmUp);
    await settled(child);
    const before = await cpuOf(child);
    const pages = 500;
    await visit(warmUp, pages);
    const each = ((await cpuOf(child)) - before) / pages;
    console.log(`CPU of an uncached results page with 48 cards: ${each.toFixed(1)} ms (limit ${limit} ms)`);
  } finally {
    child.kill('SIGTERM');
  }
}

if (import.meta.main) await printResultsCpu();
