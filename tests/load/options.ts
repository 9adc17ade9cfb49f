import { parseArgs } from 'node:util';

/** A shop that is measured. Others than this one name their own pages. */
export interface Host {
  /** What stands for it in a table. */
  name: string;
  address: string;
  /** Paths by kind of page; empty where the shop is one of this project. */
  pages: Record<string, string>;
}

export interface BenchOptions {
  rounds: number | null;
  /** Names of what is measured; all where none is given. */
  only: string[];
  hosts: Host[];
  /** How many products are searched; null for the usual number. */
  products: number | null;
  /** Whether the table goes into docs/performance.md too. */
  isWritten: boolean;
}

/** `http://localhost:3000`, or with pages of its own `http://localhost:3200#home=/,list=/all`. */
export function parseHost(given: string): Host {
  const { origin, host, hash } = new URL(given);
  const pages = hash
    .slice(1)
    .split(',')
    .filter(Boolean)
    .map((page) => [page.slice(0, page.indexOf('=')), page.slice(page.indexOf('=') + 1)]);
  return { name: host, address: origin, pages: Object.fromEntries(pages) };
}

function wholeNumber(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  const number = Number(given);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} is a whole number from 1 on, not "${given}"`);
}

/**
 * Names of benches and their options, of a command line: `phone --rounds 3 --only list,product --host A --host B
 * --products 100000 --write`.
 */
export function parseBench(
  parameters: string[],
  fallback = process.env.STOREFRONT_HOST ?? 'http://localhost:3000',
): { names: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      products: { type: 'string' },
      only: { type: 'string', multiple: true },
      host: { type: 'string', multiple: true },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    names: positionals,
    options: {
      rounds: wholeNumber('rounds', values.rounds),
      products: wholeNumber('products', values.products),
      only: (values.only ?? []).flatMap((names) => names.split(',')).filter(Boolean),
      hosts: (values.host ?? [fallback]).map(parseHost),
      isWritten: values.write,
    },
  };
}
