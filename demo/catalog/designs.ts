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
  polo: ['classic', 'raglan', 'hoops', 'court'],
  'sports-bra': ['racer', 'high', 'longline', 'slim'],
  'duffel-bag': ['barrel', 'expedition', 'locker', 'tube'],
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
  tent: ['dome', 'turned', 'tunnel', 'family', 'mountain'],
  bicycle: ['trail', 'marathon', 'slim'],
  beanie: ['cuff', 'bobble', 'docker', 'slouch'],
  dumbbell: ['hex', 'step', 'bevel', 'slab'],
  'badminton-racket': ['classic', 'isometric', 'attack', 'steel'],
  'swim-goggles': ['training', 'race', 'wide', 'mask'],
  sunglasses: ['shield', 'wayfarer', 'round', 'half'],
};

const single = ['plain'] as const;

/** The designs of a kind of product, at least one. */
export function designsOf(archetype: string): readonly [string, ...string[]] {
  return designs[archetype] ?? single;
}

/** What a product says of itself that a design would belie: a mask has no nosepiece to exchange and is not flat,
 * a frame of graphite has no T-piece of steel, a barrel is no box. */
const beliedBy: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'swim-goggles': { wide: /lapos/iu, mask: /orrnyereg|lapos|purpose: race/iu },
  'badminton-racket': { isometric: /nyél: acél/iu, attack: /nyél: acél/iu, steel: /grafit/iu },
  polo: { court: /galléros póló/iu },
  'sports-bra': {
    high: /support: light/iu,
    longline: /support: strong/iu,
    slim: /support: (?:medium|strong)|széles,? (?:puha )?pántok/iu,
  },
  'duffel-bag': { expedition: /hordó/iu, locker: /hordó/iu },
};

/** Designs that a product's name asks for, by words of it: a tunnel tent is no dome. */
const namedBy: Readonly<Record<string, readonly (readonly [words: RegExp, designs: readonly string[]])[]>> = {
  tent: [
    [/kupolasátor/u, ['dome', 'turned']],
    [/alagútsátor/u, ['tunnel']],
    [/családi sátor/u, ['family']],
    [/hegyi sátor/u, ['mountain']],
  ],
};

/**
 * The designs of a kind that agree with all that is said of a product, its name first; without one that its name asks for,
 * the first always does.
 */
export function designsFor(archetype: string, said: readonly string[]): readonly string[] {
  const named = namedBy[archetype]?.find(([words]) => words.test(said[0] ?? ''));
  if (named) return named[1];
  const [first, ...others] = designsOf(archetype);
  const belies = (design: string): boolean => {
    const words = beliedBy[archetype]?.[design];
    return words !== undefined && said.some((text) => words.test(text));
  };
  return [first, ...others.filter((design) => !belies(design))];
}

/** Kinds of which every version of a model has one design, for only their weight or wear differs. */
const alikeInEveryVersion: readonly string[] = ['dumbbell', 'badminton-racket'];

/** Whether all versions of a model, such as its weights, are made in one design. */
export const isAlikeInEveryVersion = (archetype: string): boolean => alikeInEveryVersion.includes(archetype);
