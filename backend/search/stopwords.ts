import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';

const list = (text: string) => text.trim().split(/\s+/);

/** Pronouns, questions, conjunctions, adverbs and particles, as they are written. */
const functionWords = list(`
  a az ez ezt azt ezek azok azokat ezeket ezen azon ebbe abba ebben abban erre arra ennek annak ehhez ahhoz olyan ilyen
  ilyet olyat olyasmi ami amik amit amiket amely amelyek amelyik amelyiket amelyet amiben amivel amire aminek amihez aki
  akik akinek akiknek ahol ahova ahová amikor mikor ha hogy mert de és vagy is s se sem nem ne igen csak már még majd
  most ma meg el fel le be ki rá át ide oda itt ott hol hova hová honnan mi mit mik miket mire mibe miben mivel minek
  mihez milyen milyet milyenek melyik melyiket melyek mennyi mennyibe mennyiért hány hányas meddig óráig
  órától vagytok van vannak hogyan miért valami valamit
  valamilyen valamiféle valamelyik valaki valakinek bármi bármilyen semmi minden mindenki én te ő mi ti ők nekem neked
  neki nekünk nektek nekik magam magamnak magamra saját sajátom engem téged őt velem vele veled egy egyik egyet néhány
  pár több sok kevés nagyon elég túl túlságosan igazán tényleg kicsit picit inkább leginkább főleg szinte éppen pont
  lehetőleg esetleg talán persze kérem légyszi légyszíves szíves kérek kérnék kérünk kérném sziasztok szia helló üdv köszi köszönöm számára részére
  való szóló alatt alatti fölött feletti felett körül körüli között nélkül nélküli mellé után előtt közben miatt végett
  keresztül szerint ellen ellenére helyett szemben iránt money forintos forintig ezer ezres drága drágább ft huf db
  darab jellegű típusú fajta fajtájú féle szerű`);

/** Words of wishing, buying, owning and wearing, before the endings of verbs; folded. */
const verbStems = list(`
  keres keresgel szeret szeretn vesz vegy ven venn vett vasarol vasaroln rendel rendeln kap kaphat kapn kell
  kellen ajanl ajanlan javasol mutat segit segits tud tudn akar lehet leh legy legyen van volna vol visel hord viseln
  valaszt szerez gondol erdekel nez hianyz szukseges jon jar hasznal passzol illik jatsz jatszik birj bir kerul
  kulden add hozz mond mondj ugyel szamit kene`);
const verbEndings = list(`
  ek ok em om el ol unk sz tek ni ne nek nem nenk na nak nam nank ned nad j jatok jetek etek atok sen son ik en on
  tam tem ttem ttam tunk ett ott hat het hatok hetek ne nel nal j ak ok je ja jak jek ja eni ani t etni i
  juk jem jam`);

/** Nouns and adjectives that tell nothing of goods, in the dictionary form. */
const nouns = list(`
  ajándék ötlet meglepetés szülinap születésnap névnap karácsony mikulás alkalom dolog holmi cucc áru termék fajta típus
  márka ár pénz otthon itthon ház lakás nap hétköznap mindennap hétvége év éves használat pár párom család
  családom barát haver ismerős kolléga testvér tesó öcs húg rokon szomszéd edzőtárs vendég főnök tanár szülő nyugdíjas
  idős öreg fiatal kezdés kívánság segítség szükség tanács tipp választék kínálat bolt üzlet webshop áruház budapest
  méretű színű áron rendelés szállítás ingyenes készlet raktár megfelelő igazi bevált ajánlott népszerű kedvenc`);

/** Boost words praise goods: they raise the score and need not match. */
const boostWords = list(`
  jó jobb legjobb szép szebb legszebb olcsó olcsóbb legolcsóbb minőségi könnyű könnyebb kényelmes strapabíró tartós
  divatos menő új profi kezdő haladó erős puha vastag vékony meleg gyors nagy nagyobb kicsi kis modern trendi sportos
  praktikus stabil legújabb extra szuper top laza bő hosszú rövid feltétlen fontos egyszerű különleges klasszikus eredeti
  márkás felnőtt kedvező megfizethető csinos stílusos dögös cuki állati király frankó klassz remek tuti hasznos masszív
  megbízható biztonságos ergonomikus univerzális`);

/** Entries by their folded form: a word typed with accents must have just those, one without may have any. */
const byFolded = (words: readonly string[]) => Map.groupBy(words, fold);
const stopwords = byFolded(functionWords);
const boostForms = byFolded(boostWords);
const nounForms = new Set(nouns.map(fold));
const verb = new RegExp(`^(?:${verbStems.join('|')})(?:${verbEndings.join('|')})?$`);

function isListed(word: string, entries: ReadonlyMap<string, readonly string[]>): boolean {
  const folded = fold(word);
  const written = entries.get(folded);
  return written !== undefined && (word === folded || written.includes(word));
}

const basesIn = (word: string) => [...basesOf(word), ...looseBasesOf(fold(word))];

/** Whether a word of a query in lower case is a boost word. */
export function isBoostWord(word: string): boolean {
  return isListed(word, boostForms) || basesIn(word).some((base) => boostForms.has(base) && isInflected(word, base));
}

/** Whether a word of a query in lower case is a stopword and no word of goods: "melyik", "szeretnék", "ajándékba". */
export function isStopword(word: string): boolean {
  return isListed(word, stopwords) || verb.test(fold(word)) || basesIn(word).some((base) => nounForms.has(base));
}

/** Longer boost words take endings: "kezdőknek", "olcsót". */
const isInflected = (word: string, base: string) => base.length >= 4 && word.length > base.length;
