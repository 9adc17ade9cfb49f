/**
 * What the benches reckon with: medians, blocking, bytes by kind, limits, and tables in Markdown. Nothing here
 * measures.
 */

/** A task of the browser's main thread; times from the navigation's start, ms. */
export interface Task {
  start: number;
  duration: number;
}

/** A request that was answered; `bytes` as transferred, head included. */
export interface Transfer {
  /** Type of resource as Chromium names it. */
  type: string;
  mimeType: string;
  bytes: number;
}

export const kindsOfBytes = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'other'] as const;
export type KindOfBytes = (typeof kindsOfBytes)[number];

/** A figure with the most that it may be; none where it is only reported. */
export interface Figure {
  name: string;
  value: number;
  limit?: number;
  /** Digits after the point. */
  digits?: number;
  /** What stands behind it in brackets, such as the least of all rounds. */
  beside?: string;
}

/** The middle of the values, the upper one of two; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const longTask = 50;

/**
 * What is above 50 ms of all tasks from the first contentful paint on, ms; a task that was under way counts from there.
 */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, firstPaint) - longTask),
    0,
  );
}

/** The longest of the tasks, ms; 0 of none. */
export const longestTask = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration));

function kindOf({ type, mimeType }: Transfer): KindOfBytes {
  if (type === 'Script' || /javascript/.test(mimeType)) return 'script';
  if (type === 'XHR' || type === 'Fetch' || type === 'EventSource') return 'fetch';
  const kind = type.toLowerCase();
  return kindsOfBytes.find((known) => known === kind) ?? 'other';
}

/** Bytes of each kind, all kinds named. A script that was fetched ahead is a script. */
export function bytesByKind(transfers: readonly Transfer[]): Record<KindOfBytes, number> {
  const sums: Record<KindOfBytes, number> = {
    document: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    fetch: 0,
    other: 0,
  };
  for (const transfer of transfers) sums[kindOf(transfer)] += transfer.bytes;
  return sums;
}

export const isOver = ({ value, limit }: Figure): boolean => limit !== undefined && !(value <= limit);

/** A figure in words: `**1.42**` where it is over its limit, `–` where there is none. */
export function written(figure: Figure): string {
  if (Number.isNaN(figure.value)) return '–';
  const number = figure.value === Infinity ? 'never' : figure.value.toFixed(figure.digits ?? 0);
  return `${isOver(figure) ? `**${number}**` : number}${figure.beside === undefined ? '' : ` (${figure.beside})`}`;
}

/** A table in Markdown whose columns are as wide as their widest cell; the first one leans left. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A text whose part between `<!-- name -->` and `<!-- /name -->` is another. Throws where these do not stand. */
export function withSection(text: string, name: string, section: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${start} … ${end} to write between`);
  return `${text.slice(0, from + start.length)}\n${section.trim()}\n${text.slice(to)}`;
}
