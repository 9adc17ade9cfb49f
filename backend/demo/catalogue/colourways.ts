import * as bags from './colourways/bags.ts';
import * as clothing from './colourways/clothing.ts';
import type { ColourwayTable } from './colourways/colourway.ts';
import * as equipment from './colourways/equipment.ts';
import * as footwear from './colourways/footwear.ts';

/** The colourways of every archetype that is drawn and sold; ids are part of picture names (decisions §7). */
export const colourways = {
  'shoe': footwear.shoe,
  'trail-shoe': footwear.trailShoe,
  'sneaker': footwear.sneaker,
  'boot': footwear.boot,
  'sandal': footwear.sandal,
  'football-boot': footwear.footballBoot,
  'ski-boot': footwear.skiBoot,
  'inline-skate': footwear.inlineSkate,
  'tshirt': clothing.tshirt,
  'hoodie': clothing.hoodie,
  'jacket': clothing.jacket,
  'puffer-jacket': clothing.pufferJacket,
  'leggings': clothing.leggings,
  'shorts': clothing.shorts,
  'track-pants': clothing.trackPants,
  'sports-bra': clothing.sportsBra,
  'socks': clothing.socks,
  'beanie': clothing.beanie,
  'backpack': bags.backpack,
  'duffel-bag': bags.duffelBag,
  'bottle': bags.bottle,
  'sleeping-bag': bags.sleepingBag,
  'tent': bags.tent,
  'yoga-mat': bags.yogaMat,
  'ball': equipment.ball,
  'basketball': equipment.basketball,
  'handball': equipment.handball,
  'volleyball': equipment.volleyball,
  'bicycle': equipment.bicycle,
  'helmet': equipment.helmet,
  'headlamp': equipment.headlamp,
  'hiking-poles': equipment.hikingPoles,
  'dumbbell': equipment.dumbbell,
  'kettlebell': equipment.kettlebell,
  'skipping-rope': equipment.skippingRope,
  'skis': equipment.skis,
  'snowboard': equipment.snowboard,
  'ski-goggles': equipment.skiGoggles,
  'swim-goggles': equipment.swimGoggles,
  'tennis-racket': equipment.tennisRacket,
  'table-tennis-bat': equipment.tableTennisBat,
} satisfies Record<string, ColourwayTable>;

/** Name of a kind of product that has pictures. */
export type ArchetypeName = keyof typeof colourways;
