import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockText } from '#backend/content/guide-view.ts';
import { article } from '#demo/catalog/hungarian.ts';
import { pictureName, pictureRequests } from '#demo/catalog/lines.ts';
import { shopServices } from '#lib/contract/shop-services.ts';
import { deliveryTerms } from '#lib/core/products/delivery.ts';
import { company, fillInCompany } from '#demo/content/company.ts';
import { generateContent } from '#demo/content/index.ts';
import { printPrice } from '#backend/domain/print.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { guaranteeBands } from '#lib/core/products/guarantee.ts';
import * as messages from '#tests/messages.ts';
import { variantPaths } from '#variant/paths.ts';
import { demoCatalog, demoContent, demoNow, demoTexts, linksOf } from './demo-content.ts';

const { guides, pages, brands, shops } = demoContent;
const findings = (pattern: RegExp): string[] =>
  demoTexts.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`);

/** Where the last events of a developer's browser are listed; no shopper has it. */
const ofDevelopment = ['lendulet_event_log'];

/** Names under which the storefront keeps something in a browser, from its source. */
function storedNames(): string[] {
  const files = ['lib', 'stores', 'components'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8')),
  );
  const names = files.flatMap((source) =>
    [...source.matchAll(/= '(lendulet[._-][\w.-]+)[ /]?';/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !ofDevelopment.includes(name));
}

describe('the texts', () => {
  it('are tidy: nothing empty, unfilled, doubled or left of the markup', () => {
    for (const [place, text] of demoTexts) {
      expect(text.trim(), place).toBe(text);
      expect(text, place).not.toBe('');
    }
    expect(findings(/undefined|(?<!\p{L})null(?!\p{L})|NaN|[{}]|\s\s| [,.;!?]|\*|\]\(|::|\.\./u)).toEqual([]);
  });

  it('have Hungarian quotes, and en dashes where a hyphen would be wrong', () => {
    expect(
      findings(/["“'‘’]|„[^”]*$|^[^„]*”|\.\.\.| - | — |\d-\d/).filter(
        (finding) => !/98735145-2-41|01-10-999735/.test(finding),
      ),
    ).toEqual([]);
  });

  it('keep figures in one line with their thousands and their unit', () => {
    expect(
      findings(/(?<![\p{L}\d])\d+ (?:\d{3}(?!\d)|(?:Ft|[cmk]?m|k?g|lm|°C)(?![\p{L}\d]))/u).filter(
        (finding) => !/\+36 \d/.test(finding),
      ),
    ).toEqual([]);
    expect(findings(/\d\u00A0\d{3}\u00A0Ft/)).not.toEqual([]);
  });

  it('keep the noun singular after a number', () => {
    expect(findings(/\d\s(?:termékek|áruházak|napok|órák|percek|cipők|oldalak|darabok|kilométerek|hetek)\b/u)).toEqual(
      [],
    );
  });

  it('have no English words', () => {
    const english =
      'the|and|with|for|shop|store|size|your|running|free|sale|shipping|checkout|update|lorem|ipsum|customer|service';
    expect(findings(new RegExp(`(?<![\\p{L}@./_-])(?:${english})(?![\\p{L}@.-])`, 'iu'))).toEqual([]);
  });

  it('have the article that the next word asks for', () => {
    const wrong = demoTexts.flatMap(([place, text]) =>
      [...text.matchAll(/(?<![\p{L}\p{N}])(az?) ([\p{L}\p{N}]\S*)/giu)]
        .filter(([, used = '', next = '']) => used.toLowerCase() !== article(next))
        .map(([phrase]) => `${place}: ${phrase}`),
    );
    // The pronoun, not the article.
    expect(wrong.filter((phrase) => !/: az (?:számít|sem|hirtelen)/.test(phrase))).toEqual([]);
  });

  it('depend on the catalog and the day alone', () => {
    const at = (moment: string) => JSON.stringify(generateContent(demoCatalog, new Date(moment)));
    expect(at('2026-11-21T00:10:00Z')).toBe(at('2026-11-21T23:50:00Z'));
    expect(at('2026-11-21T00:10:00Z')).not.toBe(at('2026-11-26T00:10:00Z'));
  });
});

describe('guides', () => {
  it('[STORE-06] are 26, advice of 350 to 600 words and gift ideas, about every sport of the shop', () => {
    expect(guides).toHaveLength(26);
    for (const { slug, blocks } of guides) {
      const words = blocks
        .map(blockText)
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(words, slug).toBeGreaterThanOrEqual(slug === 'ajandekotletek' ? 150 : 350);
      expect(words, slug).toBeLessThanOrEqual(600);
    }
    // What is worn in the street is no sport that one could be guided in.
    const isTaught = ({ parentId, slug }: (typeof demoCatalog.sports)[number]) =>
      parentId === null && slug !== 'utcai-viselet';
    const main = demoCatalog.sports.filter(isTaught).map(({ slug }) => slug);
    expect(new Set(guides.flatMap(({ sports }) => sports))).toEqual(new Set(main));
  });

  it('have drawn pictures, products of the catalog, and dates that are over', () => {
    const drawn = new Set(
      pictureRequests().map(({ archetype, colourway, brand, view, design }) =>
        pictureName(archetype, colourway, brand.slug, view, design),
      ),
    );
    const ids = new Set(demoCatalog.products.map(({ id }) => id));
    for (const { slug, image, blocks, publishedAt, updatedAt } of guides) {
      expect(drawn, slug).toContain(image.name);
      const products = blocks.flatMap((block) => (block.type === 'products' ? block.productIds : []));
      expect(products.length, slug).toBeGreaterThanOrEqual(3);
      for (const id of products) expect(ids).toContain(id);
      expect(publishedAt <= updatedAt && updatedAt < demoNow.toISOString(), slug).toBe(true);
    }
    expect(new Set(guides.map(({ image }) => image.name)).size).toBe(26);
  });

  it('have headings that can be linked to, and tables with as many cells as columns', () => {
    for (const { slug, blocks } of [...guides, ...pages]) {
      const headings = blocks.flatMap((block) => (block.type === 'heading' ? block.id : []));
      expect(new Set(headings).size, slug).toBe(headings.length);
      for (const block of blocks) {
        if (block.type !== 'table') continue;
        for (const row of block.rows) expect(row, `${slug}: ${row.join()}`).toHaveLength(block.columns.length);
      }
    }
  });
});

describe('pages', () => {
  const legal = [
    'impresszum',
    'aszf',
    'adatkezeles',
    'cookie-tajekoztato',
    'elallas',
    'szavatossag',
    'panaszkezeles',
    'bekelteto-testulet',
    'akadalymentesseg',
  ];

  it('[STORE-06] are there, the legal ones marked as samples and formal', () => {
    expect(pages.filter(({ kind }) => kind === 'static')).toHaveLength(14);
    expect(pages.filter(({ kind }) => kind === 'services')).toHaveLength(7);
    expect(pages.filter(({ kind }) => kind === 'info')).toHaveLength(5);
    for (const slug of legal) {
      const { blocks, isSample } = pages.find((page) => page.slug === slug)!;
      expect(isSample, slug).toBe(true);
      const text = blocks.map(blockText).join('\n');
      expect(text, slug).not.toMatch(/(?<!\p{L})(?:te|neked|téged|hozd|kérd|írd|küldd)(?!\p{L})/u);
    }
  });

  it.each(['szallitas-fizetes', 'visszakuldes'])('[STORE-06] name no machines that are not sold: %s', (slug) => {
    const [, machines = ''] = /^# fitness\n([\s\S]*?)\n\n/m.exec(
      readFileSync('backend/search/goods-not-sold.txt', 'utf8'),
    )!;
    const notSold = machines.split('\n').flatMap((line) => line.split(' > ')[0]!.split(', '));
    expect(notSold).toContain('futópad');
    const words = new RegExp(`(?<!\\p{L})(?:${[...notSold, 'treadmill'].map(RegExp.escape).join('|')})`, 'iu');
    const { blocks, translations } = pages.find((page) => page.slug === slug)!;
    for (const said of [blocks, translations?.en?.blocks ?? []])
      expect(said.map(blockText).join('\n')).not.toMatch(words);
  });

  it('[ADR-0107] say nothing to the retailer', () => {
    const toRetailer = /Ez a szöveg minta|kereskedő (?:jogásza|ezen a helyen)|retailer’s lawyer|This text is a sample/i;
    expect(findings(toRetailer)).toEqual([]);
    expect(JSON.stringify(messages)).not.toMatch(toRetailer);
  });

  it('[ADR-0107] name the notary’s register and the telephone number of the hosting provider', () => {
    for (const detail of [company.notary, company.hostingPhone]) expect(textOf('impresszum')).toContain(detail);
  });

  it('name no platform that was closed, and a tax number with the right check digit', () => {
    const closed = /\bODR\b|online vitarendezési|ec\.europa\.eu\/(?:consumers\/)?odr/i;
    expect(findings(closed)).toEqual([]);
    expect(JSON.stringify(messages)).not.toMatch(closed);
    const [digits = ''] = company.taxNumber.split('-');
    const sum = [9, 7, 3, 1, 9, 7, 3].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    expect(Number(digits[7])).toBe((10 - (sum % 10)) % 10);
    expect(company.vatNumber).toBe(`HU${digits}`);
    expect(() => fillInCompany('{{nothing}}')).toThrow('nothing');
  });

  const textOf = (slug: string) =>
    pages
      .find((page) => page.slug === slug)!
      .blocks.map(blockText)
      .join('\n');

  it('name every cookie and every key of the browser’s storage that the shop writes', () => {
    const text = textOf('cookie-tajekoztato');
    const names = storedNames();
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) expect(text, name).toContain(name);
    for (const name of text.match(/lendulet[._-](?!example)[\w-]+/g) ?? []) expect(names, name).toContain(name);
  });

  it('give the bands of the mandatory guarantee, and lead from lists to what they are sorted by', () => {
    for (const forints of Object.values(guaranteeBands ?? {}))
      expect(textOf('szavatossag')).toContain(formatPrice(forints));
    const [, slug, heading] = /^\/static\/(\w+)\/#([\w-]+)$/.exec(variantPaths.ranking) ?? [];
    expect(pages.find((page) => page.slug === slug)?.blocks).toContainEqual(
      expect.objectContaining({ type: 'heading', id: heading }),
    );
  });

  it('give the prices of delivery that are asked', () => {
    for (const slug of ['szallitas-fizetes', 'szallitas-klubnak']) {
      for (const price of Object.values(deliveryTerms)) expect(textOf(slug), slug).toContain(formatPrice(price));
    }
    expect(textOf('feliratozas')).toContain(formatPrice(printPrice));
  });
});

describe('links', () => {
  const model = ReadModel.fromCatalog(demoCatalog, demoNow);
  const own = new Set([
    '/shops/',
    '/blog/',
    '/elallas/',
    '/ajandekkartya/',
    ...guides.map(({ slug }) => `/blog/article/${slug}/`),
    ...pages.map(({ kind, slug }) => `/${kind}/${slug}/`),
    ...shopServices.map((service) => `/shops/?szolgaltatas=${service}`),
  ]);

  it('lead to pages of the shop', () => {
    const links = [...guides, ...pages].flatMap(({ slug, blocks }) => linksOf(blocks).map((href) => ({ slug, href })));
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter(({ href }) => !own.has(href) && !model.pages.find(href.replace(/\?.*/, '')))).toEqual([]);
  });
});

describe('brands and stores', () => {
  it('[STORE-07] each brand has two or three sentences of its own', () => {
    expect(new Set(brands.map(({ slug }) => slug))).toEqual(new Set(demoCatalog.brands.map(({ slug }) => slug)));
    expect(new Set(brands.map(({ text }) => text)).size).toBe(brands.length);
    for (const { slug, text } of brands) {
      expect(text.match(/[.!?](?= |$)/g)?.length, slug).toBeGreaterThanOrEqual(2);
      expect(text.match(/[.!?](?= |$)/g)?.length, slug).toBeLessThanOrEqual(3);
    }
  });

  it('each store has a text, an address and services, and what it tells agrees', () => {
    expect(shops.map(({ sysname }) => sysname)).toEqual(demoCatalog.shops.map(({ sysname }) => sysname));
    for (const { sysname, email, services, text, openingHours } of shops) {
      expect(email).toBe(`${sysname.slice('store_'.length)}@lendulet.example`);
      expect(services).toContain('click-and-collect');
      expect(new Set(services).size).toBe(services.length);
      if (openingHours.weekly[6] === null) expect(services).not.toContain('parking');
      if (/szerviz/.test(text)) expect(services.join(), sysname).toMatch(/service/);
      expect(text.length, sysname).toBeGreaterThan(100);
    }
  });
});
