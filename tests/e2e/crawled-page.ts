/**
 * What a crawler reads in the HTML of a page. Thousands of pages are read, so by patterns and not by a parser: that
 * every kind of page is well-formed is seen to by validity.spec.ts.
 */
export interface CrawledPage {
  title: string;
  titles: number;
  description: string;
  headings: string[];
  canonical: string;
  /** Addresses of the page by language, `x-default` among them. */
  languages: Record<string, string>;
  robots: string;
  language: string;
  links: CrawledLink[];
  /** Places that a fragment of an address can lead to. */
  ids: ReadonlySet<string>;
  /** Things of schema.org that the page tells; a text that is no JSON throws a SyntaxError with the page's title. */
  things: Thing[];
  /** The page without scripts. */
  html: string;
}

export interface CrawledLink {
  href: string;
  rel: string;
}

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Text of HTML as a reader sees it, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16));
    });
}

/** The attributes of every opening tag of a name. */
function* tags(html: string, name: string): Generator<Record<string, string>> {
  for (const [, inside = ''] of html.matchAll(new RegExp(`<${name}(?=[\\s>/])([^>]*)>`, 'g'))) {
    yield Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plainText(value),
      ]),
    );
  }
}

const contentsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([^]*?)</${name}>`, 'g'))].map(([, inside = '']) =>
    plainText(inside).trim(),
  );

function thingsOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].flatMap(([, text = '']) => {
    const { '@graph': graph, ...alone } = JSON.parse(text) as { '@graph'?: Thing[] } & Thing;
    return graph ?? [alone];
  });
}

/** Reads a page. Throws a SyntaxError where its data for machines is no JSON. */
export function readPage(text: string): CrawledPage {
  const html = text.replace(/<script\b[^]*?<\/script>/g, '');
  // A drawing may have a title of its own.
  const titles = contentsOf(html.replace(/<svg\b[^]*?<\/svg>/g, ''), 'title');
  const metas = [...tags(html, 'meta')];
  const heads = [...tags(html, 'link')];
  const meta = (name: string) =>
    metas
      .filter((one) => one.name === name)
      .map(({ content = '' }) => content)
      .join(', ');
  return {
    title: titles[0] ?? '',
    titles: titles.length,
    description: meta('description'),
    headings: contentsOf(html, 'h1'),
    canonical: heads
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href }) => href)
      .join(', '),
    languages: Object.fromEntries(
      heads
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href ?? '']),
    ),
    robots: meta('robots'),
    language: [...tags(html, 'html')][0]?.lang ?? '',
    links: [...tags(html, 'a')].flatMap(({ href, rel = '' }) => (href === undefined ? [] : [{ href, rel }])),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plainText(id))),
    things: thingsOf(text),
    html,
  };
}
