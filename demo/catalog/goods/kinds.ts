import { bagsAndBottles } from './bags-and-bottles.ts';
import { balls } from './balls.ts';
import { boxingAndBadminton } from './boxing-and-badminton.ts';
import { camping } from './camping.ts';
import { cycling } from './cycling.ts';
import { fitness } from './fitness.ts';
import { footballGear } from './football-gear.ts';
import { headwearAndGloves } from './headwear-and-gloves.ts';
import { jackets } from './jackets.ts';
import type { Kind } from './kind.ts';
import { legwear } from './legwear.ts';
import { midlayers } from './midlayers.ts';
import { otherFootwear } from './other-footwear.ts';
import { racketsAndSwimming } from './rackets-and-swimming.ts';
import { roadBikesAndScooters } from './road-bikes-and-scooters.ts';
import { runningAccessories } from './running-accessories.ts';
import { runningShoes } from './running-shoes.ts';
import { skiTrousersAndSkirts } from './ski-trousers-and-skirts.ts';
import { smallClothing } from './small-clothing.ts';
import { snow } from './snow.ts';
import { sportTops } from './sport-tops.ts';
import { swimwear } from './swimwear.ts';
import { tops } from './tops.ts';
import { trailAndHikingFootwear } from './trail-and-hiking-footwear.ts';
import { trainingTools } from './training-tools.ts';
import { winterGear } from './winter-gear.ts';

/** Every kind of product that the demo shop sells. */
export const kinds: readonly Kind[] = [
  ...runningShoes,
  ...trailAndHikingFootwear,
  ...otherFootwear,
  ...tops,
  ...jackets,
  ...legwear,
  ...smallClothing,
  ...bagsAndBottles,
  ...camping,
  ...balls,
  ...racketsAndSwimming,
  ...fitness,
  ...snow,
  ...cycling,
  ...roadBikesAndScooters,
  ...footballGear,
  ...winterGear,
  ...trainingTools,
  ...boxingAndBadminton,
  ...runningAccessories,
  ...headwearAndGloves,
  ...sportTops,
  ...midlayers,
  ...skiTrousersAndSkirts,
  ...swimwear,
];
