import { brand } from './stated-brand.ts';
import type { PageBrand } from './page-brand.ts';

/** What a page states of its brand for its scripts; undefined where that is what the build has. */
export function differingBrand(own: PageBrand, build: Partial<PageBrand>): string | undefined {
  const differing = (['name', 'delivery'] as const).filter(
    (part) => JSON.stringify(own[part]) !== JSON.stringify(build[part]),
  );
  return differing.length > 0
    ? JSON.stringify(Object.fromEntries(differing.map((part) => [part, own[part]])))
    : undefined;
}

/** What each page of this process states. */
export const statedPageBrand = differingBrand(brand, JSON.parse(process.env.PAGE_BRAND ?? '{}'));
