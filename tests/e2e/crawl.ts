import { readPage, type CrawledPage } from './crawled-page.ts';
import { ask, type SitemapEntry } from './crawling.ts';
import { missingTitle, offerFaults, pageFaults } from './page-checks.ts';
import { addresses } from './shop.ts';

/** Path and query of an address of the shop. */
export const pathOf = (address: string) => address.slice(addresses.storefront.length);
export const isEnglish = (path: string) => /^\/en(?:\/|$)/.test(path);

/** Parameters that narrow or sort a list: crawlers are kept from following them (ADR-0056). */
const narrowing = ['filters', 'priceMin', 'priceMax', 'priceType', 'sortField', 'sortType', 'store'];
/** Parameters of a page that stands for itself. */
const ownParameters = ['page'];

/** Ways out of the shop: to another secure page, a mail, a call. */
const outward = ['https:', 'mailto:', 'tel:'];
const shownFaults = 4;

/** A walk through the pages of the shop: what is wrong with them, and where their links lead. */
export class Crawl {
  readonly answered = new Set<string>();
  /** Paths that links lead to, each with a page where one stands. */
  readonly links = new Map<string, string>();
  readonly #faults = new Map<string, string[]>();
  readonly #titles = new Map<string, string>();
  readonly #listed: ReadonlySet<string>;

  /** @param entries what the sitemap names */
  constructor(entries: readonly SitemapEntry[]) {
    this.#listed = new Set(entries.map(({ address }) => address));
  }

  /** Every kind of fault once, with pages that have it. */
  faults(): string[] {
    return [...this.#faults].map(([kind, found]) => {
      const more = found.length - shownFaults;
      return `${kind}: ${found.slice(0, shownFaults).join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
    });
  }

  /** Paths that links lead to and nobody has asked for, without those of the sitemap. */
  unasked(): string[] {
    return [...this.links.keys()].filter(
      (path) => !this.answered.has(path) && !this.#listed.has(`${addresses.storefront}${path}`),
    );
  }

  /** Asks for a path that must be there under this address, and reads its page; null for what is no page. */
  async read(path: string): Promise<CrawledPage | null> {
    const answer = await ask(path);
    this.answered.add(path);
    if (answer.status !== 200) {
      this.#note(path, [
        `does not answer 200 under its address: ${answer.status} ${answer.headers.get('location') ?? ''}, linked from ${this.links.get(path) ?? 'the sitemap'}`,
      ]);
      return null;
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return null;
    const page = readPage(answer.text);
    if (page.title === missingTitle) this.#note(path, ['is not there, and answers 200']);
    this.#noteLinks(path, page);
    return page;
  }

  /** Reads a page that the sitemap names. */
  async readListed(entry: SitemapEntry): Promise<void> {
    const path = pathOf(entry.address);
    const page = await this.read(path);
    if (!page) return;
    this.#note(path, pageFaults(page, entry));
    if (/^(?:\/en)?\/p\//.test(path)) this.#note(path, offerFaults(page));
    const title = `${page.language}: ${page.title}`;
    const namesake = this.#titles.get(title);
    if (namesake) this.#note(path, [`has the title of another page: ${page.title}, ${namesake}`]);
    this.#titles.set(title, path);
  }

  /** Reads a page that the sitemap does not name: it is not to be found, or leads search engines to one that is. */
  async readOther(path: string): Promise<void> {
    const page = await this.read(path);
    if (!page || page.robots.includes('noindex')) return;
    const url = new URL(path, addresses.storefront);
    const own = ownParameters.some((name) => url.searchParams.has(name)) ? url.href : `${url.origin}${url.pathname}`;
    const isLed = page.canonical === own || (url.search === '' && this.#listed.has(page.canonical));
    if (!isLed) this.#note(path, [`leads search engines nowhere: ${page.canonical}`]);
  }

  #note(path: string, faults: readonly string[]): void {
    for (const fault of faults) {
      const [kind = '', ...detail] = fault.split(': ');
      const found = this.#faults.get(kind) ?? [];
      found.push(`${path} ${detail.join(': ')}`.trim());
      this.#faults.set(kind, found);
    }
  }

  #noteLinks(path: string, { links, ids }: CrawledPage): void {
    for (const { href, rel } of links) {
      if (href.startsWith('#')) {
        if (!ids.has(decodeURIComponent(href.slice(1))))
          this.#note(path, [`leads to a part that it does not have: ${href}`]);
        continue;
      }
      const url = new URL(href, new URL(path, addresses.storefront));
      if (url.origin === addresses.storefront) {
        const narrows = narrowing.some((name) => url.searchParams.has(name));
        if (narrows && !rel.includes('nofollow'))
          this.#note(path, ['lets crawlers follow what narrows or sorts a list']);
        const target = `${url.pathname}${url.search}`;
        if (!this.links.has(target)) this.links.set(target, path);
      } else if (![addresses.api, addresses.checkout].includes(url.origin) && !outward.includes(url.protocol)) {
        this.#note(path, [`leads out of the web: ${href}`]);
      }
    }
  }
}
