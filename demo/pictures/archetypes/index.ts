import type { Archetype } from '../archetype.ts';
import { backpack } from './backpack.ts';
import { badmintonRacket } from './badminton-racket.ts';
import { ball } from './ball.ts';
import { basketball } from './basketball.ts';
import { beanie } from './beanie.ts';
import { bicycle } from './bicycle.ts';
import { boot } from './boot.ts';
import { bottle } from './bottle.ts';
import { boxingGloves } from './boxing-gloves.ts';
import { cap } from './cap.ts';
import { crossCountrySkis } from './cross-country-skis.ts';
import { cyclingJersey } from './cycling-jersey.ts';
import { duffelBag } from './duffel-bag.ts';
import { dumbbell } from './dumbbell.ts';
import { fleece } from './fleece.ts';
import { foamRoller } from './foam-roller.ts';
import { footballBoot } from './football-boot.ts';
import { gloves } from './gloves.ts';
import { goalkeeperGloves } from './goalkeeper-gloves.ts';
import { gymBall } from './gym-ball.ts';
import { handball } from './handball.ts';
import { headband } from './headband.ts';
import { headlamp } from './headlamp.ts';
import { helmet } from './helmet.ts';
import { hikingPoles } from './hiking-poles.ts';
import { hoodie } from './hoodie.ts';
import { inlineSkate } from './inline-skate.ts';
import { jacket } from './jacket.ts';
import { kettlebell } from './kettlebell.ts';
import { leggings } from './leggings.ts';
import { polo } from './polo.ts';
import { pufferJacket } from './puffer-jacket.ts';
import { resistanceBands } from './resistance-bands.ts';
import { roadBike } from './road-bike.ts';
import { sandal } from './sandal.ts';
import { scooter } from './scooter.ts';
import { shinGuards } from './shin-guards.ts';
import { shoe } from './shoe.ts';
import { shorts } from './shorts.ts';
import { skiBoot } from './ski-boot.ts';
import { skiGoggles } from './ski-goggles.ts';
import { skiHelmet } from './ski-helmet.ts';
import { skiPants } from './ski-pants.ts';
import { skippingRope } from './skipping-rope.ts';
import { skirt } from './skirt.ts';
import { skis } from './skis.ts';
import { sleepingBag } from './sleeping-bag.ts';
import { sneaker } from './sneaker.ts';
import { snowboard } from './snowboard.ts';
import { socks } from './socks.ts';
import { sportsBra } from './sports-bra.ts';
import { sunglasses } from './sunglasses.ts';
import { swimGoggles } from './swim-goggles.ts';
import { swimsuit } from './swimsuit.ts';
import { tableTennisBat } from './table-tennis-bat.ts';
import { tennisRacket } from './tennis-racket.ts';
import { tent } from './tent.ts';
import { trackPants } from './track-pants.ts';
import { trailShoe } from './trail-shoe.ts';
import { tshirt } from './tshirt.ts';
import { vest } from './vest.ts';
import { volleyball } from './volleyball.ts';
import { waistBag } from './waist-bag.ts';
import { yogaMat } from './yoga-mat.ts';

/** Every archetype by its name. */
export const archetypes: Record<string, Archetype> = {
  backpack,
  'badminton-racket': badmintonRacket,
  ball,
  basketball,
  beanie,
  bicycle,
  boot,
  bottle,
  'boxing-gloves': boxingGloves,
  cap,
  'cross-country-skis': crossCountrySkis,
  'cycling-jersey': cyclingJersey,
  'duffel-bag': duffelBag,
  dumbbell,
  fleece,
  'foam-roller': foamRoller,
  'football-boot': footballBoot,
  gloves,
  'goalkeeper-gloves': goalkeeperGloves,
  'gym-ball': gymBall,
  handball,
  headband,
  headlamp,
  helmet,
  'hiking-poles': hikingPoles,
  hoodie,
  'inline-skate': inlineSkate,
  jacket,
  kettlebell,
  leggings,
  polo,
  'puffer-jacket': pufferJacket,
  'resistance-bands': resistanceBands,
  'road-bike': roadBike,
  sandal,
  scooter,
  'shin-guards': shinGuards,
  shoe,
  shorts,
  'ski-boot': skiBoot,
  'ski-goggles': skiGoggles,
  'ski-helmet': skiHelmet,
  'ski-pants': skiPants,
  'skipping-rope': skippingRope,
  skirt,
  skis,
  'sleeping-bag': sleepingBag,
  sneaker,
  snowboard,
  socks,
  'sports-bra': sportsBra,
  sunglasses,
  'swim-goggles': swimGoggles,
  swimsuit,
  'table-tennis-bat': tableTennisBat,
  'tennis-racket': tennisRacket,
  tent,
  'track-pants': trackPants,
  'trail-shoe': trailShoe,
  tshirt,
  vest,
  volleyball,
  'waist-bag': waistBag,
  'yoga-mat': yogaMat,
};
