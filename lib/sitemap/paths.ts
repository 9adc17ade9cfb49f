import type { SitemapPart } from '#lib/contract/sitemap.ts';

export const sitemapPath = '/sitemap.xml';
export const llmsPath = '/llms.txt';

const folder = '/sitemap/';

/** Kinds whose paths the API lists as they are, page by page; of flipbooks it lists past ones too. */
const partedKinds = ['listing', 'guide', 'page', 'store', 'product'] as const;

/** A file of the sitemap: the shop's own pages, its flipbooks, or a page of the paths that the API lists of a kind. */
export type SitemapFile = { kind: 'own' | 'flipbook' } | { kind: (typeof partedKinds)[number]; part: number };

/** A file with its last change, null where nobody keeps it. */
export interface DatedFile {
  file: SitemapFile;
  changedAt: string | null;
}

/** Path of a file: `/sitemap/product-3.xml`. */
export function sitemapFilePath(file: SitemapFile): string {
  return `${folder}${'part' in file ? `${file.kind}-${file.part}` : file.kind}.xml`;
}

/** The file that is named `product-3.xml`; null for what is no name of one. */
export function sitemapFileNamed(name: string): SitemapFile | null {
  const [, kind, part] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(name) ?? [];
  if (part === undefined) return kind === 'own' || kind === 'flipbook' ? { kind } : null;
  const parted = partedKinds.find((one) => one === kind);
  return parted ? { kind: parted, part: Number(part) } : null;
}

/** The part of its kind that a file holds; undefined where there is none. */
export function partOf(
  parts: readonly SitemapPart[],
  { kind, part }: Extract<SitemapFile, { part: number }>,
): SitemapPart | undefined {
  return parts.filter((one) => one.kind === kind)[part - 1];
}

/** Every file of the sitemap. */
export function sitemapFiles(parts: readonly SitemapPart[], hasFlipbooks: boolean): DatedFile[] {
  const parted = partedKinds.flatMap((kind) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ changedAt }, at): DatedFile => ({ file: { kind, part: at + 1 }, changedAt })),
  );
  return [
    { file: { kind: 'own' }, changedAt: null },
    ...parted,
    ...(hasFlipbooks ? [{ file: { kind: 'flipbook' }, changedAt: null } as const] : []),
  ];
}

/** The name of a file by its path; null for a path that is none of a file. */
export function sitemapFileName(path: string): string | null {
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return name !== '' && !name.includes('/') ? name : null;
}
