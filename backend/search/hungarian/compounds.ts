import { fold } from '#lib/core/text/fold.ts';
import { basesOf } from './forms.ts';

/**
 * Second halves of the compounds that sports goods are named by, in the dictionary form. A word
 * that ends in one of them is a compound whatever its first half is.
 */
const writtenHeads = new Map(
  [
    'cipő',
    'csuka',
    'csizma',
    'bakancs',
    'szandál',
    'papucs',
    'kabát',
    'dzseki',
    'mellény',
    'nadrág',
    'naci',
    'póló',
    'pulóver',
    'felső',
    'alsó',
    'ruha',
    'ruházat',
    'gatya',
    'short',
    'sort',
    'leggings',
    'melltartó',
    'top',
    'mez',
    'szoknya',
    'dressz',
    'zokni',
    'sapka',
    'kesztyű',
    'sál',
    'kendő',
    'öv',
    'melegítő',
    'overall',
    'trikó',
    'harisnya',
    'talpbetét',
    'szemüveg',
    'sisak',
    'maszk',
    'védő',
    'protektor',
    'labda',
    'laszti',
    'ütő',
    'háló',
    'kapu',
    'palánk',
    'zsák',
    'hátizsák',
    'hálózsák',
    'táska',
    'övtáska',
    'tasak',
    'huzat',
    'kulacs',
    'palack',
    'termosz',
    'bögre',
    'sátor',
    'matrac',
    'szőnyeg',
    'lámpa',
    'bot',
    'léc',
    'deszka',
    'kötés',
    'kötél',
    'kerékpár',
    'bicikli',
    'bringa',
    'roller',
    'korcsolya',
    'pad',
    'pálya',
    'súlyzó',
    'szalag',
    'henger',
    'gép',
    'óra',
    'mérő',
    'pumpa',
    'zár',
    'lakat',
    'ülés',
    'kormány',
    'pedál',
    'gumi',
    'külső',
    'belső',
    'lánc',
    'nyereg',
    'bukósisak',
    'versenycipő',
    'csat',
    'eszköz',
    'felszerelés',
    'kiegészítő',
    'szett',
    'csomag',
    'szék',
    'asztal',
    'főző',
    'edény',
    'lapát',
    'jelző',
    'tartó',
  ].map((head) => [fold(head), head]),
);
const heads = new Set(writtenHeads.keys());
const longestFirst = [...heads].toSorted((a, b) => b.length - a.length);

/**
 * Words that mean other goods than the longer words they begin: kosár is a basket, kosárlabda a sport; kapu, kapucni.
 */
const apart = new Set(['kosár', 'kapu'].map(fold));

/** Words that mean something else than the compounds that they end: állás is a job, ellenállás what bands give. */
const apartAtEnd = new Set(['állás'].map(fold));

/** First halves of two letters: sí, hó. */
const shortFirstHalves = new Set(['si', 'ho']);

const vowel = /[aeiou]/;

/** A head with its accents; undefined for other words. */
export function writtenHead(folded: string): string | undefined {
  return writtenHeads.get(folded);
}

export function isHead(base: string): boolean {
  return heads.has(base);
}

/** The head that a folded word ends in, in its folded dictionary form; null for a word that ends in none. */
export function headOf(folded: string): string | null {
  return longestFirst.find((head) => folded.endsWith(head) && isFirstHalf(folded.slice(0, -head.length))) ?? null;
}

/** The end of a compound that is its head, as it is written there, endings left off: iskolatáskák → táska. */
export function headAsWritten(word: string): string | null {
  for (const base of basesOf(word)) {
    const head = headOf(base);
    if (head !== null) return writtenHead(head) ?? head;
  }
  return null;
}

/** Whether a word in lower case, as it is written, is a head in some form or a compound of one: "futó" is no "ütő". */
export function hasHeadAsWritten(word: string): boolean {
  return [...basesOf(word)].some((base) =>
    longestFirst.some((head) => {
      const at = base.length - head.length;
      if (!base.endsWith(head) || (at > 0 && !isFirstHalf(base.slice(0, at)))) return false;
      return isWrittenSo(word.slice(at, at + head.length), head);
    }),
  );
}

/** A word without accents, or of another stem than its dictionary form, says nothing against a head. */
function isWrittenSo(part: string, head: string): boolean {
  if (part === head || fold(part) !== head) return true;
  const last = part.slice(-1).replace('á', 'a').replace('é', 'e');
  return part.slice(0, -1) + last === writtenHead(head);
}

/** Whether a folded text can stand before a head. */
export function isFirstHalf(text: string): boolean {
  return shortFirstHalves.has(text) || (text.length >= 3 && vowel.test(text));
}

/** Whether a compound may be found by the folded word that it begins with. */
export function standsForItsCompounds(first: string): boolean {
  return !apart.has(first);
}

/** Whether a compound may be found by the folded word that it ends in. */
export function standsForWhatItEnds(last: string): boolean {
  return !apartAtEnd.has(last);
}

/** The ways in which a folded word can be two, the longer second half first; first halves of two letters are few. */
export function splitsOf(folded: string): { first: string; second: string }[] {
  return Array.from({ length: Math.max(0, folded.length - 4) }, (_, at) => ({
    first: folded.slice(0, at + 2),
    second: folded.slice(at + 2),
  })).filter(({ first, second }) => isFirstHalf(first) && second.length >= 3 && vowel.test(second));
}
