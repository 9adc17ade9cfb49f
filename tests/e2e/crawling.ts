import { addresses } from './shop.ts';

/** What a request is answered with; redirects are not followed. */
export interface Answer {
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

const attempts = 3;

/**
 * Asks the shop for a path or an address as a crawler does. A shop that is too busy (5xx) is asked again, as crawlers
 * do; encoding the answer would cost as much as drawing it.
 */
export async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    // Not resolved as a link is: two slashes at the beginning are part of the path.
    const response = await fetch(path.startsWith('/') ? `${addresses.storefront}${path}` : path, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    const text = await response.text();
    if (response.status < 500 || attempt === attempts)
      return { path, status: response.status, headers: response.headers, text };
    await new Promise((resolve) => {
      setTimeout(resolve, 1000 * attempt);
    });
  }
}

/** Does something with each of many things, with a few at a time. */
export async function eachOf<T>(things: Iterable<T>, act: (thing: T) => Promise<void>, atOnce = 2): Promise<void> {
  const rest = things[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = rest.next(); !next.done; next = rest.next()) await act(next.value);
    }),
  );
}

/** So many of many things, from the first to the last in even steps. */
export function sampleOf<T>(things: readonly T[], count: number): T[] {
  if (things.length <= count) return [...things];
  return Array.from({ length: count }, (_, index) => things[Math.round((index * (things.length - 1)) / (count - 1))]!);
}

/** A page that the sitemap names. */
export interface SitemapEntry {
  address: string;
  changedAt: string | null;
  languages: Record<string, string>;
}

const xmlText = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"');
const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => xmlText(address));

function entriesOf(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, inside = '']) => ({
    // Pictures have locations too; the page's own comes first.
    address: locationsOf(inside)[0] ?? '',
    changedAt: /<lastmod>([^<]*)<\/lastmod>/.exec(inside)?.[1] ?? null,
    languages: Object.fromEntries(
      [...inside.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [
        language,
        xmlText(href),
      ]),
    ),
  }));
}

/** The files of the sitemap with the pages that each names. */
export async function readSitemap(): Promise<Map<string, SitemapEntry[]>> {
  const files = new Map<string, SitemapEntry[]>();
  for (const address of locationsOf((await ask('/sitemap.xml')).text))
    files.set(address, entriesOf((await ask(address)).text));
  return files;
}

/**
 * Whether a robots.txt lets every crawler fetch an address: the longest rule decides, of two as long the kinder (RFC
 * 9309 §2.2.2).
 */
export function isAllowed(robots: string, address: string): boolean {
  const { pathname, search } = new URL(address, addresses.storefront);
  const rules = [...robots.matchAll(/^(Allow|Disallow):[ \t]*(\S+)/gm)]
    .map(([, kind, path = '']) => ({
      isKind: kind === 'Allow',
      length: path.length,
      matches: new RegExp(
        `^${path
          .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replace(/\$(?!$)/g, '\\$')}`,
      ).test(`${pathname}${search}`),
    }))
    .filter(({ matches }) => matches);
  const longest = Math.max(0, ...rules.map(({ length }) => length));
  return rules.length === 0 || rules.some(({ isKind, length }) => isKind && length === longest);
}
