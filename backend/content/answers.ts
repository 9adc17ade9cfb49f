import type { Language } from '#lib/contract/language.ts';
import { limits } from '#lib/contract/limits.ts';
import type { SearchHit } from '#lib/contract/search.ts';
import { fold } from '#lib/core/text/fold.ts';
import type { CatalogShop } from '../catalog/model.ts';
import { langsIn } from '../languages/record-texts.ts';
import type { ReadModel } from '../search/read-model.ts';
import { wordsOfQuery } from '../search/words.ts';
import {
  AnswerIndex,
  foreignTitleNames,
  foreignWords,
  means,
  phraseName,
  saysNothing,
  titleNames,
  wordFamilies,
  type Findable,
  type TypedWord,
} from './answer-index.ts';
import { flipbookUrl } from './flipbook-view.ts';
import { guideUrl, publishedGuides } from './guide-view.ts';
import type { Content } from './model.ts';
import { pageUrl, shopPages } from './page-view.ts';
import { shopPageWords, type PageWords, type ShopPage } from './page-words.ts';
import { towns } from './places/towns.ts';
import { shopUrl } from './shop-view.ts';

/** How a query stands that is not typed to its end. */
export interface Typing {
  /** Whether its last word may go on. */
  isBegun?: boolean;
  /** Whether it finds no goods: then the beginning of a name is worth a row, which a kind of goods would only push away. */
  isAlone?: boolean;
}

/** What stands in the content of a moment, and which pages a shop has switched on. */
export interface AnswerSources {
  model: ReadModel;
  content: Content;
  now: Date;
  /** A day in Budapest, by which flipbooks are valid. */
  day: string;
  hasLoyalty: boolean;
  /** In which what is found is said, as far as it has texts in it. */
  language: Language;
  words?: PageWords;
}

const shopsUrl = '/shops/';
/** Shops that are named one by one; beyond them the list of all near the place says more. */
const mostShops = 3;
const mostGuides = 1;
/** What a guide is about stands before what it says of it. */
const beforeExplanation = /[:–]/u;
/** The one that is meant stands first: what a shopper has, then places, then texts. */
const order = ['cart', 'wishlist', 'orders', 'account', 'loyalty', 'shop', 'shops', 'service', 'page', 'withdrawal'];

/** What has a title, and perhaps its texts in other languages. */
interface Titled {
  title: string;
  description?: string;
  translations?: Findable['translations'];
}

/** A shop with the words of its name and town. */
interface FindableShop {
  hit: SearchHit;
  townName: string;
  town: readonly ReadonlySet<string>[];
  name: readonly ReadonlySet<string>[];
}

interface Index {
  /** What it was made of; of other things another one is made. */
  madeOf: readonly unknown[];
  index: AnswerIndex;
  shops: readonly FindableShop[];
  /** The words by which shops are asked for. */
  shopWords: ReadonlySet<string>;
}

const indexes = new WeakMap<Content, Index>();

/**
 * The pages, services, guides, shops, flipbooks and the shopper's own pages that a query asks for, the one that is meant
 * first; none for one that is about goods alone.
 */
export function answersTo(
  query: string,
  sources: AnswerSources,
  { isBegun = false, isAlone = false }: Typing = {},
): SearchHit[] {
  const { index, shops, shopWords } = indexOf(sources);
  const words = index.read(query, isBegun);
  const isPlace = (typed: TypedWord) => shops.some((shop) => shop.name.some((word) => means(typed, word)));
  const named = index.find(words, (typed) => saysNothing(typed) || isPlace(typed));
  const asked = named.length === 0 && isAlone ? index.findBegun(words) : named;
  const pages = asked.map((one) => hitIn(sources.language, one));
  const found = shopHits(words, shops, shopWords);
  const isNamed = found.length > 0;
  const others = pages.filter(({ kind }) => !isNamed || kind !== 'shops');
  const guides = others.filter(({ kind }) => kind === 'guide').slice(0, mostGuides);
  const rank = ({ kind }: SearchHit) => (order.indexOf(kind) + 1 || order.length + 1) + (kind === 'guide' ? 1 : 0);
  return [...found, ...others.filter(({ kind }) => kind !== 'guide'), ...guides]
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, limits.answers);
}

/** What is found, said in a language as far as its record is (ADR-0125). A kind that shows no text gets none. */
function hitIn(language: Language, { hit, translations }: Findable): SearchHit {
  const { title = null, description = null } = translations?.[language] ?? {};
  const text = hit.text === '' ? null : description;
  return { ...hit, title: title ?? hit.title, text: text ?? hit.text, ...langsIn(language, { title, text }) };
}

/** The shops of a place that is named, with the list of those near it where there are more, or none. */
function shopHits(
  words: readonly TypedWord[],
  shops: readonly FindableShop[],
  shopWords: ReadonlySet<string>,
): SearchHit[] {
  const isAsked = words.some((typed) => means(typed, shopWords));
  const places = words.filter((typed) => !saysNothing(typed) && !means(typed, shopWords));
  if (places.length === 0) return [];
  const found = shops.filter(
    ({ town, name }) =>
      places.every((typed) => name.some((word) => means(typed, word))) &&
      (isAsked || places.length > 1 || town.every((word) => places.some((typed) => means(typed, word)))),
  );
  const hits = found.slice(0, mostShops).map(({ hit }) => hit);
  if (found.length === hits.length && found.length > 0) return hits;
  const town = found[0]?.townName ?? (isAsked && places.length === 1 ? townOf(places[0]) : null);
  return town === null ? hits : [...hits, shopsNear(town)];
}

const townNames: ReadonlyMap<string, string> = new Map(towns.map(([name]) => [fold(name), name]));

/** The town that a word names in one of its forms; null for none. */
function townOf(typed: TypedWord | undefined): string | null {
  const names = [...(typed?.family ?? [])].flatMap((form) => townNames.get(form) ?? []);
  return names[0] ?? null;
}

function shopsNear(town: string): SearchHit {
  const page = shopPageWords.pages.find(({ kind }) => kind === 'shops');
  const url = `${shopsUrl}?hely=${encodeURIComponent(town)}`;
  return { kind: 'shops', title: page?.title ?? '', url, text: town, openingHours: null };
}

function indexOf(sources: AnswerSources): Index {
  const { model, content, now, day, hasLoyalty, words = shopPageWords } = sources;
  const guides = publishedGuides(content, now);
  const madeOf = [model.catalog.shops, day, guides.length, hasLoyalty, words];
  const known = indexes.get(content);
  if (known?.madeOf.every((part, at) => part === madeOf[at])) return known;
  const shops = model.catalog.shops.map((shop) => findableShop(shop, content));
  const places = shops.flatMap(({ name }) => name.flatMap((word) => [...word]));
  const made = {
    madeOf,
    index: new AnswerIndex(findables(sources), places),
    shops,
    shopWords: new Set((words.phrases.get(shopsUrl) ?? []).flat().map(fold)),
  };
  indexes.set(content, made);
  return made;
}

function findableShop(shop: CatalogShop, content: Content): FindableShop {
  const { sysname, name, city, zip, street } = shop;
  const details = content.shops.find((one) => one.sysname === sysname);
  const families = (text: string) => wordsOfQuery(text).map((word) => wordFamilies(word));
  return {
    townName: city,
    town: families(city),
    name: [...families(city), ...families(name), new Set([zip])],
    hit: {
      kind: 'shop',
      title: name,
      url: shopUrl(sysname),
      text: `${zip} ${city}, ${street}`,
      openingHours: details?.openingHours ?? null,
    },
  };
}

/** All that has a name: pages of the content, those that every shop has, guides that are out, flipbooks that are valid. */
function findables({ model, content, now, day, hasLoyalty, words = shopPageWords }: AnswerSources): Findable[] {
  const named = (url: string) => (words.phrases.get(url) ?? []).map(phraseName);
  const valid = content.flipbooks.filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  const exists = ({ kind }: ShopPage): boolean => {
    if (kind === 'loyalty') return hasLoyalty;
    if (kind === 'flipbooks') return valid.length > 0;
    if (kind === 'guides') return content.guides.length > 0;
    return kind !== 'shops' || model.catalog.shops.length > 0;
  };
  const text = (kind: SearchHit['kind'], url: string, { title, description = '', translations }: Titled): Findable => {
    const others = Object.values(translations ?? {});
    const isGuide = kind === 'guide';
    const subject = (whole: string) => (isGuide ? (whole.split(beforeExplanation)[0] ?? '') : whole);
    const hit = { kind, title, url, text: isGuide ? '' : description, openingHours: null };
    return {
      hit,
      translations,
      names: [
        ...titleNames(subject(title)),
        ...others.flatMap((other) => foreignTitleNames(subject(other.title ?? ''))),
        ...named(url),
      ],
      beside: new Set([
        ...wordFamilies(`${title} ${hit.text}`),
        ...others.flatMap((other) => [
          ...foreignWords(`${other.title ?? ''} ${(hit.text && other.description) ?? ''}`),
        ]),
        ...(words.phrases.get(url) ?? []).flat().map(fold),
      ]),
    };
  };
  return [
    ...words.pages.filter(exists).map((page) => text(page.kind, page.url, { title: page.title })),
    ...shopPages(content).map((page) => text(page.kind === 'services' ? 'service' : 'page', pageUrl(page), page)),
    ...valid.map(({ slug, title, translations }) => text('flipbook', flipbookUrl(slug), { title, translations })),
    ...publishedGuides(content, now).map((guide) => text('guide', guideUrl(guide.slug), guide)),
  ];
}
