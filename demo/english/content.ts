import { join } from 'node:path';
import type { Block } from '#lib/contract/rich-text.ts';
import { readBodies } from '../content/text-file.ts';
import { englishFlipbooks, englishGuides, englishPages, type EnglishTitle } from './content-titles.ts';

interface Said {
  title: string;
  description: string;
  blocks?: Block[];
}

/** Texts of pages in English; the others, those of the law among them, are there in Hungarian alone. */
const bodies = readBodies(join(import.meta.dirname, 'pages'));

function titleOf(titles: Readonly<Record<string, EnglishTitle>>, slug: string): EnglishTitle {
  const known = titles[slug];
  if (!known) throw new Error(`${slug} has no English title`);
  return known;
}

/**
 * A page in English: title and description, and its text where there is one. `fillIn` puts the company into texts,
 * `parse` makes their blocks. Throws for a page that has no English title.
 */
export function englishPage(
  slug: string,
  fillIn: (text: string) => string,
  parse: (text: string) => Block[],
): { en: Said } {
  const [title, description] = titleOf(englishPages, slug);
  const body = bodies.get(slug);
  return {
    en: { title, description: fillIn(description), ...(body === undefined ? {} : { blocks: parse(fillIn(body)) }) },
  };
}

const guideBodies = readBodies(join(import.meta.dirname, 'guides'));

/** A guide in English, its blocks made by `parse`. Throws for one without an English title or text. */
export function englishGuide(slug: string, parse: (text: string) => Block[]): { en: Required<Said> } {
  const [title, description] = titleOf(englishGuides, slug);
  const body = guideBodies.get(slug);
  if (body === undefined) throw new Error(`${slug} has no English text`);
  return { en: { title, description, blocks: parse(body) } };
}

/** The title of a flipbook in English. Throws for one that has none. */
export function englishFlipbookTitle(slug: string): string {
  const title = englishFlipbooks[slug];
  if (title === undefined) throw new Error(`${slug} has no English title`);
  return title;
}

const flipbookBodies = readBodies(join(import.meta.dirname, 'flipbooks'));

/** The pages of a flipbook in English, written as the Hungarian ones but without their offers. Throws for one without. */
export function englishFlipbookBody(slug: string): string {
  const body = flipbookBodies.get(slug);
  if (body === undefined) throw new Error(`${slug} has no pages in English`);
  return body;
}
