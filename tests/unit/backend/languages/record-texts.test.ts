import { describe, expect, it } from 'vitest';
import { markOf, recordIn } from '#backend/languages/record-texts.ts';
import { pictureIn } from '#backend/languages/picture-texts.ts';
import type { Words } from '#backend/languages/words.ts';

const page = {
  slug: 'gyik',
  title: 'Kérdések',
  description: 'Válaszok.',
  translations: { en: { title: 'Questions' } },
};

describe('a record in a language', () => {
  it('[RT-28] [ADR-0126] says what it has texts for, and marks it by field', () => {
    const said = recordIn('en', page);
    expect([said.title, said.description, said.langs]).toEqual(['Questions', 'Válaszok.', { title: 'en' }]);
    expect([markOf(said, 'title'), markOf(said, 'description')]).toEqual([{ lang: 'en' }, {}]);
  });

  it('[RT-28] is itself in a language that it has no text in', () => {
    expect(recordIn('hu', page)).toBe(page);
    expect(recordIn('de', page)).toBe(page);
    expect(recordIn('en', { translations: undefined })).toEqual({ translations: undefined });
  });
});

describe('what a picture shows', () => {
  const terms: Record<string, string> = {
    éjkék: 'midnight blue',
    oldalnézet: 'side view',
    'viselve, tóparton': 'worn by a lake',
  };
  const words = { language: 'en', term: (_of: string, text: string) => terms[text] } as unknown as Words;
  const pacer = { brand: 'Vento', name: 'Pacer 3 futócipő', said: 'Pacer 3 running shoes' };
  const picture = (alt: string) => ({ path: '/media/pacer', alt });

  it.each([
    ['Vento Pacer 3 futócipő, éjkék, oldalnézet', 'Vento Pacer 3 running shoes, midnight blue, side view'],
    ['Vento Pacer 3 futócipő, éjkék, viselve, tóparton', 'Vento Pacer 3 running shoes, midnight blue, worn by a lake'],
  ])('[RT-28] [ADR-0126] is told anew from name, colour and view: %s', (alt, told) => {
    expect(pictureIn(words, picture(alt), pacer)).toEqual({ ...picture(told), lang: 'en' });
  });

  it.each([
    ['Vento Pacer 3 futócipő, piros, oldalnézet', pacer],
    ['Vento Pacer 3 futócipő, éjkék, felülről', pacer],
    ['Egy kék cipő', pacer],
    ['Vento Pacer 3 futócipő, éjkék, oldalnézet', { ...pacer, said: undefined }],
  ])('[RT-28] stays as it is, unmarked, where a part is not known: %s', (alt, whose) => {
    expect(pictureIn(words, picture(alt), whose)).toEqual(picture(alt));
  });
});
