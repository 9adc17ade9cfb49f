/**
 * `npm run test:connector [-- --folder FOLDER] [--screenshots FOLDER] [--products N] [--orders N]`: installs the engine
 * outside of the repository, starts it with our API and the connector between them, and proves what docs/connector-medusa.md
 * promises. Takes PostgreSQL and some minutes. The exit code is 1 when a proof fails.
 */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureOfOrder } from './admin-screen.ts';
import { engineVersion, installEngine, otherLicences } from './install.ts';
import { startPlace } from './place.ts';
import { proofsOf } from './proofs.ts';

/** Characters of each log that are shown where something failed. */
const longestLog = 4000;

const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(cache, 'lendulet-connector') },
    screenshots: { type: 'string' },
    products: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '50' },
  },
});

const { app, server } = installEngine(values.folder);
const others = otherLicences(app);
if (others.length > 0) {
  console.error(`Parts of the engine ${engineVersion} are not under the MIT licence:\n${others.join('\n')}`);
  process.exit(1);
}
const place = await startPlace(server);
const failures: string[] = [];
const tell = async (about: string, prove: () => Promise<string>) => {
  const logs = [place.connector, place.shop].map((program) => ({ program, before: program.log.length }));
  try {
    console.log(`passed: ${about}: ${await prove()}`);
  } catch (error) {
    failures.push(about);
    console.log(`FAILED: ${about}: ${error instanceof Error ? error.message : String(error)}`);
    // What was said meanwhile, and nothing of the proofs before.
    for (const { program, before } of logs) console.log(program.log.slice(before).slice(-longestLog));
  }
};
try {
  for (const { about, prove } of proofsOf({ products: Number(values.products), orders: Number(values.orders) }))
    await tell(about, () => prove(place));
  const { screenshots } = values;
  if (screenshots !== undefined)
    await tell('the engine’s admin shows an order', () => pictureOfOrder(place, screenshots));
} finally {
  await place.stop();
}
process.exit(failures.length > 0 ? 1 : 0);
