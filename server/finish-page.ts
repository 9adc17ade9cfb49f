import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bootScript, visitorScript } from './boot-script.ts';
import { partsOfRoutes } from './route-parts.ts';
import { withoutRepeatedMarkup } from './page-data.ts';
import { isUsed, readStyleSheet, type StyleSheet } from './style-rules.ts';

const styleLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const asyncScript = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g;
/** Fonts, which browsers are to know of as soon as the page is there, and not before. */
const fontAhead = /<link rel="preload" href="[^"]+" as="font"[^>]*\/>/g;
/** A picture that the first screen is about. */
const firstPicture = /<img [^>]*fetchPriority="high"/i;
/** What Next would fetch ahead of the first paint without being needed for it. */
const earlyPart = /<link rel="preload" (?:as="script"[^>]*|href="[^"]+" as="style")\/>/g;
const namesAttribute = /\s(class|id)="([^"]*)"/g;
const pageData = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const headEnd = '</head>';
const pageEnd = '</body></html>';

/** Scripts and style sheets of the pages that are entered most. */
type PartsAhead = Readonly<Record<'product' | 'list', readonly string[]>>;

/** Their routes in both builds; one that a build does not have is left out. */
const productRoutes = ['[locale]/p/[product]', '[locale]/[teamName]/p/[product]'];
const listRoutes = ['[locale]/[...path]', '[locale]/list/[teamName]'];

/** Classes and ids of a page, as selectors name them, in the order of their first use. */
function namesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, attribute, value] of html.matchAll(namesAttribute)) {
    for (const name of (value ?? '').split(' ')) if (name !== '') names.add((attribute === 'class' ? '.' : '#') + name);
  }
  return names;
}

/** The distinct first groups of all matches of a pattern. */
function named(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, name = '']) => name))];
}

/**
 * Puts a rendered page into the order in which a slow phone shows it: the style sheets that its elements need inside of
 * it, pictures and fonts next, and behind the first paint its scripts and the style sheets of what is not there yet.
 * What it looks for is ASCII, so that a page stays bytes, a character for each (`latin1`).
 */
export class PageFinisher {
  readonly #sheets: ReadonlyMap<string, StyleSheet>;
  readonly #ahead: PartsAhead;
  readonly #brandRules: string;

  /**
   * @param sheets style sheets of the build by their address, their texts of bytes as the pages' are while they are
   * finished.
   * @param ahead scripts and style sheets of the pages that are entered most, which browsers fetch ahead of a press.
   * @param brandRules what a brand has in place of the style sheets' colours and fonts (ADR-0143).
   */
  constructor(
    sheets: ReadonlyMap<string, StyleSheet>,
    ahead: PartsAhead = { product: [], list: [] },
    brandRules: string = '',
  ) {
    this.#sheets = sheets;
    this.#ahead = ahead;
    // Bytes as the pages' are.
    this.#brandRules = Buffer.from(brandRules).toString('latin1');
  }

  /** Reads the style sheets of a build's folder. A sheet that cannot be read stays a sheet that its pages wait for. */
  static async load(folder: string, brandRules = ''): Promise<PageFinisher> {
    const files = await readdir(join(folder, 'static/chunks')).catch(() => []);
    const sheets = await Promise.all(
      files
        .filter((file) => file.endsWith('.css'))
        .map(async (file) => {
          const text = await readFile(join(folder, 'static/chunks', file), 'latin1');
          try {
            return [[`/_next/static/chunks/${file}`, readStyleSheet(text)] as const];
          } catch {
            return [];
          }
        }),
    );
    const ahead = {
      product: await partsOfRoutes(folder, productRoutes),
      list: await partsOfRoutes(folder, listRoutes),
    };
    return new PageFinisher(new Map(sheets.flat()), ahead, brandRules);
  }

  /** The page as it is sent; one that Next has not rendered stays as it is. */
  finish(page: Buffer): Buffer {
    const html = page.toString('latin1');
    const finished = this.#finished(html);
    return finished === html ? page : Buffer.from(finished, 'latin1');
  }

  /** A page that keeps its own order, with the brand's colours and fonts all the same. */
  #branded(html: string): string {
    return this.#brandRules === ''
      ? html
      : html.replace(headEnd, () => `<style data-first="">${this.#brandRules}</style>${headEnd}`);
  }

  #finished(html: string): string {
    const dataStart = html.indexOf(pageData);
    const headLength = html.indexOf(headEnd);
    if (dataStart === -1 || headLength === -1 || !html.endsWith(pageEnd)) return this.#branded(html);
    const seen = html.slice(0, dataStart);
    const scripts = named(seen, asyncScript);
    const linked = named(seen.slice(0, headLength), styleLink);
    const sheets = linked.flatMap((href) => {
      const sheet = this.#sheets.get(href);
      return sheet ? [{ href, ...sheet }] : [];
    });
    if (scripts.length === 0 || sheets.length === 0 || sheets.length < linked.length) return this.#branded(html);
    const names = namesOf(seen);
    const first = sheets.filter((sheet) => isUsed(sheet, names));
    const later = sheets.filter((sheet) => !first.includes(sheet));
    // Beside a picture that is shown first they come once the rules inside are read: named here, they share its way.
    const fonts = firstPicture.test(seen) ? '' : (seen.slice(0, headLength).match(fontAhead) ?? []).join('');
    const head = seen
      .slice(0, headLength)
      .replaceAll(styleLink, '')
      .replaceAll(earlyPart, '')
      .replaceAll(fontAhead, '');
    const rules = `<style data-first="">${first.map(({ text }) => text).join('')}${this.#brandRules}</style>`;
    const visitor = `<script>${visitorScript}</script>`;
    const shown = (head + visitor + rules + seen.slice(headLength)).replaceAll(asyncScript, '');
    const data = withoutRepeatedMarkup(html.slice(dataStart, -pageEnd.length), seen);
    const ahead = (files: readonly string[]) =>
      files.filter((part) => !scripts.includes(part) && !linked.includes(part)).join(' ');
    const parts = `data-product-parts="${ahead(this.#ahead.product)}" data-list-parts="${ahead(this.#ahead.list)}"`;
    const addresses = (of: readonly { href: string }[]) => of.map(({ href }) => href).join(' ');
    const styles = `data-inlined-styles="${addresses(first)}" data-styles="${addresses(later)}"`;
    const boot = `<script ${styles} data-scripts="${scripts.join(' ')}" ${parts}>${bootScript}</script>`;
    return `${shown}${fonts}${data}${boot}${pageEnd}`;
  }
}
