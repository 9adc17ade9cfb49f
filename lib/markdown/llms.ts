import type { GuideTeaser } from '#lib/contract/blog.ts';
import type { ShopEntry } from '#lib/contract/shop.ts';
import { settings } from '#lib/config/index.ts';
import { guidesPath } from '#lib/guides/index.ts';
import { footerGroups } from '#lib/footer/index.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { markdownPath } from '#lib/navigation/markdown-path.ts';
import { hasMarkdown } from '#lib/routes/markdown.ts';
import { sitemapPath } from '#lib/sitemap/paths.ts';
import { addressOf, pageLink, type Words } from './words.ts';
import { document, heading, inline, line, list, quote } from './writing.ts';

/** What the shop has to tell of itself. */
export interface ShopSummary {
  categories: readonly Pick<MenuRoot, 'name' | 'url'>[];
  /** Paths of lists of products among the categories. */
  listings: ReadonlySet<string>;
  guides: readonly Pick<GuideTeaser, 'title' | 'url' | 'description'>[];
  shops: readonly Pick<ShopEntry, 'name' | 'url' | 'address'>[];
}

/** The shop in short for language models (llmstxt.org): what it is, how its pages can be read, and where to begin. */
export function llmsText({ categories, listings, guides, shops }: ShopSummary, words: Words): string {
  const { t } = words;
  const toMarkdown = (label: string, path: string) =>
    pageLink(words, label, hasMarkdown(path) || listings.has(path) ? markdownPath(path) : path);
  const example = [...listings][0] ?? guides[0]?.url ?? '/';
  const sitemap = new URL(sitemapPath, settings.STOREFRONT_HOST).href;
  return document([
    heading(1, t('site.name')),
    quote(inline(t('site.description'))),
    line(
      t('markdown.llms.how', { page: addressOf(words, example), markdown: addressOf(words, markdownPath(example)) }),
    ),
    line(t('markdown.llms.languages')),
    line(t('markdown.llms.prices')),
    list([
      `${t('markdown.llms.search')} ${addressOf(words, '/search/')}?q=`,
      `${t('markdown.llms.sitemap')} ${sitemap}`,
    ]),
    line(t('footer.sign')),
    heading(2, t('footer.categories')),
    list(categories.map(({ name, url }) => toMarkdown(name, url))),
    heading(2, t('guides.title')),
    list([
      ...guides.map(({ title, url, description }) => `${toMarkdown(title, url)}: ${inline(description).trim()}`),
      toMarkdown(t('markdown.llms.all'), guidesPath(null)),
    ]),
    heading(2, t('markdown.llms.shops')),
    list(
      shops.map(
        ({ name, url, address: { ZipCode: zip, City: city, Street: street } }) =>
          `${toMarkdown(name, url)}: ${inline(`${zip} ${city}, ${street}`)}`,
      ),
    ),
    ...footerGroups.flatMap(({ group, links }) => [
      heading(2, t(`footer.links.${group}`)),
      list(links.map(({ page, path }) => toMarkdown(t(`footer.pages.${page}`), path))),
    ]),
  ]);
}
