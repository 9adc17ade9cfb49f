import { fold } from '#lib/core/text/fold.ts';
import type { FilterChoiceValue, FilterValues } from './filter-values.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';
import { shopSynonyms } from './synonyms.ts';

/** A colour that a word of a query names. */
export interface ColourWord {
  /** One for each colour of "fekete-fehér". */
  families: readonly FilterChoiceValue[];
  /** Whether it is the family's own name, and not a shade of it. */
  isFamily: boolean;
}

/** The families of colours by their folded names. */
export function familiesByName({ familyNumbers, families }: FilterValues): ReadonlyMap<string, FilterChoiceValue> {
  return new Map(
    [...familyNumbers].flatMap(([family, number]) => {
      const value = families[number];
      return value ? [[fold(family), value] as const] : [];
    }),
  );
}

/** The colour that a word names, by its family or by a shade of the synonyms; null for other words. */
export function colourOf(familyOf: ReadonlyMap<string, FilterChoiceValue>, word: string): ColourWord | null {
  const parts = word.toLowerCase().split('-');
  const named = parts.map((part) => oneColour(familyOf, part));
  const all = named.flatMap((colour) => colour ?? []);
  if (all.length === 0 || all.length < parts.length) return null;
  return { families: all.map(({ family }) => family), isFamily: all.every(({ isFamily }) => isFamily) };
}

/** "Krémszínű" and "krémszín" are "krém". */
const colourEnding = /sz[ií]n[uű]?$/u;

function oneColour(
  familyOf: ReadonlyMap<string, FilterChoiceValue>,
  word: string,
): { family: FilterChoiceValue; isFamily: boolean } | null {
  const plain = word.replace(colourEnding, '') || word;
  const bases = new Set([plain, word].flatMap((one) => [fold(one), ...basesOf(one), ...looseBasesOf(fold(one))]));
  for (const base of bases) {
    const family = familyOf.get(base);
    if (family) return { family, isFamily: true };
  }
  for (const base of bases) {
    for (const [only = '', ...more] of shopSynonyms.of([base])) {
      const family = more.length === 0 ? familyOf.get(fold(only)) : undefined;
      if (family) return { family, isFamily: false };
    }
  }
  return null;
}
