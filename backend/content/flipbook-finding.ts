import type { FlipbookMention } from '#lib/contract/flipbook.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { fold } from '#lib/core/text/fold.ts';
import { markOf } from '../languages/record-texts.ts';
import { basesOf, rootsOf } from '../search/hungarian/forms.ts';
import { isFiller, wordsOfQuery } from '../search/words.ts';
import { flipbookUrl, titleIn } from './flipbook-view.ts';
import type { FlipbookContent, FlipbookPage, Content } from './model.ts';

/** Pages that are named at most. */
const mostPages = 4;

/** All that a word of a page or of a query is known by: as written, folded, and the roots of its forms. */
function keysOf(word: string): Set<string> {
  return new Set([fold(word), ...rootsOf(basesOf(word.toLowerCase()))].map(fold));
}

const keysOfPages = new WeakMap<FlipbookPage, ReadonlySet<string>>();

/** The keys of all words that stand on a page, computed once. */
function pageKeys(page: FlipbookPage): ReadonlySet<string> {
  const known = keysOfPages.get(page);
  if (known) return known;
  const text = [page.heading, ...page.text, ...page.offers.map(({ name }) => name)].join(' ');
  const keys = new Set(wordsOfQuery(text).flatMap((word) => [...keysOf(word)]));
  keysOfPages.set(page, keys);
  return keys;
}

function mentionsIn(
  flipbooks: readonly FlipbookContent[],
  day: string,
  language: Language,
  isMeant: (page: FlipbookPage) => boolean,
): FlipbookMention[] {
  const valid = flipbooks.filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  return valid
    .map((flipbook) => ({ flipbook, said: titleIn(language, flipbook) }))
    .flatMap(({ flipbook, said }) =>
      flipbook.pages.filter(isMeant).map((page) => ({
        title: said.title,
        ...markOf(said, 'title'),
        url: `${flipbookUrl(flipbook.slug)}?oldal=${page.number}`,
        page: page.number,
        heading: page.heading,
        validTo: flipbook.validTo,
      })),
    )
    .slice(0, mostPages);
}

/** The pages of the flipbooks valid on a day that offer a product, in the order of the flipbooks. */
export function pagesOffering(
  { flipbooks }: Content,
  productId: number,
  day: string,
  language: Language = catalogLanguage,
): FlipbookMention[] {
  return mentionsIn(flipbooks, day, language, ({ offers }) => offers.some((offer) => offer.productId === productId));
}

/**
 * The pages of the flipbooks valid on a day that have every word of a query, in any of its Hungarian forms; fillers aside.
 */
export function pagesMentioning(
  { flipbooks }: Content,
  query: string,
  day: string,
  language: Language = catalogLanguage,
): FlipbookMention[] {
  const words = wordsOfQuery(query)
    .filter((word) => !isFiller(word))
    .map(keysOf);
  if (words.length === 0) return [];
  return mentionsIn(flipbooks, day, language, (page) => {
    const keys = pageKeys(page);
    return words.every((word) => [...word].some((key) => keys.has(key)));
  });
}
