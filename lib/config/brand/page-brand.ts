import type { StatedBrand } from './brand.ts';

/** What scripts know of the brand. */
export type PageBrand = Pick<StatedBrand, 'name' | 'delivery'>;

/** The brand as server and browser know it alike: in a browser the build's own, and what its page states in its place. */
export const pageBrand: PageBrand =
  typeof window === 'undefined'
    ? JSON.parse(process.env.LENDULET_BRAND ?? process.env.PAGE_BRAND ?? '{}')
    : {
        ...JSON.parse(process.env.PAGE_BRAND ?? '{}'),
        ...JSON.parse(document.documentElement.dataset.brand ?? '{}'),
      };
