import type { Archetype } from '../archetype.ts';
import { backpack } from './backpack.ts';
import { ball } from './ball.ts';
import { basketball } from './basketball.ts';
import { beanie } from './beanie.ts';
import { bicycle } from './bicycle.ts';
import { boot } from './boot.ts';
import { bottle } from './bottle.ts';
import { duffelBag } from './duffel-bag.ts';
import { dumbbell } from './dumbbell.ts';
import { footballBoot } from './football-boot.ts';
import { handball } from './handball.ts';
import { headlamp } from './headlamp.ts';
import { helmet } from './helmet.ts';
import { hikingPoles } from './hiking-poles.ts';
import { hoodie } from './hoodie.ts';
import { inlineSkate } from './inline-skate.ts';
import { jacket } from './jacket.ts';
import { kettlebell } from './kettlebell.ts';
import { leggings } from './leggings.ts';
import { pufferJacket } from './puffer-jacket.ts';
import { sandal } from './sandal.ts';
import { shoe } from './shoe.ts';
import { shorts } from './shorts.ts';
import { skiBoot } from './ski-boot.ts';
import { skiGoggles } from './ski-goggles.ts';
import { skippingRope } from './skipping-rope.ts';
import { skis } from './skis.ts';
import { sleepingBag } from './sleeping-bag.ts';
import { sneaker } from './sneaker.ts';
import { snowboard } from './snowboard.ts';
import { socks } from './socks.ts';
import { sportsBra } from './sports-bra.ts';
import { swimGoggles } from './swim-goggles.ts';
import { tableTennisBat } from './table-tennis-bat.ts';
import { tennisRacket } from './tennis-racket.ts';
import { tent } from './tent.ts';
import { trackPants } from './track-pants.ts';
import { trailShoe } from './trail-shoe.ts';
import { tshirt } from './tshirt.ts';
import { volleyball } from './volleyball.ts';
import { yogaMat } from './yoga-mat.ts';

/** Every archetype by its name. */
export const archetypes: Record<string, Archetype> = {
  backpack,
  ball,
  basketball,
  beanie,
  bicycle,
  boot,
  bottle,
  'duffel-bag': duffelBag,
  dumbbell,
  'football-boot': footballBoot,
  handball,
  headlamp,
  helmet,
  'hiking-poles': hikingPoles,
  hoodie,
  'inline-skate': inlineSkate,
  jacket,
  kettlebell,
  leggings,
  'puffer-jacket': pufferJacket,
  sandal,
  shoe,
  shorts,
  'ski-boot': skiBoot,
  'ski-goggles': skiGoggles,
  'skipping-rope': skippingRope,
  skis,
  'sleeping-bag': sleepingBag,
  sneaker,
  snowboard,
  socks,
  'sports-bra': sportsBra,
  'swim-goggles': swimGoggles,
  'table-tennis-bat': tableTennisBat,
  'tennis-racket': tennisRacket,
  tent,
  'track-pants': trackPants,
  'trail-shoe': trailShoe,
  tshirt,
  volleyball,
  'yoga-mat': yogaMat,
};
