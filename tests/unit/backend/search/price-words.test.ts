import { describe, expect, it } from 'vitest';
import { priceIn } from '#backend/search/price-words.ts';

const read = (query: string) => {
  const words = query.split(' ');
  const price = priceIn(words);
  if (!price) return null;
  const rest = words.filter((_, at) => !price.places.includes(at)).join(' ');
  return `${rest} | ${price.min ?? ''}–${price.max ?? ''}`;
};

describe('a price among the words of a query', () => {
  it.each([
    ['túracipő 30 000 Ft alatt', 'túracipő | –30000'],
    ['túracipő 30.000 Ft-ig', 'túracipő | –30000'],
    ['30000 alatti túracipő', 'túracipő | –30000'],
    ['20000 és 30000 közötti túrabakancs', 'túrabakancs | 20000–30000'],
    ['cipő 5–10 ezer', 'cipő | 5000–10000'],
    ['cipő 5-10 ezer forint között', 'cipő | 5000–10000'],
    ['cipő 5000-10000', 'cipő | 5000–10000'],
    ['cipő 10 és 20 ezer között', 'cipő | 10000–20000'],
    ['cipő 20 ezer forintig', 'cipő | –20000'],
    ['cipő 20 ezerig', 'cipő | –20000'],
    ['cipő 20e alatt', 'cipő | –20000'],
    ['cipő max 15 ezer', 'cipő | –15000'],
    ['cipő maximum 15000 forint', 'cipő | –15000'],
    ['cipő legalább 15 ezer', 'cipő | 15000–'],
    ['dzseki 20 ezer felett', 'dzseki | 20000–'],
    ['dzseki 20 ezertől', 'dzseki | 20000–'],
    ['póló tízezer forintig', 'póló | –10000'],
    ['póló huszonötezer alatt', 'póló | –25000'],
    ['póló 10 ezer körül', 'póló | 8000–12000'],
    ['póló 10 ezres', 'póló | 8000–12000'],
    ['póló 10 ezernél olcsóbb', 'póló | –10000'],
    ['futócipő 42 30 000 ft alatt', 'futócipő 42 | –30000'],
  ])('[PLP-15] "%s" is %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });

  it.each([
    'futócipő 42',
    'zokni 39-42',
    'súlyzó 10 kg',
    'hátizsák 30 l',
    'sátor 4 személyes',
    'nova 30',
    '42 alatt',
    '128-134',
    'tíz labda',
  ])('[PLP-15] "%s" has none', (query) => {
    expect(read(query)).toBeNull();
  });
});
