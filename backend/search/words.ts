import { stemmer } from '@orama/stemmers/hungarian';

/** Lower case without accents: "Cipő" → "cipo". Not `Intl.Collator`, which holds ő and o apart (hungarian.md). */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of a text as written, in lower case; "T-shirt" gives t, shirt and tshirt. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of text.toLowerCase().normalize('NFC').split(/[^\p{L}\p{M}\p{N}-]+/u)) {
    const parts = chunk.split('-').filter((part) => part !== '');
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

/** Endings of folded nouns, longest first; what is left keeps at least three letters. */
const endings = [
  'okkal', 'ekkel', 'akkal', 'okhoz', 'ekhez', 'akhoz', 'okban', 'ekben', 'akban', 'oknak', 'eknek', 'aknak',
  'okat', 'eket', 'akat', 'okra', 'ekre', 'akra', 'kent',
  'ban', 'ben', 'bol', 'rol', 'tol', 'hoz', 'hez', 'nak', 'nek', 'nal', 'nel', 'val', 'vel', 'ert', 'ket', 'kat',
  'ok', 'ek', 'ak', 'ot', 'et', 'at', 'ba', 'be', 'ra', 're', 'on', 'en', 'ig', 'k', 't', 'n', 'a', 'e', 'o',
];
/** Stems whose forms differ by more than an ending. */
const irregular: Record<string, string> = { satr: 'sator', lov: 'lo', bokr: 'bokor', tukr: 'tukor', tehn: 'tehen' };

function withoutEnding(word: string): string {
  const assimilated = /^(.{2,}([b-df-hj-np-tv-z]))\2[ae]l$/.exec(word)?.[1];
  if (assimilated) return assimilated;
  for (const ending of endings) {
    if (word.length - ending.length >= 3 && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/**
 * The stem of a folded word, the same for all its forms: cipo, cipok, cipot → cip. Endings are taken off until none
 * is left, since a folded word does not tell its own letters from an ending (kabat, kabatok → kab).
 */
export function stem(folded: string): string {
  if (/\d/.test(folded)) return folded;
  let word = folded;
  for (;;) {
    const shorter = withoutEnding(word);
    if (shorter === word) return irregular[word] ?? word;
    word = shorter;
  }
}

/** The Snowball stem of a folded word: knows possessives and verbs, but sees an ending in many a bare noun. */
export function snowballStem(folded: string): string {
  return stemmer(folded);
}

/** Second halves of the compounds that sports goods are named by (hungarian.md, "Search language" 3). */
const heads: Compound['head'][] = [
  'hátizsák', 'hálózsák',
  'cipő', 'kabát', 'nadrág', 'póló', 'sisak', 'táska', 'zokni', 'kesztyű', 'bakancs', 'szemüveg', 'labda', 'ütő',
  'zsák',
  'melltartó', 'felső', 'ruha', 'papucs', 'szandál', 'csizma', 'kulacs', 'palack', 'léc', 'bot', 'sátor', 'kerékpár',
  'korcsolya', 'dzseki', 'mellény', 'sapka', 'pulóver', 'lámpa', 'matrac', 'pad', 'kötél', 'alsó', 'deszka',
].map((written) => ({ written, folded: fold(written), stem: stem(fold(written)) }));

export interface Compound {
  /** Stem of what stands before the head: futó in futócipő. */
  first: string;
  head: { written: string; folded: string; stem: string };
}

/** The parts of a compound that ends in one of the heads of sports goods; null for any other word. */
export function compoundOf(folded: string): Compound | null {
  const whole = stem(folded);
  const head = heads.find((end) => whole.endsWith(end.stem) && whole.length - end.stem.length >= 2);
  return head ? { first: stem(folded.slice(0, whole.length - head.stem.length)), head } : null;
}
