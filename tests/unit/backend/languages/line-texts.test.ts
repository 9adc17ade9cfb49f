import { expect, it } from 'vitest';
import { LineTexts } from '#backend/languages/line-texts.ts';
import type { Words } from '#backend/languages/words.ts';

const terms: Record<string, string> = { Kék: 'Blue', Kötésbeállítás: 'Binding adjustment', 'Egy méret': 'One size' };
const words = {
  language: 'en',
  term: (_of: string, text: string) => terms[text],
  size: (text: string) => (text === '40,5' ? '40.5' : terms[text]),
} as unknown as Words;
const lines = new LineTexts(words, {
  nameOf: (id) => (id === 1 ? 'Pacer 3 running shoes' : undefined),
  catalogNameOf: (id) => (id === 1 ? 'Pacer 3 futócipő' : undefined),
  productOf: () => 1,
});
const ordered = (name: string, title: string) =>
  lines.ordered<{ productId: number; name: string; title: string; langs?: Record<string, string> }>({
    productId: 1,
    name,
    title,
  });

it.each([
  ['Kék, 40,5', 'Blue, 40.5', 'en'],
  ['Kék, 42', 'Blue, 42', 'en'],
  ['Kék', 'Blue', 'en'],
  ['Kék, Egy méret + Kötésbeállítás', 'Blue, One size + Binding adjustment', 'en'],
  ['Kék, 42 + KOVÁCS 10', 'Kék, 42 + KOVÁCS 10', undefined],
  ['Piros, 42', 'Piros, 42', undefined],
])(
  '[RT-28] [ADR-0126] says colour, size and service of an order’s line where all are known: %s',
  (title, said, lang) => {
    const line = ordered('Pacer 3 futócipő', title);
    expect([line.name, line.title, line.langs?.title]).toEqual(['Pacer 3 running shoes', said, lang]);
  },
);

it('[RT-28] [ADR-0126] leaves the name under which something was ordered that is called otherwise today', () => {
  const line = ordered('Pacer 2 futócipő', 'Kék, 42');
  expect([line.name, line.langs]).toEqual(['Pacer 2 futócipő', { title: 'en' }]);
});

it('[RT-28] [STORE-04] says a flipbook’s offer after its brand, and leaves what was printed otherwise', () => {
  const offer = (name: string) => lines.printed({ productId: 1, name });
  expect(offer('Vento Pacer 3 futócipő')).toEqual({ productId: 1, name: 'Vento Pacer 3 running shoes', lang: 'en' });
  expect(offer('Vento Pacer 2 futócipő')).toEqual({ productId: 1, name: 'Vento Pacer 2 futócipő' });
});
