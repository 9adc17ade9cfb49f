import 'server-only';
import { cache } from 'react';
import { callApi, orWithout } from '#lib/api/server.ts';
import { brandEndpoints, type BrandTeaser } from '#lib/contract/brand.ts';
import type { BrandGender } from './index.ts';

/** Brands with goods, of a gender or of all. */
export async function getBrands(gender: BrandGender | null): Promise<BrandTeaser[]> {
  return callApi(brandEndpoints.brands, { query: gender === null ? {} : { gender } });
}

/** What a brand tells of itself, for the path of its page; null for another path, and where it can not be had. */
export const getBrandText = cache(async (path: string): Promise<string | null> => {
  const slug = /^\/marka\/([a-z0-9-]{1,80})\/$/.exec(path)?.[1];
  if (!slug) return null;
  return (await orWithout(callApi(brandEndpoints.brand, { params: { slug } }), null))?.text || null;
});
