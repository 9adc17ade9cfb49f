import { LRUCache } from 'lru-cache';
import { fold } from '#lib/core/text/fold.ts';
import { elided, irregularBases } from './irregular.ts';

/**
 * Endings of nouns by what must stand before them. They are taken off in the reverse of the order in which they are
 * put on: first the case, then possessor or plural.
 */
interface Ending {
  text: string;
  after: 'vowel' | 'consonant' | 'any';
}

const after = (what: Ending['after'], list: string): Ending[] => list.split(' ').map((text) => ({ text, after: what }));

const cases = [
  ...after('any', 'ban ben ba be ból ből ra re ról ről tól től hoz hez höz nak nek nál nél ért ig ként kor'),
  ...after('vowel', 'val vel t n'),
  ...after('consonant', 'ot et at öt t on en ön'),
];
const numbers = [
  ...after('any', 'ak'),
  ...after('vowel', 'k m d nk tok tek tök ja je juk jük jai jei i im id ink'),
  ...after('consonant', 'ok ek ök om em am öm od ed ad öd a e ja je unk ünk uk ük juk jük ai ei jai jei'),
  ...after('consonant', 'aim eim jaim jeim aid eid jaid jeid aink eink jaink jeink'),
];
const foldedOf = (list: readonly Ending[]) => {
  const found = new Map(
    list.map((ending) => [fold(ending.text) + ending.after, { ...ending, text: fold(ending.text) }]),
  );
  return [...found.values()];
};
const tables = { written: { cases, numbers }, folded: { cases: foldedOf(cases), numbers: foldedOf(numbers) } };

const endsInVowel = /[aáeéiíoóöőuúüű]$/;
const hasVowel = /[aáeéiíoóöőuúüű]/;

/** Letters that must be left: the shorter an ending, the likelier it is none. */
function shortestBefore(ending: string): number {
  if (ending === 'a' || ending === 'e') return 4;
  return ending.length > 1 ? 2 : 3;
}

function withoutEndings(word: string, list: readonly Ending[]): string[] {
  const shorter: string[] = [];
  for (const ending of list) {
    if (!word.endsWith(ending.text)) continue;
    const rest = word.slice(0, -ending.text.length);
    if (rest.length < shortestBefore(ending.text) || !hasVowel.test(rest)) continue;
    if (ending.after !== 'any' && endsInVowel.test(rest) !== (ending.after === 'vowel')) continue;
    shorter.push(rest, ...unlengthened(rest));
  }
  return shorter;
}

/** A final a or e is long before an ending: labdá-k. */
function unlengthened(rest: string): string[] {
  if (rest.endsWith('á')) return [`${rest.slice(0, -1)}a`];
  return rest.endsWith('é') ? [`${rest.slice(0, -1)}e`] : [];
}

/** The v of -val, -vel becomes the consonant before it: kabáttal, bakanccsal. */
function withoutVal(word: string): string[] {
  const digraph = /^(.+)(?:ccs|ssz|zzs|ggy|nny|tty|lly)[ae]l$/.exec(word)?.[1];
  if (digraph) return [digraph + word.slice(digraph.length + 1, -2)];
  const single = /^(.{2,}([b-df-hj-np-tv-z]))\2[ae]l$/.exec(word)?.[1];
  return single ? [single] : [];
}

function basesBy(word: string, { cases: first, numbers: second }: typeof tables.written): Set<string> {
  const bare = [word, ...withoutVal(word), ...withoutEndings(word, first)];
  const singular = bare.flatMap((form) => withoutEndings(form, second));
  const bases = new Set([...bare, ...singular].map(fold));
  for (const form of [...bare, ...singular].map(fold)) {
    for (const base of irregularBases(form)) bases.add(base);
    if (form !== fold(word)) for (const base of elided(form)) bases.add(base);
  }
  return bases;
}

/** Forms of the words that came last: a search asks for those of each of its words many times. */
const lately = new LRUCache<string, ReadonlySet<string>>({
  max: 2000,
  memoMethod: (key) => {
    const word = key.slice(1);
    if (/\d/.test(word)) return new Set([fold(word)]);
    return basesBy(word, key.startsWith('w') ? tables.written : tables.folded);
  },
});

/**
 * Folded dictionary forms that a word written with its accents may be a form of, itself included: "labdákat" →
 * labdakat, labdak, labda and some that are no words, which do no harm since nothing else has them.
 */
export function basesOf(written: string): ReadonlySet<string> {
  return lately.memo(`w${written}`);
}

/** The same for a word written without accents, whose endings can be told less surely: "labdakat". */
export function looseBasesOf(folded: string): ReadonlySet<string> {
  return lately.memo(`f${folded}`);
}

/**
 * Endings that make another word of a word: kerékpár-os, kerékpár-ozás, -ozni, -ozok, fut-ó, fut-ás, fut-ni, nyár-i.
 */
const verbal = '(?:as|es|o|ni|eni|ani|ok|ek|om|em|ik|unk|nek|nak|hat|het|zon)';
const derivations = [
  /^(.{3,}[bdfghjklmnprtvz])(?:[oea]s)$/,
  /^(.{3,}[aeiou])s$/,
  /^(.{3,})[oea]z%/,
  /^(.{3,}[aeiou])z%/,
  /^(.{2,})el%/,
  /^(.{2,}[bdfghjklmnprstvz])(?:as|es|o|ni|eni|ani)$/,
  /^(.{3,}[aeou])i$/,
  /^(.{3,}[bdfghjklmnprstvz])i$/,
].map(({ source }) => new RegExp(source.replace('%', `${verbal}$`)));

/** Folded roots by which words of one family find each other: kerékpár and kerékpáros, futó and futás. */
export function rootsOf(bases: Iterable<string>): Set<string> {
  const roots = new Set<string>();
  for (const base of bases) {
    if (/\d/.test(base)) continue;
    roots.add(base);
    for (const derivation of derivations) {
      const root = derivation.exec(base)?.[1];
      if (root) roots.add(root);
    }
  }
  return roots;
}
