import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#lib/contract/menu.ts';
import { clientMessages } from '#variant/messages.ts';
import { afterKey, closedList } from '#lib/suggestions/combobox.ts';
import { matchingBrands, matchingGuides, matchingPhrases, popularPhrases, textParts } from '#lib/suggestions/index.ts';
import { withEnglish } from '#lib/core/text/with-english.ts';
import { rowLimits, shareRows } from '#lib/suggestions/rows.ts';
import { en, hu } from '#tests/messages.ts';

const item = (type: MenuItem['type'], name: string, options: MenuItem[] = []): MenuItem => ({
  id: 1,
  name,
  url: `/${name}/`,
  options,
  data: null,
  parentId: null,
  column: 0,
  type,
});

describe('phrases', () => {
  const word = fc.stringMatching(/^[a-záéíóöőúüű]{1,6}( [a-záéíóöőúüű]{1,6})?$/);
  const phrase = fc.record({ phrase: word, weight: fc.nat(2000) });

  it('[SRCH-03] all begin with what is typed, never more than five, and none that is left out is heavier', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 40 }), word, (phrases, typed) => {
        const found = matchingPhrases(phrases, typed.slice(0, 2), 5);
        const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
        const prefix = bare(typed.slice(0, 2).trim());
        const all = phrases.filter((entry) => bare(entry.phrase).startsWith(prefix));
        expect(found.every((entry) => all.includes(entry))).toBe(true);
        expect(found).toHaveLength(Math.min(5, all.length));
        const lightest = found.at(-1)?.weight ?? 0;
        expect(all.filter((entry) => !found.includes(entry)).every(({ weight }) => weight <= lightest)).toBe(true);
      }),
    );
  });

  it('of an empty box are the heaviest ones that were not searched already', () => {
    const phrases = [
      { phrase: 'síléc', weight: 1 },
      { phrase: 'futócipő', weight: 9 },
      { phrase: 'labda', weight: 5 },
    ];
    expect(popularPhrases(phrases, ['Futocipo'], 2).map((entry) => entry.phrase)).toEqual(['labda', 'síléc']);
  });
});

describe('what completes the typed text', () => {
  it('stands apart from what is typed, without regard to accents and case', () => {
    expect(textParts('futócipő', 'FUTO')).toEqual([
      { text: 'futó', isTyped: true },
      { text: 'cipő', isTyped: false },
    ]);
    expect(textParts('futócipő', 'futo\u0301')).toEqual([
      { text: 'futó', isTyped: true },
      { text: 'cipő', isTyped: false },
    ]);
    expect(textParts('Fekete Párduc', 'pár')).toEqual([
      { text: 'Fekete ', isTyped: false },
      { text: 'Pár', isTyped: true },
      { text: 'duc', isTyped: false },
    ]);
    expect(textParts('síléc', 'x')).toEqual([{ text: 'síléc', isTyped: false }]);
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ maxLength: 5 }),
        (text, typed) =>
          textParts(text, typed)
            .map((part) => part.text)
            .join('') === text,
      ),
    );
  });
});

describe('brands and guides', () => {
  const menu = [
    item('category', 'Vantorok'),
    item('category', 'Márkák', [item('brand', 'Vantor'), item('brand', 'Fekete Vándor'), item('brand', 'Havran')]),
    item('brand', 'Vantor'),
  ];

  it('finds brands by the beginning of a word, each once, and nothing else of the menu', () => {
    expect(matchingBrands(menu, 'ván', 5).map(({ name }) => name)).toEqual(['Vantor', 'Fekete Vándor']);
    expect(matchingBrands(menu, 'van', 1)).toHaveLength(1);
    expect(matchingBrands(menu, 'antor', 5)).toEqual([]);
    expect(matchingBrands(menu, ' ', 5)).toEqual([]);
  });

  it('finds guides by the words of their titles', () => {
    const guides = [
      { title: 'Hogyan válassz futócipőt?', url: '/a/' },
      { title: 'Milyen hosszú síléc kell?', url: '/b/' },
    ];
    expect(matchingGuides(guides, 'futocipo valassz', 3).map(({ url }) => url)).toEqual(['/a/']);
    expect(matchingGuides(guides, 'cipo', 3)).toEqual([]);
    expect(matchingGuides(guides, '', 3)).toEqual([]);
    expect(matchingGuides([...guides, ...guides], 'futócipőt', 1)).toHaveLength(1);
  });
});

describe('rows', () => {
  const counts = fc.record({ phrases: fc.nat(5), brands: fc.nat(9), guides: fc.nat(9) });

  it('are ten at most, eight on a phone, with the row to all results, whatever is found', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), fc.constantFrom(...Object.values(rowLimits)), (found, hasProducts, limit) => {
        const { phrases, products, brands, guides } = shareRows(limit, found, hasProducts);
        expect(phrases + products + brands + guides + 1).toBeLessThanOrEqual(limit);
        expect(phrases).toBeLessThanOrEqual(found.phrases);
        expect(Math.min(phrases, brands, guides)).toBeGreaterThanOrEqual(0);
        expect(hasProducts ? products >= 3 : products === 0).toBe(true);
      }),
    );
    expect(rowLimits).toEqual({ list: 10, sheet: 8 });
  });
});

describe('keys of the combobox', () => {
  const at = (active: number) => ({ isOpen: true, active });

  it.each([
    ['ArrowDown', closedList, { state: at(0), isHandled: true }],
    ['ArrowDown', at(1), { state: at(2), isHandled: true }],
    ['ArrowDown', at(2), { state: at(-1), isHandled: true }],
    ['ArrowUp', closedList, { state: at(2), isHandled: true }],
    ['ArrowUp', at(0), { state: at(-1), isHandled: true }],
    ['ArrowUp', at(-1), { state: at(2), isHandled: true }],
    ['Escape', at(1), { state: closedList, isHandled: true, isCleared: false }],
    ['Escape', closedList, { state: closedList, isHandled: true, isCleared: true }],
    ['Home', at(1), { state: at(-1), isHandled: false }],
    ['End', at(1), { state: at(-1), isHandled: false }],
    ['Tab', at(1), { state: closedList, isHandled: false }],
    ['a', at(1), { state: at(1), isHandled: false }],
    ['Enter', closedList, { state: closedList, isHandled: false }],
  ])('%s from %j', (key, from, expected) => expect(afterKey(key, from, 3)).toEqual(expected));

  it('go round through the input, there and back, and never to a row that is not', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.array(fc.constantFrom('ArrowDown', 'ArrowUp'), { maxLength: 40 }), (count, keys) => {
        let state = at(-1);
        for (const key of keys) {
          const next = afterKey(key, state, count).state;
          expect(next.active).toBeGreaterThanOrEqual(-1);
          expect(next.active).toBeLessThan(Math.max(count, 1));
          const back = key === 'ArrowDown' ? 'ArrowUp' : 'ArrowDown';
          expect(afterKey(back, next, count).state).toEqual(state);
          state = next;
        }
      }),
    );
  });
});

describe('texts of the search layer', () => {
  const partly = { ...hu, searchBox: { label: 'Keresés', submit: undefined }, cart: { ...hu.cart, title: undefined } };

  it('[SRCH-06] fall back to English one by one, nested or compiled ones too', () => {
    const english = { label: 'Search', found: ['count', 4], states: { failed: 'Failed', waiting: 'Waiting' } };
    expect(withEnglish({ states: { failed: 'Nem megy' } }, english)).toEqual({
      ...english,
      states: { failed: 'Nem megy', waiting: 'Waiting' },
    });
    expect(withEnglish(undefined, english)).toEqual(english);
    expect(withEnglish({ label: 'Keresés' }, english).label).toBe('Keresés');
  });

  it("[SRCH-06] keep the shop's language where it has the text, and no other layer borrows any", () => {
    const texts = clientMessages(partly as unknown as typeof hu);
    expect(texts.searchBox?.label).toBe('Keresés');
    expect(texts.searchBox?.submit).toBe(en.searchBox.submit);
    expect(texts.searchBox?.products).toBe(en.searchBox.products);
    expect(Reflect.get(texts.cart, 'title')).toBeUndefined();
    expect(clientMessages(hu).searchBox).toEqual(hu.searchBox);
  });
});
