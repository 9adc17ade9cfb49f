import { xmlText } from '#lib/core/text/xml.ts';
import { defaultLocale, localePath, locales } from '#lib/core/locales.ts';
import { sitemapFilePath, type DatedFile } from './paths.ts';

/** A page of the shop, without its language, with the full addresses of its pictures. */
export interface SitemapPage {
  path: string;
  /** Null where nobody keeps it. */
  changedAt: string | null;
  images: readonly string[];
}

export const sitemapHeaders = { 'content-type': 'application/xml; charset=utf-8' };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastChange = (moment: string | null) => (moment === null ? '' : `<lastmod>${xmlText(moment)}</lastmod>`);

/** A page in every language, each of which names all of them. */
function pageEntries({ path, changedAt, images }: SitemapPage, host: string): string {
  const addresses = locales.map((locale) => ({ locale, href: xmlText(new URL(localePath(locale, path), host).href) }));
  const own = addresses.find(({ locale }) => locale === defaultLocale)?.href ?? '';
  const languages = [...addresses.map(({ locale, href }) => [locale, href] as const), ['x-default', own] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const pictures = images
    .map((address) => `<image:image><image:loc>${xmlText(address)}</image:loc></image:image>`)
    .join('');
  return addresses
    .map(({ href }) => `<url><loc>${href}</loc>${lastChange(changedAt)}${languages}${pictures}</url>`)
    .join('\n');
}

/** A file of the sitemap (sitemaps.org 0.9, with Google's pictures and languages); `host` is the shop's origin. */
export function urlSet(pages: readonly SitemapPage[], host: string): string {
  return [
    declaration,
    `<urlset xmlns="${sitemapNamespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.map((page) => pageEntries(page, host)),
    '</urlset>',
    '',
  ].join('\n');
}

/** The list of the sitemap's files; `host` is the shop's origin. */
export function sitemapIndex(files: readonly DatedFile[], host: string): string {
  return [
    declaration,
    `<sitemapindex xmlns="${sitemapNamespace}">`,
    ...files.map(
      ({ file, changedAt }) =>
        `<sitemap><loc>${xmlText(new URL(sitemapFilePath(file), host).href)}</loc>${lastChange(changedAt)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}
