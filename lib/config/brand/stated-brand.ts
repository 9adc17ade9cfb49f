import type { StatedBrand } from './brand.ts';
import { ownBrand } from './own-brand.ts';

/** The brand of this process: what `BRAND_DIR` named when it started, and Lendület where nobody has said. */
export const brand: StatedBrand = process.env.LENDULET_BRAND ? JSON.parse(process.env.LENDULET_BRAND) : ownBrand;
