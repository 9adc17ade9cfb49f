import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['app', 'backend', 'components', 'connectors', 'demo', 'lib', 'server', 'stores'];
const present = new Set(readdirSync(root));
const files = folders
  .filter((folder) => present.has(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** Names that money goes by, alone or at the end of a longer one. */
const money =
  '(?:[a-z]\\w*)?(?:[pP]rice(?:Full|Now|Printed|PrintedFull|Min|Max)?|rrp(?:Full)?|vk(?:Full)?|[lL]ineTotal|grand|[fF]orints?|[mM]oney)';
/** A default behind a price: `price ?? 0`, `parsePrice(…) || 0`, `Number(price)`, `lineTotal = 0`. */
const defaults = [
  new RegExp(
    `\\b${money}(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?\\)?\\s*(?:\\?\\?|\\|\\|)\\s*(?:-?\\d|noMoney\\b|Infinity\\b|'\\d|money\\()`,
    'g',
  ),
  new RegExp(`\\b(?:Number|parseInt|parseFloat)\\((?:\\w+\\??\\.)*${money}\\b[^)]*\\)`, 'g'),
  new RegExp(`[{,]\\s*${money}\\s*=\\s*(?:\\d|noMoney\\b|money\\()`, 'g'),
];
const brandsItself = /\bas (?:Money|FilterPrice)\b/g;
const moneyModule = 'lib/contract/amount.ts';

const foundIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found));
const found = (patterns: readonly RegExp[], except = '') =>
  files
    .filter((file) => file !== except)
    .flatMap((file) => foundIn(readFileSync(join(root, file), 'utf8'), patterns).map((text) => `${file}: ${text}`));

describe('a price', () => {
  it('has no default, for it would be shown', () => {
    expect(
      found(defaults),
      'A default stands for a price (ADR-0092). Money of the contract needs none; where there may be no price, ' +
        'say so with null, and leave out what would show it.',
    ).toEqual([]);
  });

  it('is made by the module of money alone', () => {
    expect(
      found([brandsItself], moneyModule),
      `Make money by money(), roundedMoney(), sumOf(), times() or difference() of lib/contract/money.ts (ADR-0092).`,
    ).toEqual([]);
  });

  it.each([
    'parsePrice(order.grand) ?? 0',
    'formatPrice(parsePrice(price) || 0)',
    'priceOfType(product.prices, type).price ?? 0',
    'catalog.goods.get(id)?.price ?? noMoney',
    'const { lineTotal = 0 } = line',
    'Number(item.price)',
    '(parsePrice(prices.vk) ?? Infinity)',
    "method?.price ?? '0'",
  ])('is found where it has one: %s', (text) => expect(foundIn(text, defaults)).not.toEqual([]));

  it.each(['price ?? null', 'pieces ?? 0', 'price === null ? noMoney : price', 'groupThousands(price)'])(
    'is let alone where it has none: %s',
    (text) => expect(foundIn(text, defaults)).toEqual([]),
  );
});
