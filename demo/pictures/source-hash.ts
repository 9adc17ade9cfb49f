import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const texts = new Map<string, Promise<string>>();

function textOf(path: string): Promise<string> {
  const known = texts.get(path) ?? readFile(path, 'utf8');
  texts.set(path, known);
  return known;
}

async function collect(path: string, found: Map<string, string>): Promise<void> {
  if (found.has(path)) return;
  const text = await textOf(path);
  found.set(path, text);
  const imports = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)];
  for (const [, target = ''] of imports) await collect(resolve(dirname(path), target), found);
}

/** Hash over a module and all that it imports from this folder: changes when its drawing can have changed. */
export async function sourceHash(path: string): Promise<string> {
  const found = new Map<string, string>();
  await collect(path, found);
  const hash = createHash('sha256');
  for (const [, text] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(text);
  return hash.digest('hex');
}
