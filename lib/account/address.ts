import type { ShippingAddress } from '#lib/contract/account.ts';

type AddressParts = Pick<ShippingAddress, 'postal' | 'city' | 'street' | 'streetNo'>;

/** The district of Budapest behind its name: an address line does without, its postcode says it already. */
const district = /^(Budapest),? [IVX]+\. ker(?:ület|\.)?$/i;

/** An address in one line, in the order in which Hungarians write it: `1138 Budapest, Váci út 1. 2. em. 5.`. */
export function addressLine({ postal, city, street, streetNo }: AddressParts): string {
  return `${postal} ${city.replace(district, '$1')}, ${street} ${streetNo}`;
}

/** What becomes of the town when a postcode was typed. */
export interface TownFilling {
  /** What stands in the field now. */
  town: string;
  /** What the postcode before had put there; null where the shopper wrote it. */
  filled: string | null;
  /** Towns of the new postcode. */
  towns: readonly string[];
}

/**
 * The town to write in the place of what stands in the field: the postcode's only one, or nothing while there is a
 * choice. Null leaves the field alone: what the shopper wrote stays, and so it does where no town is known.
 */
export function townToFill({ town, filled, towns }: TownFilling): string | null {
  const isOurs = town.trim() === '' || town === filled;
  if (!isOurs || towns.length === 0) return null;
  const [only] = towns;
  const next = towns.length === 1 && only !== undefined ? only : '';
  return next === town ? null : next;
}
