import type { FactKey, Facts } from '#lib/contract/facts.ts';

/** How many facts a card says. */
export const keyFactCount = 2;

/** Values that say that something is not so: a card says what goods are. */
const denials: readonly unknown[] = ['none', false];

/**
 * What tells goods of a kind apart, the most telling first; a kind is the slug of a category (ADR-0132). Of a fact that
 * a product does not carry the next one takes the place.
 */
const keyFacts = {
  cipok: ['width', 'water', 'shoeWeight'],
  futocipok: ['cushioning', 'shoeWeight'],
  versenycipok: ['plate', 'shoeWeight'],
  'terepfuto-cipok': ['water', 'lugDepth', 'drop'],
  fitneszcipok: ['drop', 'shoeWeight'],
  turacipok: ['water', 'shoeWeight'],
  turabakancsok: ['water', 'shoeWeight'],
  'teli-cipok': ['coldRating', 'water'],
  focicipok: ['level', 'shoeWeight'],
  ruhazat: ['fit', 'fabricWeight', 'uvProtection'],
  'kabatok-es-dzsekik': ['waterColumn', 'insulation', 'weight', 'fabricWeight'],
  pehelydzsekik: ['fillPower', 'weight'],
  nadragok: ['waterColumn', 'legLength', 'innerShorts', 'fit'],
  sportszoknyak: ['innerShorts'],
  sportmelltartok: ['support'],
  zoknik: ['thickness'],
  fejpantok: ['thickness'],
  furdoruhak: ['purpose', 'uvProtection'],
  'hatizsakok-es-taskak': ['volume', 'weight'],
  futoovek: ['weight'],
  kulacsok: ['volume', 'keepsCold'],
  satrak: ['persons', 'weight'],
  halozsakok: ['comfortTemperature', 'weight'],
  turabotok: ['shaft'],
  'orszaguti-kerekparok': ['frame', 'weight'],
  'mtb-kerekparok': ['frame', 'travel'],
  bukosisakok: ['weight'],
  labdak: ['purpose', 'cover', 'place'],
  fitneszeszkozok: ['purpose', 'mass', 'matMaterial', 'hardness', 'weight', 'maxLoad'],
  gorkorcsolyak: ['bearing', 'weight'],
  rollerek: ['bearing', 'weight'],
  sicipok: ['flex', 'width'],
  silecek: ['level', 'radius'],
  snowboardok: ['hardness', 'level'],
  sifutolecek: ['level'],
  sisisakok: ['weight'],
  siszemuvegek: ['lensCategory'],
  sportnapszemuvegek: ['lensCategory', 'weight'],
  uszas: ['purpose'],
  'utos-sportok': ['level', 'racketWeight', 'sponge'],
} satisfies Record<string, readonly FactKey[]>;

const byKind = new Map<string, readonly FactKey[]>(Object.entries(keyFacts));

/** Every kind that has key facts, with their keys. */
export const kindsWithKeyFacts: ReadonlyMap<string, readonly FactKey[]> = byKind;

/**
 * Of a product's facts those that its card says, the most telling first; `slugs` are those of its category from the
 * root down, of which the lowest that is a kind decides.
 */
export function keyFactsOf(facts: Facts, slugs: readonly string[]): Facts {
  const kind = slugs.findLast((slug) => byKind.has(slug));
  const told = (byKind.get(kind ?? '') ?? []).flatMap((key) => {
    const value = facts[key];
    return value === undefined || denials.includes(value) ? [] : [[key, value] as const];
  });
  return Object.fromEntries(told.slice(0, keyFactCount));
}
