import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the demo: what stands at its head between two lines of `---`, by name, and what follows. */
export interface TextFile {
  slug: string;
  head: Readonly<Record<string, string>>;
  body: string;
}

const noBreakSpace = '\u00A0';

/** Figures stay in one line with their thousands and their unit. */
function withBoundFigures(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
    .replace(/(?<=\d) (?=(?:Ft|[cmk]?m|k?g|lm|°C)(?![\p{L}\d]))/gu, noBreakSpace);
}

const form = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

function readTextFile(folder: string, name: string): TextFile {
  const [, head, body] = form.exec(withBoundFigures(readFileSync(join(folder, name), 'utf8'))) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name} has no head`);
  const fields = head.split('\n').map((line) => {
    const [, field, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (field === undefined || value === undefined) throw new Error(`${name}: "${line}" names no field`);
    return [field, value.trim()] as const;
  });
  return { slug: name.replace(/\.md$/, ''), head: Object.fromEntries(fields), body };
}

/** The texts of a folder beside this module, in the order of their slugs. */
export function readTexts(folder: 'guides' | 'pages' | 'flipbooks'): TextFile[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readTextFile(path, name));
}

/** The texts of a folder of Markdown files without heads, by their slugs. */
export function readBodies(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(
    names.map((name) => [name.replace(/\.md$/, ''), withBoundFigures(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** A field of a text's head; throws an Error that names text and field where it is missing. */
export function fieldOf({ slug, head }: TextFile, field: string): string {
  const value = head[field];
  if (value === undefined) throw new Error(`${slug} has no ${field}`);
  return value;
}
