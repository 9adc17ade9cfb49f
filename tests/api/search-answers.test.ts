import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveContent } from '#backend/content/storage.ts';
import type { WireSearchAnswer } from '#lib/contract/search.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startContentApi } from './content-api.ts';

let api: Awaited<ReturnType<typeof startContentApi>>;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

type Answers = NonNullable<WireSearchAnswer['answers']>;
const ask = async (q: string, language = 'hu') => {
  const { data } = await api.call<WireSearchAnswer>('GET', `/api/v1/search/?q=${encodeURIComponent(q)}`, {
    headers: { 'accept-language': language },
  });
  return data;
};
const suggest = async (q: string, language = 'hu') => {
  const { data } = await api.call<{ answers: Answers; direct: string | null; search: { id: number }[] }>(
    'GET',
    `/search-limited/?q=${encodeURIComponent(q)}`,
    { headers: { 'accept-language': language } },
  );
  return data;
};
const urls = (answers: Answers | undefined) => (answers ?? []).map(({ url }) => url);

describe('what a query finds beside goods', () => {
  it.each([
    ['ajándékkártya', '/services/ajandekkartya/'],
    ['visszaküldés', '/static/visszakuldes/'],
    ['visszakuldest', '/static/visszakuldes/'],
    ['returns', '/static/visszakuldes/'],
    ['kosár', '/kosar/'],
    ['nyitvatartás', '/shops/'],
    ['opening hours', '/shops/'],
    ['hol a csomagom', '/my-account/orders/'],
    ['kedvencek', '/wishlist/'],
    ['síszerviz', '/services/siszerviz/'],
    ['katalógus', '/aktualis-ajanlatok/'],
    ['méretcsere', '/static/visszakuldes/'],
    ['törzsvásárlói kártya', '/my-account/loyalty/'],
    ['size chart', '/services/meretvetel/'],
  ])('[SRCH-05] leads "%s" to its page, in the list of results and in the box', async (q, url) => {
    expect(urls((await ask(q)).answers)[0]).toBe(url);
    expect(urls((await suggest(q)).answers)[0]).toBe(url);
  });

  it('[SRCH-05] [STORE-03] leads a town to its shops with their hours, and to all of them where there are more', async () => {
    const { answers = [] } = await ask('nyitvatartás budapest');
    expect(answers.map(({ kind }) => kind)).toEqual(['shop', 'shop', 'shop', 'shops']);
    expect(answers[0]).toMatchObject({
      title: expect.stringContaining('Budapest'),
      url: expect.stringMatching(/^\/shop\//),
    });
    expect(answers[0]?.openingHours?.weekly).toHaveLength(7);
    expect(answers[3]?.url).toBe('/shops/?hely=Budapest');
    expect(urls((await ask('szegedi bolt')).answers)).toEqual(['/shop/szeged/']);
  });

  it('[SRCH-05] says nothing of pages for a query about goods', async () => {
    expect((await ask('kosárlabda')).answers).toEqual([]);
    expect((await ask('téli kabát')).answers).toEqual([]);
    expect((await suggest('kosaras mez')).answers).toEqual([]);
  });

  it('[SRCH-05] answers a word that is only begun in the box alone', async () => {
    expect(urls((await suggest('nyitv')).answers)).toEqual(['/shops/']);
    expect((await ask('nyitv')).answers).toEqual([]);
  });
});

describe('what is found on English pages', () => {
  it.each([
    ['returns', 'Returns and exchanges'],
    ['gift card', 'Gift cards'],
    ['gift cards', 'Gift cards'],
    ['delivery', 'Delivery and payment'],
    ['ski service', 'Ski service'],
    ['gait analysis', 'Gait analysis'],
    ['privacy notice', 'Privacy notice'],
    ['this week’s offers', 'This week’s offers'],
  ])('[RT-28] [SRCH-05] "%s" is called "%s", in the list of results and in the box', async (q, title) => {
    for (const { answers = [] } of [await ask(q, 'en'), await suggest(q, 'en')]) {
      expect(answers[0]).toMatchObject({ title, langs: { title: 'en' } });
      expect(answers[0]?.langs?.['text']).toBe(answers[0]?.text === '' ? undefined : 'en');
      expect(answers[0]?.text).not.toMatch(/[őű]/);
    }
  });

  it('[RT-28] [SRCH-05] stays what it is in Hungarian, and where nothing is said in the language', async () => {
    const [page] = (await ask('returns')).answers ?? [];
    expect(page).toMatchObject({ title: 'Visszaküldés és csere' });
    expect(page).not.toHaveProperty('langs');
    expect((await ask('returns', 'de')).answers).toEqual((await ask('returns')).answers);
  });

  it.each(['How to choose running shoes', 'choose running shoe', 'running shoes'])(
    '[SRCH-05] "%s" leads to the guide of that title, in each language',
    async (q) => {
      const url = '/blog/article/hogyan-valassz-futocipot/';
      expect((await ask(q, 'en')).answers).toMatchObject([{ url, title: 'How to choose running shoes' }]);
      expect((await ask(q)).answers).toMatchObject([{ url, title: 'Hogyan válassz futócipőt?' }]);
    },
  );

  it('[SRCH-01] is sought by words that are corrected to none of another language', async () => {
    const titles = [...api.content.pages, ...api.content.guides].map(({ translations }) => translations?.['en']?.title);
    const words = new Set(titles.flatMap((title) => title?.toLowerCase().match(/[a-z]{4,}/g) ?? []));
    expect(words.size).toBeGreaterThan(80);
    const corrected: string[] = [];
    for (const word of words) {
      const { corrected: other } = await ask(word, 'en');
      // "Rackets" is a racket, which is sold.
      if (other?.applied && !word.startsWith(other.query)) corrected.push(`${word} → ${other.query}`);
    }
    expect(corrected).toEqual([]);
  });

  it('[SRCH-05] is suggested by the first word of its name, where that word finds no goods', async () => {
    expect(urls((await suggest('gait', 'en')).answers)).toEqual(['/services/futoelemzes/']);
    expect(urls((await suggest('gift', 'en')).answers)).toEqual([
      '/services/ajandekkartya/',
      '/blog/article/ajandekotletek/',
    ]);
    for (const q of ['gift', 'Christmas gifts', 'karácsonyi ajándék'])
      expect(urls((await ask(q, 'en')).answers), q).toContain('/blog/article/ajandekotletek/');
    expect(urls((await suggest('running', 'en')).answers)).toEqual([]);
  });
});

describe('numbers', () => {
  it('[SRCH-05] lead to the product at once: item number, beginning of a SKU, SKU, EAN', async () => {
    const [product] = api.catalog.products;
    const [option] = product?.options ?? [];
    const head = option?.sku.slice(0, option.sku.lastIndexOf('-'));
    for (const q of [product?.id, `Cikkszám: ${product?.id}`, head, option?.sku, option?.ean].map(String)) {
      expect((await ask(q)).direct).toMatch(new RegExp(`-${product?.id}/$`));
      const { direct, search } = await suggest(q);
      expect([direct?.endsWith(`-${product?.id}/`), search.map(({ id }) => id)]).toEqual([true, [product?.id]]);
    }
    expect((await ask('30000')).direct).toBeNull();
  });
});

describe('phrases', () => {
  interface Counted {
    phrase: string;
    count: number;
  }
  const phrases = async () => (await api.call<Counted[]>('GET', '/autosuggest/list/')).data;

  it('[SRCH-03] carry the count of what they find, for a search of the same words', async () => {
    const all = await phrases();
    for (const { phrase, count } of all.slice(0, 40)) {
      const { total, direct } = await ask(phrase);
      if (direct === null) expect([phrase, count]).toEqual([phrase, total]);
    }
  });
});

describe('a page that the shop does not have', () => {
  it('[SRCH-05] is not spoken of', async () => {
    const { pages } = api.content;
    const without = pages.filter(({ slug }) => slug !== 'ajandekkartya');
    await saveContent(api.db, { ...api.content, pages: without }, fixtureNow);
    await vi.waitFor(async () => expect((await ask('ajándékkártya')).answers).toEqual([]), 5000);
  });
});
