import { expect, it } from 'vitest';
import { goodsTextsIn } from '#backend/languages/goods-texts.ts';
import type { Words } from '#backend/languages/words.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';

const english: Record<string, string> = { Anyag: 'Material', pamut: 'cotton', 'Kézzel mosd.': 'Wash by hand.' };
const words = {
  language: 'en',
  term: (_of: string, text: string) => english[text],
  size: (text: string) => (text === '3,5' ? '3.5' : undefined),
} as unknown as Words;

const wire = (changes: Record<string, unknown>) =>
  ({ ...wishlistProduct([['38', 1]]), ...changes }) as unknown as Parameters<typeof goodsTextsIn>[1];

it('[RT-28] [ADR-0126] says names and values of data in the language, each as far as the catalog has it', () => {
  const attributes = [
    { name: 'Anyag', value: 'pamut' },
    { name: 'Betét', value: 'pamut' },
    { name: 'Anyag', value: 'gyapjú' },
    { name: 'Betét', value: '3,5' },
    { name: 'Betét', value: 'EN 1078' },
  ];
  expect(goodsTextsIn(words, wire({ attributes })).attributes).toEqual([
    { name: 'Material', lang: 'en', value: 'cotton', valueLang: 'en' },
    { name: 'Betét', value: 'cotton', valueLang: 'en' },
    { name: 'Material', lang: 'en', value: 'gyapjú' },
    { name: 'Betét', value: '3.5', valueLang: 'en' },
    { name: 'Betét', value: 'EN 1078', valueLang: 'en' },
  ]);
});

it('[RT-28] [ADR-0126] marks the language of care, materials, traces and warnings, and of these all or none', () => {
  const refurbishment = { grade: 'B', traces: 'Kopott.', guaranteeUntil: null, twin: null };
  const safety = { ...wishlistProduct([['38', 1]]).safety, warnings: ['Kézzel mosd.', 'Vigyázz vele.'] };
  const said = goodsTextsIn(
    words,
    wire({ care: 'Kézzel mosd.', materials: null, refurbishment, safety, langs: { name: 'en' } }),
  );
  expect([said.care, said.materials, said.refurbishment?.traces]).toEqual(['Wash by hand.', null, 'Kopott.']);
  expect(said.safety.warnings).toEqual(safety.warnings);
  expect(said.langs).toEqual({ name: 'en', care: 'en' });
});
