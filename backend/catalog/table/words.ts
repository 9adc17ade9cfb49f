import { fold } from '#lib/core/text/fold.ts';
import type { Gender } from '../model.ts';

/** What a plain table does not say, in the catalog's language. */
export const usualCategory = 'Termékek';
export const oneSize = 'Egy méret';
export const oneColour = 'Egy szín';

const byWord = <Value>(words: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(words.flatMap(([value, list]) => list.split(' ').map((word) => [fold(word), value] as const)));

/** Words by which tables and names tell whose goods they are, folded. */
export const genderWords: ReadonlyMap<string, Gender> = byWord<Gender>([
  ['female', 'női nő nők noi hölgy lady ladies women woman womens female f w'],
  ['male', 'férfi férfiak men man mens male m'],
  [
    'kinder',
    'gyerek gyermek gyerekek kislány kisfiú lányka fiú lány junior kid kids child children baba bébi kinder k',
  ],
  ['unisex', 'uniszex unisex felnőtt u'],
]);

export const flagWords: ReadonlyMap<string, boolean> = byWord<boolean>([
  [true, 'igen yes true 1 x van'],
  [false, 'nem no false 0 nincs -'],
]);
