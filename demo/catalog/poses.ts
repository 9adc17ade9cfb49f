import { designsOf } from './designs.ts';

/** How footwear stands in its first picture: toe to the left, to the right, on its toe, or as a pair. */
export type Pose = 'left' | 'right' | 'toe' | 'pair';

/** Kinds that are shown in several poses. */
const posesOfKind: Readonly<Record<string, readonly [Pose, ...Pose[]]>> = {
  shoe: ['left', 'toe', 'right', 'pair'],
  sneaker: ['left', 'right', 'pair', 'toe'],
  'trail-shoe': ['left', 'pair', 'toe', 'right'],
  'football-boot': ['left', 'toe', 'pair', 'right'],
  boot: ['left', 'right', 'pair'],
  sandal: ['left', 'pair', 'right'],
  'ski-boot': ['left', 'pair', 'right'],
};

/** Whether products of a kind are shown in several poses. */
export const isPosed = (archetype: string): boolean => archetype in posesOfKind;

/** A number of a text that stays the same for ever (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/**
 * The pose of a brand's products in a design: the same in all their colours, another one in each of its designs, and
 * another one where another brand has that design (ADR-0156).
 */
export function poseOf(archetype: string, brand: string, design: string): Pose {
  const poses = posesOfKind[archetype] ?? (['left'] as const);
  const place = hashOf(brand.toLocaleUpperCase('hu')) + Math.max(0, designsOf(archetype).indexOf(design));
  return poses[place % poses.length]!;
}
