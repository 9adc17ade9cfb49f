import { fold } from '#lib/core/text/fold.ts';
import type { CatalogCategory } from '../catalog/model.ts';
import { basesOf } from './hungarian/forms.ts';
import type { SynonymLine, SynonymPhrase } from './synonym-lines.ts';
import { shopSynonyms } from './synonyms.ts';
import { wordsOfQuery } from './words.ts';

type Kind = Pick<CatalogCategory, 'id' | 'parentId' | 'name'>;

/**
 * What the synonyms say against the kinds that a catalog has, as sentences with the line and the remedy: two kinds as
 * one word, or a kind's own name that leads to another kind. None of it stops the shop, for catalogs change (ADR-0117).
 */
export function synonymsAgainstKinds(
  kinds: readonly Kind[],
  lines: readonly SynonymLine[] = shopSynonyms.lines,
): string[] {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const called = new Map<string, Kind[]>();
  for (const kind of kinds) {
    for (const key of keysOf(wordsOfQuery(kind.name))) called.set(key, [...(called.get(key) ?? []), kind]);
  }
  const kindsOf = (phrase: SynonymPhrase) => [...keysOf(phrase)].flatMap((key) => called.get(key) ?? []);
  const isAbove = (one: Kind, other: Kind): boolean => {
    const parent = other.parentId === null ? undefined : byId.get(other.parentId);
    return one.id === other.id || (parent !== undefined && isAbove(one, parent));
  };
  const areOne = (one: Kind, other: Kind) => isAbove(one, other) || isAbove(other, one);
  return lines.flatMap(({ line, isTwoWay, sources, targets }) => {
    const named = sources.flatMap((phrase) => kindsOf(phrase).map((kind) => ({ phrase, kind })));
    const led = targets.flatMap(kindsOf);
    const wrong = isTwoWay
      ? named.find(({ kind }) => named.some((other) => !areOne(kind, other.kind)))
      : named.find(({ kind }) => !led.some((other) => areOne(kind, other)));
    if (!wrong) return [];
    const remedy = isTwoWay ? 'let one lead to the other by > at most' : 'take it out of the line';
    return [
      `Synonyms, line ${line}: "${wrong.phrase.join(' ')}" is the category "${wrong.kind.name}" of its own: ${remedy}`,
    ];
  });
}

/** A phrase by all dictionary forms of its last word. */
function keysOf(words: SynonymPhrase): Set<string> {
  const before = words.slice(0, -1).map(fold);
  return new Set([...basesOf(words.at(-1)?.toLowerCase() ?? '')].map((base) => [...before, base].join(' ')));
}
