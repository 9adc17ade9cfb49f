import type { Image } from '#lib/contract/media.ts';
import type { Words } from './words.ts';

/** Whose pictures are described: the product's brand, its name in the catalog, and its name in the language. */
export interface Pictured {
  brand: string;
  name: string;
  said: string | undefined;
}

/**
 * A picture described in a language. A description is told anew where it is made of brand, name, colour and view, as
 * "Vantor Pulzus futócipő, kék, oldalnézet" is, and all of them are known; any other stays as it is.
 */
export function pictureIn<Picture extends Image>(
  words: Words,
  picture: Picture,
  { brand, name, said }: Pictured,
): Picture {
  const subject = `${brand} ${name}, `;
  if (said === undefined || !picture.alt.startsWith(subject)) return picture;
  const [, colour = '', view = ''] = /^(.*?), (.*)$/.exec(picture.alt.slice(subject.length)) ?? [];
  const inWords = [words.term('colour', colour), words.term('attribute', view)];
  if (inWords.includes(undefined)) return picture;
  return { ...picture, alt: [`${brand} ${said}`, ...inWords].join(', '), lang: words.language };
}

/** A picture whose description is a term as a whole, as those above guides are; any other stays as it is. */
export function describedIn<Picture extends Image>(words: Words, picture: Picture): Picture {
  const alt = words.term('attribute', picture.alt);
  return alt === undefined ? picture : { ...picture, alt, lang: words.language };
}
