import { readFile, writeFile } from 'node:fs/promises';
import { withSection } from './figures.ts';

const file = new URL('../../docs/performance.md', import.meta.url);

/** Puts the tables of a run in the place of the last one's in docs/performance.md. */
export async function writeSection(name: 'phone' | 'presses' | 'door', section: string): Promise<void> {
  await writeFile(file, withSection(await readFile(file, 'utf8'), name, section));
}
