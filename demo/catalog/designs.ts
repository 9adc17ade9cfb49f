/**
 * Designs in which some kinds of products are drawn, beside their colours: cuts, soles, panels and graphics. The first
 * one is the plain one; its name is no part of a picture's name.
 */
const designs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  shoe: ['daily', 'tempo', 'cushion', 'stable'],
  'trail-shoe': ['ridge', 'mud', 'skyline'],
  sneaker: ['court', 'retro', 'runner'],
  boot: ['trek', 'mid', 'alpine'],
  'football-boot': ['classic', 'collar', 'quilt'],
  backpack: ['trek', 'city', 'roll'],
  jacket: ['shell', 'yoke', 'diagonal', 'storm'],
  'puffer-jacket': ['baffle', 'chevron', 'hybrid'],
  hoodie: ['pullover', 'zip', 'block'],
  tshirt: ['plain', 'sash', 'raglan'],
  leggings: ['plain', 'panel', 'print'],
  shorts: ['plain', 'split', 'long'],
  'track-pants': ['plain', 'zip', 'block'],
  skis: ['blocks', 'split'],
  swimsuit: ['racer', 'scoop', 'cross'],
  'ski-boot': ['race', 'freeride'],
  gloves: ['run', 'winter'],
  socks: ['crew', 'hoops'],
  'sleeping-bag': ['mummy', 'trek'],
  fleece: ['zip', 'half'],
  sandal: ['trail', 'duo'],
  tent: ['dome', 'turned'],
  bicycle: ['trail', 'marathon', 'tour'],
  beanie: ['cuff', 'bobble', 'docker', 'slouch'],
  dumbbell: ['hex', 'step', 'bevel', 'slab'],
  sunglasses: ['shield', 'wayfarer', 'round', 'half'],
};

const single = ['plain'] as const;

/** The designs of a kind of product, at least one. */
export function designsOf(archetype: string): readonly [string, ...string[]] {
  return designs[archetype] ?? single;
}

/** Kinds of which every version of a model has one design, for only their weight or wear differs. */
const alikeInEveryVersion: readonly string[] = ['dumbbell'];

/** Whether all versions of a model, such as its weights, are made in one design. */
export const isAlikeInEveryVersion = (archetype: string): boolean => alikeInEveryVersion.includes(archetype);
