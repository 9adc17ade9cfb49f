import type { AgeRange } from '#lib/core/products/child-sizes.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';

export type PersonGender = 'female' | 'male' | 'kinder' | 'unisex';

const list = (text: string) => text.trim().split(/\s+/).map(fold);

/** Words that say for whom goods are, in the dictionary form; possessors, plurals and cases are taken off by rule. */
const wordsOfGender: Record<PersonGender, readonly string[]> = {
  female: list(`
    női nő nők nöknek nőknek nőcis nőies hölgy asszony asszonyka feleség nej anya anyu anyuka anyuci anyci édesanya mama nagymama nagyi
    nagyanya nagyanyó dédmama anyós sógornő menyasszony meny barátnő nővér néni néne nagynéni nagynéne csaj csajos csajszi lady dáma
    kismama muter asszonyok women womens woman ladies`),
  male: list(`
    férfi férfias férj pasi pasis pasas hapsi úr uri bácsi nagybácsi apa apu apuka apuci édesapa papa nagypapa nagyapa
    nagyapó dédpapa tata após sógor vő vőlegény bátya báty fater fickó legény men mens man`),
  kinder: list(`
    gyerek gyermek kisgyerek kisgyermek kölyök kölök srác kissrác fiú fiús kisfiú kisfia fia lány lányos kislány lányka
    kislányka leány junior jun kid kids tini tinédzser tizenéves serdülő kamasz kamaszos ovis óvodás bölcsis bölcsődés
    iskolás kisiskolás sulis alsós felsős elsős baba kisbaba csecsemő totyogó pici picur kicsik legkisebbek lurkó csemete
    poronty gyerkőc apróság kiskorú tinilány tinifiú unoka unokahúg unokaöcs keresztfiú keresztfia keresztlány
    keresztgyerek nebuló úrfi boy boys girl girls`),
  unisex: list('uniszex unisex'),
};
const genderOfWord = new Map(
  Object.entries(wordsOfGender).flatMap(([gender, words]) =>
    words.map((word) => [word, gender as PersonGender] as const),
  ),
);

/** Words that stand in the texts of products too: they are words of the catalog as well as of persons. */
const plain = new Set(
  list('női nő férfi gyerek gyermek junior kid kids uniszex unisex women womens woman men mens man'),
);

/** Children's goods end where the sizes of adults begin. */
const oldestChild = 14;
const age = /^(\d{1,2})(?:-(\d{1,2}))?(?:-?(?:éves|eves)\p{L}*)?$/u;

const adultWords = new Set(list('felnőtt'));

/** Whether a word says that goods are for no child: "felnőtteknek". */
export function isAdult(word: string): boolean {
  const folded = fold(word).replace(/[^a-z]/g, '');
  return [folded, ...looseBasesOf(folded)].some((base) => adultWords.has(base));
}

/** The gender or age group that a word of a query names, in any of its forms; undefined for other words. */
export function genderOf(word: string): PersonGender | undefined {
  const folded = fold(word).replace(/[^a-z]/g, '');
  for (const base of [folded, ...basesOf(word.toLowerCase()), ...looseBasesOf(folded)]) {
    const gender = genderOfWord.get(base);
    if (gender !== undefined) return gender;
  }
  return undefined;
}

/** Whether a word names a person rather than a kind of goods: "férjemnek", but not "férfi". */
export function isPerson(word: string): boolean {
  const folded = fold(word);
  if ([...looseBasesOf(folded)].some((base) => plain.has(base))) return false;
  return genderOf(word) !== undefined;
}

/** A child's age in a query, with the places of its words. */
export interface ChildsAge {
  years: AgeRange;
  places: number[];
}

/** An age that is a child's: "8 éves", "3-4 évesnek", "10éves"; null where there is no such age. */
export function childsAge(words: readonly string[]): ChildsAge | null {
  for (const [at, word] of words.entries()) {
    const [, from = '', to = from] = age.exec(word.toLowerCase()) ?? [];
    if (from === '' || Number(to) > oldestChild) continue;
    const years = { from: Number(from), to: Number(to) };
    if (/[eé]ves/iu.test(word)) return { years, places: [at] };
    if (/^[eé]ves/iu.test(words[at + 1] ?? '')) return { years, places: [at, at + 1] };
  }
  return null;
}
