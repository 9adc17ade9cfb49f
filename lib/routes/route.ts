import type { ShopSettings } from '#lib/config/settings.ts';
import type { SitemapKind } from '#lib/contract/sitemap.ts';

/** Settings that decide which pages there are and where. */
export type RouteSettings = Partial<
  Pick<ShopSettings, 'FLIPBOOK_PREFIX' | 'TEAM_LIST_SEGMENT' | 'LOYALTY' | 'EVENT_LOG'>
>;

/** Kinds of paths that the API lists all of; a product is known by its number alone. */
export type KnownKind = Exclude<SitemapKind, 'product'>;

interface Addressed {
  /** What parts in brackets may be, as the source of an expression; any text without a slash where nothing is said. */
  forms?: Readonly<Record<string, string>>;
  /** The setting that names the first part of its addresses; without it there are none. */
  root?: 'FLIPBOOK_PREFIX' | 'TEAM_LIST_SEGMENT';
  /** The API has to know the path, as one of this kind (ADR-0080), or other paths that are made of its parts. */
  known?: KnownKind | readonly [KnownKind, ...string[]];
  /** Its query has one spelling: that of a list of products, or of pages of guides (ADR-0022). */
  spelling?: 'listing' | 'paged';
  /** Can be read as Markdown, at the address without its slash and with `.md`. */
  hasMarkdown?: true;
}

/**
 * A page: kept and the same for everyone, unless it says otherwise. Its first part says who it is for
 * (`lib/core/routes/sections.ts`).
 */
export interface PageRoute<Footer extends string = string> extends Addressed {
  /** Its folder under `app/[locale]`. */
  page: string;
  /**
   * Its addresses where they are not called as the folder; null where none leads to it. A page without a part in
   * brackets at addresses with one is kept once, for the browser reads that part.
   */
  path?: string | null;
  /** The setting without which there is no such page. */
  onlyWith?: 'LOYALTY' | 'EVENT_LOG';
  /** Parameters for which its twin under `live/` is drawn (ADR-0001). */
  liveFor?: readonly string[];
  /** Drawn for each request. */
  isDynamic?: true;
  /** A product, whose one address the API knows. */
  isProduct?: true;
  /** Stands in the sitemap by itself; those that the API lists are there anyway. */
  isInSitemap?: true;
  /** Group and name in the footer, which follows the order of the rows. */
  footer?: Footer;
  /** Beginning of the addresses that crawlers are kept from: they are made for one person. */
  disallowed?: string;
}

/**
 * An address that leads to another for good, with a query of its own where it names one; a `root` is the first part of
 * where it leads.
 */
export interface MovedRoute extends Addressed {
  from: string;
  to: string;
}

/** A file for programs, by its path, which is that of its folder under `app/[locale]`. */
export interface FileRoute {
  file: string;
  /** The folder in its place, where Next would take one of the file's name for a file of its own kind. */
  route?: string;
  /** Whether every language has one; else the shop has it once. */
  hasLocales?: true;
}

/** A row of a build's table. Fixed paths come before those with parts in brackets, else the first row counts. */
export type Route<Footer extends string = string> = PageRoute<Footer> | MovedRoute | FileRoute;

export const productParameters = ['szin', 'meret'] as const;

/** A text of the retailer's that the footer names: one of the paths of a page. */
export function text<Footer extends string>(page: string, slug: string, footer: Footer): PageRoute<Footer> {
  return { page, path: page.replace('[slug]', slug), known: 'page', footer };
}
