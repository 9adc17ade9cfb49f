import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServedFile } from '#lib/config/brand/read-brand.ts';
import { brand as stated } from '#lib/config/brand/stated-brand.ts';
import type { NoticeFile } from '#lib/config/notice-file.ts';
import type { Answer } from './answer.ts';
import { noticePath } from './pages/harmonised-notice.ts';
import { stylesheetPath } from './pages/layout.ts';

const project = new URL('../../', import.meta.url);
/** The checkout's styles in the order in which they count: the last one has what windows and printers change. */
const styles = ['frame', 'cart', 'order-form', 'payment', 'summary', 'after-order', 'reviews', 'windows-and-print'];
const fontPath = /\/fonts\/[\w-]+\.woff2/g;

function file(type: string, body: Buffer): Answer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', etag }, body };
}

/**
 * The checkout's own files by path: the shop's tokens with the checkout's styles behind them, the shop's fonts,
 * the brand's icon and other files, and the figure of the harmonised notice.
 * Throws an error of the file system that names the file which is missing.
 */
export async function loadStaticFiles(
  notice: NoticeFile | null = null,
  brand: ReadonlyMap<string, ServedFile> = new Map(),
): Promise<Map<string, Answer>> {
  const [tokens, ...own] = await Promise.all([
    readFile(new URL('app/styles/tokens.css', project)),
    ...styles.map((name) => readFile(new URL(`backend/checkout/styles/${name}.css`, project))),
  ]);
  const files = new Map([
    [stylesheetPath, file('text/css; charset=utf-8', Buffer.concat([tokens, ...own, Buffer.from(stated.rules)]))],
  ]);
  for (const [path, { type, body }] of brand) files.set(path, file(type, body));
  if (notice) files.set(noticePath(notice), file(notice.type, notice.body));
  for (const [path] of tokens.toString().matchAll(fontPath)) {
    files.set(path, file('font/woff2', await readFile(new URL(`public${path}`, project))));
  }
  return files;
}
