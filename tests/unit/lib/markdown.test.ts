import fc from 'fast-check';
import { createFormatter, createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { Guide } from '#lib/contract/blog.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { guideText } from '#lib/markdown/article.ts';
import { listingText } from '#lib/markdown/listing.ts';
import { llmsText } from '#lib/markdown/llms.ts';
import { productText } from '#lib/markdown/product.ts';
import { shopText } from '#lib/markdown/shop.ts';
import type { Words } from '#lib/markdown/words.ts';
import { heading, link, list, table, text } from '#lib/markdown/writing.ts';
import { wishlistItem, wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { hu } from '#tests/messages.ts';

const words = {
  locale: 'hu',
  t: createTranslator({ locale: 'hu', messages: hu }),
  format: createFormatter({ locale: 'hu', timeZone: 'Europe/Budapest' }),
} as unknown as Words;
const { t } = words;
const plain = (markdown: string) => markdown.replaceAll('\u00A0', ' ');
const today = '2026-11-21';
const host = 'http://localhost:3000';

describe('data within Markdown', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'\\`*_[]()<>#+-=!|~&;:/.19 \n\r\t'),
      fc.constantFrom('http://', 'www.', '&lt;', '1.', 'é'),
    ),
    maxLength: 30,
  });
  const mark = /[\\`*_[\]<>|~]|&(?=#?\w+;)/;

  it('stays what it is, on one line', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const written = text(value);
        expect(written).not.toMatch(/[\n\r]/);
        const outside = written.replaceAll(/\\[!-/:-@[-`{-~]/g, '\u0000');
        expect(outside).not.toMatch(mark);
        expect(outside).not.toMatch(/^(?:[#+=>-]|\d+[.)])/);
        expect(outside).not.toMatch(/https?:\/\/|www\./i);
        expect(written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(value.replace(/[\t\n\v\f\r ]+/g, ' ').trim());
      }),
      { numRuns: 500 },
    );
  });

  it('breaks neither a table nor a link nor a heading', () => {
    expect(table(['a|b', 'c\nd'], [['1', '*2*', '3'], ['x']])).toBe(
      '| a\\|b | c d |\n| --- | --- |\n| 1 | \\*2\\* |\n| x |  |',
    );
    expect(link('a](http://x) [b', 'http://x/(1) <2>')).toBe('[a\\](http\\://x) \\[b](http://x/%281%29%20%3c2%3e)');
    expect(heading(2, 'Egy\n# kettő')).toBe('## Egy # kettő');
    expect(list(['egy', 'két'], true)).toBe('1. egy\n2. két');
    expect(text('2026. november')).toBe('2026\\. november');
  });
});

const reduced = { rrp: null, rrpFull: null, vk: money(29_990), vkFull: money(37_490) };

describe('a product as Markdown', () => {
  const product = wishlistProduct(
    [
      ['38', 5],
      ['39', 2],
      ['40', 0],
    ],
    {
      name: 'Pulzus *1* <b>',
      prices: reduced,
      description: ['# Könnyű.'],
      highlights: ['Háló | felső'],
      attributes: [{ name: 'Súly', value: '258 g' }],
      materials: 'textil',
      safety: {
        manufacturer: 'Gyártó Kft.',
        postalAddress: '1138 Budapest',
        electronicAddress: 'a@b.example',
        responsiblePerson: { name: 'Felelős Bt.', postalAddress: '2000 Szentendre', electronicAddress: 'f@b.example' },
        identifier: 'X1',
        warnings: ['Vigyázz!'],
      },
    },
  );

  it('tells the price as its page does, and which sizes there are', () => {
    const written = plain(productText(product, words, today));
    expect(written).toContain('# Vantor Pulzus \\*1\\* \\<b\\>');
    expect(written).toContain(`<${host}/p/pulzus-1/>`);
    expect(written).toContain(`29 990 Ft (−20%). ${t('card.lowest')} 37 490 Ft`);
    expect(written).toContain('| korall | 38, 39 (kevés) |');
    for (const part of [
      '\\# Könnyű.',
      'Háló \\| felső',
      '**Súly:** 258 g',
      'Gyártó Kft.',
      'Felelős Bt.',
      'Vigyázz!',
      t('product.guarantee.legal'),
    ])
      expect(written).toContain(part);
    expect(written).toContain(`**${t('product.ways.home')}:** ${t('product.free')}`);
  });

  it('tells no price, no size and no delivery of one that is gone', () => {
    const written = plain(
      productText({ ...product, options: product.options.map((option) => ({ ...option, stock: 0 })) }, words, today),
    );
    expect(written).toContain(t('product.gone'));
    for (const part of ['29 990', t('card.sizes'), t('product.delivery')]) expect(written).not.toContain(part);
  });
});

describe('a list as Markdown', () => {
  const product = wishlistItem(7, { prices: reduced, contents: { amount: 2, unit: 'pair' } }) as ProductCard;
  const answer = {
    title: 'Cipők',
    text: 'Mind.',
    total: 98,
    pageCount: 3,
    products: [
      product,
      { ...product, id: 8, url: '//evil.example/', prices: { ...reduced, vkFull: null }, badges: ['new'] },
    ],
    categoryTree: {
      tree: [
        { name: 'Futócipők', url: '/cipok/futocipok/', count: 5, active: false },
        { name: 'Üres', url: '/cipok/ures/', count: 0, active: false },
      ],
    },
  } as unknown as SearchAnswer;

  it('has every product with its price and its unit price, and the ways to the other pages', () => {
    const written = plain(listingText(answer, words, '/cipok/'));
    expect(written).toContain(
      `- [Vantor Pulzus 7 női futócipő](${host}/p/pulzus-7/?szin=korall): 29 990 Ft (−20%) (14 995 Ft/pár). ${t('card.lowest')} 37 490 Ft`,
    );
    expect(written).toContain(`- Vantor Pulzus 7 női futócipő: 29 990 Ft (14 995 Ft/pár) (${t('card.badges.new')})`);
    expect(written).toContain(`- [Futócipők](${host}/cipok/futocipok/)`);
    expect(written).not.toContain('Üres');
    expect(written).toContain(`\n${answer.total} termék\n`);
    expect(written.match(/\?page=\d/g)).toEqual(['?page=2', '?page=3']);
  });
});

describe('a guide as Markdown', () => {
  const guide = {
    slug: 'x',
    title: 'Síléc',
    url: '/blog/article/x/',
    description: 'Hosszú',
    author: { name: 'Edző Elek', role: 'edző' },
    publishedAt: '2026-11-20T07:00:00.000Z',
    updatedAt: '2026-11-21T07:00:00.000Z',
    products: [wishlistItem(7)],
    related: [],
    blocks: [
      { type: 'heading', level: 2, id: 'a', text: 'Indulj' },
      {
        type: 'paragraph',
        spans: [
          { text: 'A ' },
          { text: 'R 13 ', strong: true },
          { text: 'sugár ', em: true, href: '/services/siszerviz/' },
          { text: '*nem*', href: 'javascript:alert(1)' },
        ],
      },
      { type: 'list', ordered: true, items: [[{ text: 'Egy' }], [{ text: 'Kettő' }]] },
      { type: 'table', columns: ['Tudás', 'Hossz'], rows: [['kezdő', '20–25']] },
      { type: 'image', image: { path: '/media/lec', alt: 'Léc' }, caption: null },
      { type: 'products', productIds: [99, 7] },
    ],
  } as unknown as Guide;

  it('has the whole text, its table and its products, and no link that the guard refuses', () => {
    const written = plain(guideText(guide, words));
    expect(written).toContain(`A **R 13** [*sugár*](${host}/services/siszerviz/) \\*nem\\*`);
    for (const part of [
      '## Indulj',
      '1. Egy\n2. Kettő',
      '| kezdő | 20–25 |',
      '![Léc](http://localhost:4000/media/lec/1200)',
      'Pulzus 7',
      '2026. november 20.',
    ])
      expect(written).toContain(part);
    expect(written).not.toContain('javascript');
  });
});

it('a store as Markdown tells its address, its hours and what it offers', () => {
  const day = { opens: '09:00', closes: '20:00' };
  const shop = {
    sysname: 'store_pecs',
    name: 'Lendület Pécs',
    url: '/shop/pecs/',
    address: { City: 'Pécs', ZipCode: '7632', Street: 'Megyeri út 61.' },
    geo: { lat: 46.05, lng: 18.21 },
    phone: '+36 72 701 230',
    email: null,
    text: '',
    services: ['parking'],
    openingHours: {
      weekly: [day, day, day, day, day, day, null],
      exceptions: [
        { date: '2026-12-24', name: 'Szenteste', hours: { opens: '09:00', closes: '12:00' } },
        { date: '2027-03-15', name: 'Ünnep', hours: null },
      ],
    },
    distance: null,
    image: null,
    flipbooks: [],
    nearby: [{ name: 'Lendület Siófok', url: '/shop/siofok/', distance: 95.42 }],
  } as ShopDetail;
  const written = plain(shopText(shop, words, today));
  for (const part of [
    '7632 Pécs, Megyeri út 61.',
    '| hétfő | 9:00–20:00 |',
    '| vasárnap | zárva |',
    '(Szenteste) | 9:00–12:00 |',
    '- Parkoló',
    `- [Lendület Siófok](${host}/shop/siofok/): 95,4 km`,
  ])
    expect(written).toContain(part);
  expect(written).not.toContain('Ünnep');
});

it('the shop in short leads to what can be read as Markdown, and says how', () => {
  const written = llmsText(
    {
      categories: [
        { name: 'Cipők', url: '/cipok/' },
        { name: 'Márkák', url: '/marka/' },
      ],
      listings: new Set(['/cipok/']),
      guides: [{ title: 'Síléc', url: '/blog/article/x/', description: 'Hosszú' }],
      shops: [],
    },
    words,
  );
  for (const part of [
    `[Cipők](${host}/cipok.md)`,
    `[Márkák](${host}/marka/)`,
    `[Síléc](${host}/blog/article/x.md): Hosszú`,
    `(${host}/static/aszf.md)`,
    `(${host}/elallas/)`,
    `${host}/sitemap.xml`,
    `${host}/cipok.md`,
  ]) {
    expect(written).toContain(part);
  }
});
