import { readdir, readFile, readlink } from 'node:fs/promises';

/** Sockets that listen at a port, by their inodes, of the text of /proc/net/tcp or tcp6. */
export function listeningInodes(table: string, port: number): string[] {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .flatMap((fields) => {
      const [, local, , state, , , , , , inode] = fields;
      return local?.endsWith(ending) && state === '0A' && inode ? [inode] : [];
    });
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

async function holds(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  return links.some((link) => sockets.has(link));
}

/** A figure of a process and of all that it started, added up. */
async function ofFamily(pid: string, figureOf: (pid: string) => Promise<number>): Promise<number> {
  const children = (await textOf(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean);
  const theirs = await Promise.all(children.map((child) => ofFamily(child, figureOf)));
  return theirs.reduce((sum, figure) => sum + figure, await figureOf(pid));
}

/** Clock ticks of /proc/[pid]/stat in ms: Linux counts 100 a second. */
const tick = 10;

/** Processor time of a process so far, of the text of /proc/[pid]/stat, ms; 0 of none. */
export function cpuOfStat(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? 0 : (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Processor time of a process and those it started, so far, ms. */
export const cpuOf = (pid: string): Promise<number> =>
  ofFamily(pid, async (member) => cpuOfStat(await textOf(`/proc/${member}/stat`)));

/** Resident memory of a process and those it started, MB of 1 048 576 bytes. */
export const memoryOf = (pid: string): Promise<number> =>
  ofFamily(
    pid,
    async (member) => Number(/VmRSS:\s+(\d+)/.exec(await textOf(`/proc/${member}/status`))?.[1] ?? 0) / 1024,
  );

/** The storefront's process that listens at a port of this machine; null where that can not be known. */
export async function storefrontAtPort(port: number): Promise<string | null> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(textOf));
  const sockets = new Set(tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return null;
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of processes) {
    if (/server\/\w+\.ts/.test(await textOf(`/proc/${pid}/cmdline`)) && (await holds(pid, sockets))) return pid;
  }
  return null;
}
