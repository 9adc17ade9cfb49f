import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
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
  try {
    return (await callApi(brandEndpoints.brand, { params: { slug } })).text || null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
});
