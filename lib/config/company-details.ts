import type { Market } from '#lib/contract/market/market-file.ts';
import type { BrandFile } from './brand/brand-file.ts';

/** What the imprint and the shop's structured data say of the company. */
export type CompanyDetails = BrandFile['company'];

/** The value-added tax number of the Union, from a tax number of the market: `98735145-2-41` → `HU98735145`. */
export function vatNumberOf(
  { taxNumber }: Pick<CompanyDetails, 'taxNumber'>,
  { company: { taxNumber: pattern, vatNumber } }: Pick<Market, 'company'>,
): string {
  return taxNumber.replace(new RegExp(`^(?:${pattern})$`), vatNumber);
}
