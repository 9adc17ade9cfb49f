import type { BrandFile } from './brand/brand-file.ts';

/** What the imprint and the shop's structured data say of the company. */
export type CompanyDetails = BrandFile['company'];

/** The value-added tax number of the Union, from a Hungarian tax number: `98735145-2-41` → `HU98735145`. */
export function vatNumberOf({ taxNumber }: Pick<CompanyDetails, 'taxNumber'>): string {
  return taxNumber === '' ? '' : `HU${taxNumber.slice(0, 8)}`;
}
