import type { ArchetypeName } from './colourways.ts';

/** What a picture beside front, use and detail shows: the other side, the tent below its fly, the sack in which it travels. */
export type OtherView = 'back' | 'inner' | 'packed';

/** Kinds that have such a picture. Of the others it would tell nothing, or none is good enough (ADR-0162). */
const kinds: Readonly<Partial<Record<ArchetypeName, readonly OtherView[]>>> = {
  tshirt: ['back'],
  polo: ['back'],
  'cycling-jersey': ['back'],
  hoodie: ['back'],
  fleece: ['back'],
  jacket: ['back'],
  'puffer-jacket': ['back'],
  vest: ['back'],
  swimsuit: ['back'],
  'sports-bra': ['back'],
  leggings: ['back'],
  shorts: ['back'],
  'track-pants': ['back'],
  'ski-pants': ['back'],
  skirt: ['back'],
  gloves: ['back'],
  'ski-boot': ['back'],
  backpack: ['back'],
  tent: ['inner', 'packed'],
  'sleeping-bag': ['packed'],
};

/** The further views of a kind of product, in the order in which they are shown. */
export const otherViewsOf = (archetype: string): readonly OtherView[] =>
  (kinds as Partial<Record<string, readonly OtherView[]>>)[archetype] ?? [];
