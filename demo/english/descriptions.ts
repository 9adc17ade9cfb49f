import { bagsAndBottles } from './goods/bags-and-bottles.ts';
import { balls } from './goods/balls.ts';
import { boxingAndBadminton } from './goods/boxing-and-badminton.ts';
import { camping } from './goods/camping.ts';
import { cycling } from './goods/cycling.ts';
import { fitness } from './goods/fitness.ts';
import { footballGear } from './goods/football-gear.ts';
import { headwearAndGloves } from './goods/headwear-and-gloves.ts';
import { jackets } from './goods/jackets.ts';
import { legwear } from './goods/legwear.ts';
import { midlayers } from './goods/midlayers.ts';
import { otherFootwear } from './goods/other-footwear.ts';
import { racketsAndSwimming } from './goods/rackets-and-swimming.ts';
import { roadBikesAndScooters } from './goods/road-bikes-and-scooters.ts';
import { runningAccessories } from './goods/running-accessories.ts';
import { runningShoes } from './goods/running-shoes.ts';
import { skiTrousersAndSkirts } from './goods/ski-trousers-and-skirts.ts';
import { smallClothing } from './goods/small-clothing.ts';
import { snow } from './goods/snow.ts';
import { sportTops } from './goods/sport-tops.ts';
import { swimwear } from './goods/swimwear.ts';
import { tops } from './goods/tops.ts';
import { trailAndHikingFootwear } from './goods/trail-and-hiking-footwear.ts';
import { trainingTools } from './goods/training-tools.ts';
import { winterGear } from './goods/winter-gear.ts';
import type { Attribute } from '../model.ts';
import type { Feature, Kind } from '../catalog/goods/kind.ts';
import type { EnglishKind, EnglishKinds } from './goods/kind.ts';
import { sharedSentences } from './shared-sentences.ts';

const kinds: EnglishKinds = {
  ...bagsAndBottles,
  ...balls,
  ...boxingAndBadminton,
  ...camping,
  ...cycling,
  ...fitness,
  ...footballGear,
  ...headwearAndGloves,
  ...jackets,
  ...legwear,
  ...midlayers,
  ...otherFootwear,
  ...racketsAndSwimming,
  ...roadBikesAndScooters,
  ...runningAccessories,
  ...runningShoes,
  ...skiTrousersAndSkirts,
  ...smallClothing,
  ...snow,
  ...sportTops,
  ...swimwear,
  ...tops,
  ...trailAndHikingFootwear,
  ...trainingTools,
  ...winterGear,
};

function kindOf({ noun }: Kind): EnglishKind {
  const known = kinds[noun];
  if (!known) throw new Error(`"${noun}" has no English texts`);
  return known;
}

/** Each sentence once: those of several levels may be the same. */
const eachOnce = (choices: Kind['intros']): string[] => [...new Set(Object.values(choices).flat())];

/** A feature's highlight and sentence in English. Throws for one that has none. */
function featureOf(kind: Kind, [highlight]: Feature): readonly [highlight: string, sentence: string] {
  const known = kindOf(kind).features[highlight];
  if (!known) throw new Error(`"${highlight}" of "${kind.noun}" has no English words`);
  return known;
}

function sentenceOf(kind: Kind, sentence: string): string {
  const { intros, closings } = kindOf(kind);
  const feature = kind.features.find(([, own]) => own === sentence);
  const known =
    sharedSentences[sentence] ??
    (feature ? featureOf(kind, feature)[1] : undefined) ??
    intros[eachOnce(kind.intros).indexOf(sentence)] ??
    closings[kind.closings.indexOf(sentence)];
  if (known === undefined) throw new Error(`"${sentence}" of "${kind.noun}" has no English sentence`);
  return known;
}

/**
 * A description in English, paragraph by paragraph, from the sentences that make it in Hungarian. `name` is brand and
 * model, and figures are those of the product's data. Throws for a sentence that has no English one.
 */
export function englishDescription(
  kind: Kind,
  paragraphs: readonly (readonly string[])[],
  { name, attributes }: { name: string; attributes: readonly Attribute[] },
): string[] {
  const filled = (text: string) =>
    attributes.reduce(
      (said, { name: field, value }) => said.replaceAll(`{${field}}`, value.replace(/ l$/, ' litres')),
      text.replaceAll('{name}', name),
    );
  return paragraphs.map((sentences) => sentences.map((sentence) => filled(sentenceOf(kind, sentence))).join(' '));
}

/** The highlights of features in English. Throws for one that has none. */
export const englishHighlights = (kind: Kind, features: readonly Feature[]): string[] =>
  features.map((feature) => featureOf(kind, feature)[0]);
