import type { ArchetypeName } from './colourways.ts';

/** What a picture beside front, use and detail shows: the other side, or the sack in which something travels. */
export type OtherView = 'back' | 'packed';

/** Kinds that have such a picture. Of the others it would tell nothing, or none is good enough (ADR-0162). */
const kinds: Readonly<Partial<Record<ArchetypeName, OtherView>>> = {
  tshirt: 'back',
  polo: 'back',
  'cycling-jersey': 'back',
  hoodie: 'back',
  fleece: 'back',
  jacket: 'back',
  'puffer-jacket': 'back',
  vest: 'back',
  swimsuit: 'back',
  'sports-bra': 'back',
  leggings: 'back',
  shorts: 'back',
  'track-pants': 'back',
  'ski-pants': 'back',
  skirt: 'back',
  gloves: 'back',
  backpack: 'back',
  tent: 'packed',
  'sleeping-bag': 'packed',
};

/** The further view of a kind of product; null where it has none. */
export const otherViewOf = (archetype: string): OtherView | null =>
  (kinds as Partial<Record<string, OtherView>>)[archetype] ?? null;
