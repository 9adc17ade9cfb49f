import type { BrandSlug } from '../brands.ts';
import type { ArchetypeName, colourways } from '../colourways.ts';

/** Which brand makes which kind of product, and in which of its colourways. */
export type Lines = {
  readonly [A in ArchetypeName]: Readonly<Partial<Record<BrandSlug, readonly (keyof (typeof colourways)[A])[]>>>;
};
