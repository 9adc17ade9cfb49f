import type { BrandSlug } from './brands.ts';
import type { ArchetypeName } from './colourways.ts';
import type { Kind } from './goods/kind.ts';
import { createRandom } from '#lib/core/random.ts';

const technicalEditions = ['', ' Lite', ' Pro', ' Plus', ' Evo', ' Max', ' Flow', ' Core', ' Prime', ' Sprint'];
const everydayEditions = ['', ' Soft', ' Klasszik', ' Nova', ' Alap', ' Uni', ' Duo', ' Plus', ' Retró', ' Mix'];

/** Goods that are chosen by looks rather than by generation; their names carry numbers only when words run out. */
const everyday: readonly ArchetypeName[] = [
  'sneaker',
  'sandal',
  'hoodie',
  'track-pants',
  'socks',
  'beanie',
  'bottle',
  'yoga-mat',
  'duffel-bag',
  'sports-bra',
  'leggings',
];

/**
 * Model names of one brand for one kind of product, without end and without repetition. The words of the kind are dealt
 * out among its brands, so that two brands do not share a model; generations and editions come with growing numbers.
 */
export function* modelNames(
  seed: number,
  kind: Kind,
  brand: BrandSlug,
  makers: readonly BrandSlug[],
): Generator<string> {
  const dealt = createRandom(seed, `models/${kind.archetype}/${kind.noun}`).shuffle(kind.models);
  const own = dealt.filter((_, index) => index % makers.length === makers.indexOf(brand));
  const words = own.length > 0 ? own : dealt;
  const random = createRandom(seed, `model-numbers/${kind.noun}/${brand}`);
  const isEveryday = everyday.includes(kind.archetype);
  const editions = isEveryday ? everydayEditions : technicalEditions;
  const starts = new Map(words.map((word) => [word, isEveryday ? 1 : random.int(1, 4)]));
  for (let round = 0; ; round++) {
    for (const word of random.shuffle(words)) {
      const edition = editions[round % editions.length]!;
      const generation = starts.get(word)! + Math.floor(round / (isEveryday ? editions.length : 2));
      // A word that brings its own number needs a further one only when it comes again.
      const isNumbered = generation > 1 && !(/\d/.test(word) && round < 2);
      yield `${word}${edition}${isNumbered ? ` ${generation}` : ''}`;
    }
  }
}
