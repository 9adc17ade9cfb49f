import { describe, expect, it } from 'vitest';
import type { SearchHit } from '#lib/contract/search.ts';
import { answerText, ownText, type AnswerWords } from '#lib/suggestions/answers.ts';

const words: AnswerWords = {
  own: (group, kind) => (group === 'kinds' && kind === 'cart' ? 'Basket' : null),
  near: (place) => `Near ${place}`,
  opening: () => 'Open',
};
const page: SearchHit = { kind: 'page', title: 'Returns', url: '/a/', text: 'Küldd vissza.', openingHours: null };

describe('the text of an answer', () => {
  it('[RT-28] says of its title and its text which language each is in', () => {
    const half = { ...page, langs: { title: 'en' } };
    const said = { title: 'Returns', titleLang: 'en', text: 'Küldd vissza.', textLang: 'hu' };
    expect(answerText(half, words, 0)).toEqual(said);
    expect(ownText(half)).toEqual(said);
    expect(answerText({ ...page, langs: { title: 'en', text: 'en' } }, words, 0)).toMatchObject({ textLang: 'en' });
    expect(answerText(page, words, 0)).toMatchObject({ titleLang: 'hu', textLang: 'hu' });
  });

  it('[SRCH-05] marks no words of the interface', () => {
    const cart: SearchHit = { ...page, kind: 'cart', title: 'Kosár', text: '' };
    expect(answerText(cart, words, 0)).toMatchObject({ title: 'Basket', titleLang: undefined });
    const shops: SearchHit = { ...page, kind: 'shops', text: 'Pécs' };
    expect(answerText(shops, words, 0)).toMatchObject({ text: 'Near Pécs', textLang: undefined });
  });
});
