import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const { resolve } = createRequire(import.meta.url);

/** What is said where the checker cannot run. */
export const withoutJava = 'Java is not installed: the W3C’s checker is left out.';

/**
 * The program that runs the checker: the machine's Java, or the one that vnu-jar fetched when it was installed; null
 * without.
 */
export function javaProgram(): string | null {
  if (spawnSync('java', ['-version']).status === 0) return 'java';
  const downloader = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js') as {
    findCachedJava: () => string | null;
  };
  return downloader.findCachedJava();
}

interface Remark {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/** What is no fault of a page, and why. */
const excused: readonly { said: RegExp; why: string }[] = [
  { said: /^Trailing slash on void elements/, why: 'React writes <br/>, which HTML allows (HTML §13.1.2.1)' },
  {
    said: /^This document has heading elements but none of them has a computed heading level of 1/,
    why: 'pages of an account have theirs once the browser knows whose it is',
  },
  {
    said: /^Article lacks heading/,
    why: 'vouchers and addresses of an account are articles without headings, which HTML allows',
  },
];

/** Of pages as a browser holds them, whose head is in the order in which scripts and styles came. */
const excusedOfDrawn = /^A “charset” attribute on a “meta” element found after the first 1024 bytes/;

/**
 * A page without its rules: the checker's CSS is older than container queries. What stands in style attributes is
 * looked at.
 */
const withoutRules = (html: string): string => html.replaceAll(/(<style data-first="">)[^<]*/g, '$1');

/** Remarks by what they say, each with an example and the documents that it is made in. */
function listed(remarks: readonly { name: string; remark: Remark }[]): string[] {
  const byMessage = Map.groupBy(remarks, ({ remark }) => remark.message);
  return [...byMessage].map(([message, found]) => {
    const example = found[0]?.remark.extract?.replace(/\s+/g, ' ').trim() ?? '';
    return `${message} In ${[...new Set(found.map(({ name }) => name))].join(', ')}, such as: ${example}`;
  });
}

/**
 * Errors and warnings of the W3C's checker in HTML documents, which are given by name.
 * @param drawn names of the documents that were written down from a browser, not sent by a server
 */
export async function markupFaults(
  java: string,
  documents: ReadonlyMap<string, string>,
  drawn: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-markup-'));
  const names = [...documents.keys()];
  const files = names.map((_, index) => join(folder, `${index}.html`));
  try {
    await Promise.all(
      files.map((file, index) => writeFile(file, withoutRules(documents.get(names[index] ?? '') ?? ''))),
    );
    const parameters = [
      '-jar',
      resolve('vnu-jar/build/dist/vnu.jar'),
      '--format',
      'json',
      '--exit-zero-always',
      '--stdout',
      ...files,
    ];
    const { stdout } = await promisify(execFile)(java, parameters, { maxBuffer: 256 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout) as { messages: Remark[] };
    const remarks = messages.map((remark) => ({
      remark,
      name: names[Number(/(\d+)\.html$/.exec(remark.url)?.[1])] ?? remark.url,
    }));
    return listed(
      remarks.filter(
        ({ remark: { message }, name }) =>
          !excused.some(({ said }) => said.test(message)) && !(drawn.has(name) && excusedOfDrawn.test(message)),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
