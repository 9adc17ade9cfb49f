import { law } from '#lib/contract/market/law.ts';
import type { Contents } from '#lib/contract/price.ts';

/** Contents by which the market's law asks for a unit price; null of all others. */
export function pricedContents(contents: Contents | null): Contents | null {
  return contents && law.unitPrices.includes(contents.unit) ? contents : null;
}
