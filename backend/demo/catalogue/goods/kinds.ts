import { bagsAndBottles } from './bags-and-bottles.ts';
import { balls } from './balls.ts';
import { camping } from './camping.ts';
import { cycling } from './cycling.ts';
import { fitness } from './fitness.ts';
import { jackets } from './jackets.ts';
import type { Kind } from './kind.ts';
import { legwear } from './legwear.ts';
import { otherFootwear } from './other-footwear.ts';
import { racketsAndSwimming } from './rackets-and-swimming.ts';
import { runningShoes } from './running-shoes.ts';
import { smallClothing } from './small-clothing.ts';
import { snow } from './snow.ts';
import { tops } from './tops.ts';
import { trailAndHikingFootwear } from './trail-and-hiking-footwear.ts';

/** Every kind of product that the demo shop sells. */
export const kinds: readonly Kind[] = [
  ...runningShoes, ...trailAndHikingFootwear, ...otherFootwear, ...tops, ...jackets, ...legwear,
  ...smallClothing, ...bagsAndBottles, ...camping, ...balls, ...racketsAndSwimming, ...fitness, ...snow,
  ...cycling,
];
