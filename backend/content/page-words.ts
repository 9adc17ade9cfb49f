import { readFileSync } from 'node:fs';
import { answerKindSchema, type AnswerKind } from '#lib/contract/search.ts';
import { wordsOfQuery } from '../search/words.ts';

/** A page that every shop has, whatever its content. */
export interface ShopPage {
  kind: AnswerKind;
  url: string;
  /** In the catalog's language. */
  title: string;
}

/** What shoppers call pages. A phrase is its words, in dictionary form. */
export interface PageWords {
  pages: readonly ShopPage[];
  /** Phrases by the path of what they find. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const pathForm = /^\/(?:[a-z0-9-]+\/)+$/;

function pageOf(target: string): ShopPage | string | null {
  const [first = '', url = '', title = '', ...more] = target.split('|').map((part) => part.trim());
  if (pathForm.test(first) && url === '') return first;
  const kind = answerKindSchema.options.find((one) => one === first);
  return kind && pathForm.test(url) && title !== '' && more.length === 0 ? { kind, url, title } : null;
}

/**
 * Reads a list as `page-words.txt` says. Throws an Error that names the line for one without a page, without a phrase,
 * or with an empty phrase.
 */
export function readPageWords(list: string): PageWords {
  const pages: ShopPage[] = [];
  const phrases = new Map<string, (readonly string[])[]>();
  list.split('\n').forEach((line, at) => {
    const text = line.replace(/#.*$/, '').trim();
    if (text === '') return;
    const [target = '', words = '', ...more] = text.split('=');
    const page = pageOf(target.trim());
    const read = words.split(',').map(wordsOfQuery);
    if (page === null || more.length > 0 || read.some(({ length }) => length === 0))
      throw new Error(`Words of pages, line ${at + 1}: "${text}" names no page or has an empty phrase`);
    if (typeof page !== 'string') pages.push(page);
    phrases.set(typeof page === 'string' ? page : page.url, read);
  });
  return { pages, phrases };
}

/** The shop's own list. */
export const shopPageWords = readPageWords(readFileSync(new URL('./page-words.txt', import.meta.url), 'utf8'));
