import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { locales } from '#lib/core/locales.ts';
import { joinSlashes } from '#lib/navigation/canonical-path.ts';

/** What the `matcher` of proxy.shop.ts and proxy.team.ts leaves out: only files are there. */
const unproxied = /^\/(?:_next\/|_i18n\/|fonts\/|icon.svg)/;

async function pathsOf(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${prefix}${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
}

/**
 * Paths of the files that a build has beside its pages: its own, those of `public/`, and the texts of each language.
 * Rejects where there is no build.
 */
export async function unproxiedFiles(build: string, publicFolder: string): Promise<ReadonlySet<string>> {
  const paths = [
    ...(await pathsOf(join(build, 'static'), '/_next/static/')),
    ...(await pathsOf(publicFolder, '/')),
    ...locales.map((locale) => `/_i18n/${locale}/messages.json`),
  ];
  return new Set(paths.flatMap((path) => [path, path.split('/').map(encodeURIComponent).join('/')]));
}

/**
 * Whether a path passes by the proxy and is no file: Next would take `/fonts/p/x-1/` for a page of a language `fonts`,
 * render it and keep it on the disk for good.
 */
export function isNoFile(path: string, files: ReadonlySet<string>): boolean {
  const joined = joinSlashes(path);
  return unproxied.test(joined) && !files.has(joined);
}
