/**
 * `node demo/seed.ts [--products N] [--now MOMENT]`: writes the seed of the demo shop to standard output, one JSON
 * object a line (`lib/contract/seed.ts`). SEED_PROGRAM names it, or the one that a retailer writes instead.
 */
import '#lib/config/brand/this-process.ts';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { standardOutput } from '#lib/programs/standard-output.ts';
import { demoProducts, demoRecords } from './records.ts';

/** Characters that are written at a time. */
const atOnce = 64 * 1024;

const { values } = parseArgs({ options: { products: { type: 'string' }, now: { type: 'string' } } });
const products = Number(values.products ?? demoProducts);
const now = values.now === undefined ? new Date() : new Date(values.now);

const output = standardOutput();

async function write(lines: string): Promise<void> {
  if (!output.write(lines)) await once(output, 'drain');
}

let lines = '';
for (const record of demoRecords({ products, now })) {
  lines += `${JSON.stringify(record)}\n`;
  if (lines.length < atOnce) continue;
  await write(lines);
  lines = '';
}
await write(lines);
