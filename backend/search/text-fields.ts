/** Where a word can stand, from what says least of the thing to what says most. */
export const textFields = [
  'prose',
  'description',
  'sport',
  'colour',
  'synonym',
  'model',
  'category',
  'brand',
  'name',
] as const;
export type TextField = (typeof textFields)[number];

/** The texts of a document by what they count for: of a product, of a guide, of a flipbook. */
export type FieldTexts = Partial<Record<TextField, readonly string[]>>;

/** Ranks count from 1; 0 is no field. */
export function rankOf(field: TextField): number {
  return textFields.indexOf(field) + 1;
}

/** From here on a word names the thing rather than describes it. */
export const namingRank = rankOf('synonym');

/** Words up to here are in running text alone: what mentions them is hardly what is meant. */
export const proseRank = rankOf('prose');

/** Words up to here describe how a thing is, not what it is. */
export const descriptiveRank = rankOf('description');

/**
 * Weight of a word that stands in a field, 0 to 100, by the rank of the field. A model names goods too, but for less than
 * any word of their kind: its name may be the kind of others.
 */
export const weightByRank: readonly number[] = [0, 12, 20, 45, 55, 72, 60, 75, 85, 100];

/** Weight of a word of a sport, which goods of many kinds are for. */
export const sportWeight = weightByRank[rankOf('sport')] ?? 0;

/** Weight up to which a word is mentioned rather than said of a thing, 0 to 100. */
export const mentionWeight = 35;

/** Weights of a part of a compound. What was made up to sell goods says nothing of them: a "Szirtfutó" is a bicycle. */
export const partWeightByRank: readonly number[] = weightByRank
  .with(rankOf('model'), weightByRank[descriptiveRank] ?? 0)
  .with(rankOf('brand'), weightByRank[descriptiveRank] ?? 0);
