/**
 * `npm run bench -- door`: requests a second of ten callers, beside a bare Node server with the same bytes and heads
 * and, where it is installed, nginx with the same bytes. Needs a shop that runs as `npm start` runs it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from './callers.ts';
import { captured, type Answer } from './captured.ts';
import { startBare, startNginx, type DoorServer } from './door-servers.ts';
import { markdownTable, median, written, type Figure } from './figures.ts';
import type { BenchOptions, Host } from './options.ts';
import { pagesMeasured } from './page-set.ts';
import { writeSection } from './performance-page.ts';
import { cpuOf, memoryOf, storefrontAtPort } from './processes.ts';

const rounds = 3;
const callers = 10;
const seconds = 8;
/** Pages of the cache, and one that is drawn for its request. */
const kinds = ['home', 'list', 'product', 'filtered'];

/** What a server does in one turn. */
export interface Turn {
  /** Answers a second. */
  rate: number;
  /** Processor time of an answer, ms; NaN where it can not be known. */
  cpu: number;
}

/** A page, and what each server did for it, by round. */
interface Door {
  kind: string;
  host: Host;
  answer: Answer;
  turns: Map<string, Turn[]>;
}

async function turnOf(address: string, pid: string | null): Promise<Turn> {
  const before = pid === null ? NaN : await cpuOf(pid);
  const { rate, answered, failed } = await call(address, callers, seconds);
  if (failed > 0) console.error(`${address}: ${failed} requests failed`);
  return { rate, cpu: pid === null ? NaN : ((await cpuOf(pid)) - before) / answered };
}

/** What the table says of a page: medians of all rounds, in brackets the best. */
export function figuresOf(turns: ReadonlyMap<string, readonly Turn[]>, bytes: number): Figure[] {
  const of = (name: string, figure: keyof Turn) => (turns.get(name) ?? []).map((turn) => turn[figure]);
  const others = [...turns.keys()].filter((name) => name !== 'shop');
  const rate = (name: string): Figure => ({
    name: `${name} a second`,
    value: median(of(name, 'rate')),
    beside: Math.max(...of(name, 'rate')).toFixed(0),
  });
  const cpu = (name: string): Figure => ({
    name: `${name} CPU ms`,
    value: median(of(name, 'cpu')),
    beside: Math.min(...of(name, 'cpu')).toFixed(3),
    digits: 3,
  });
  return [
    rate('shop'),
    ...others.flatMap((name) => [
      rate(name),
      { name: `shop/${name}`, value: median(of('shop', 'rate')) / median(of(name, 'rate')), digits: 3 },
    ]),
    ...['shop', ...others].map(cpu),
    ...others.slice(0, 1).map((name) => ({
      name: `${name}/shop by CPU`,
      value: median(of(name, 'cpu')) / median(of('shop', 'cpu')),
      digits: 3,
    })),
    { name: 'kB', value: bytes / 1000, digits: 1 },
  ];
}

async function doorsOf(host: Host, only: readonly string[]): Promise<Door[]> {
  const doors: Door[] = [];
  const pages = await pagesMeasured(
    [host],
    kinds.filter((kind) => only.length === 0 || only.includes(kind)),
  );
  for (const { kind, path } of pages)
    doors.push({ kind, host, answer: await captured(host.address, path), turns: new Map() });
  return doors;
}

/** Memory of each shop in words; empty where it can not be known. */
async function memoryLine(shops: ReadonlyMap<Host, DoorServer[]>, moment: string): Promise<string> {
  const lines = await Promise.all(
    [...shops].map(async ([{ name }, [shop]]) =>
      shop?.pid ? [`${shops.size > 1 ? `${name} ` : ''}${(await memoryOf(shop.pid)).toFixed(0)} MB`] : [],
    ),
  );
  return lines.flat().length > 0 ? `Memory of the storefront ${moment}: ${lines.flat().join(' · ')}.` : '';
}

async function measure(doors: readonly Door[], servers: ReadonlyMap<Host, DoorServer[]>, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    for (const { host, answer, turns } of doors) {
      for (const { name, address, pid } of servers.get(host) ?? []) {
        turns.set(name, [...(turns.get(name) ?? []), await turnOf(address + answer.path, pid)]);
      }
    }
    console.error(`door: round ${round + 1} of ${times}`);
  }
}

/** The shop itself, which runs already and goes on. */
async function shopAt({ address }: Host): Promise<DoorServer> {
  return {
    name: 'shop',
    address,
    pid: await storefrontAtPort(Number(new URL(address).port)),
    stop: () => Promise.resolve(),
  };
}

export async function printDoor({ rounds: asked, only, hosts, isWritten }: BenchOptions): Promise<void> {
  const times = asked ?? rounds;
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-door-'));
  const servers = new Map<Host, DoorServer[]>();
  try {
    const doors = (await Promise.all(hosts.map((host) => doorsOf(host, only))))
      .flat()
      .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
    for (const host of hosts) {
      const answers = doors.filter((door) => door.host === host).map(({ answer }) => answer);
      const started = [await shopAt(host), await startBare(folder, answers)];
      servers.set(host, started);
      const nginx = await startNginx(folder, answers);
      if (nginx) started.push(nginx);
    }
    const before = await memoryLine(servers, 'before');
    await measure(doors, servers, times);
    const rows = doors.map(({ kind, host, answer, turns }) => ({
      name: hosts.length > 1 ? `${kind}, ${host.name}` : kind,
      figures: figuresOf(turns, Buffer.byteLength(answer.body, 'base64')),
    }));
    const section = [
      `${callers} callers, ${seconds} s each in turns, medians of ${times}, in brackets the best.`,
      markdownTable(
        ['page', ...(rows[0]?.figures.map(({ name }) => name) ?? [])],
        rows.map(({ name, figures }) => [name, ...figures.map(written)]),
      ),
      [before, await memoryLine(servers, 'after')].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join('\n\n');
    console.log(section);
    if (isWritten) await writeSection('door', section);
  } finally {
    for (const server of [...servers.values()].flat()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
