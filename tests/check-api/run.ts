/**
 * `npm run check:api -- URL [--level minimum|shop|full] [--origin STOREFRONT]`: makes the contract's calls, wrong ones
 * among them, and prints what an API lacks. From `shop` on it writes a guest's cart and registers a customer, so it is
 * for an API that may forget both. Ends with 1 where anything is missing.
 */
import { parseArgs } from 'node:util';
import { checkLevel, levels, type Level } from './levels.ts';
import { Probe } from './probe.ts';

const usage = `Name one API: npm run check:api -- http://localhost:4000 [--level ${levels.join('|')}]`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function read(given: string[]): { host: string; level: Level; origin: string } {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      level: { type: 'string', default: 'full' },
      origin: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const [host, ...rest] = positionals;
  const level = levels.find((known) => known === values.level);
  if (!level) fail(`--level ${values.level} is none of ${levels.join(', ')}.`);
  if (host === undefined || rest.length > 0 || !URL.canParse(host)) fail(usage);
  return { host, level, origin: values.origin };
}

let options: ReturnType<typeof read>;
try {
  options = read(process.argv.slice(2));
} catch (error) {
  fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
}
const probe = new Probe(options.host);
await checkLevel(probe, options.level, options.origin);
for (const { about, what } of probe.problems) console.log(`${about}: ${what}`);
const { length } = probe.problems;
const made = `${probe.tried.size} calls of the contract were made`;
console.log(
  length === 0
    ? `Nothing is missing at the level ${options.level}: ${made}.`
    : `${length} ${length === 1 ? 'thing is' : 'things are'} missing at the level ${options.level}; ${made}.`,
);
process.exit(length === 0 ? 0 : 1);
