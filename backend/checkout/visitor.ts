import { ApiError } from '#lib/api/errors.ts';
import type { Account, ShippingAddress } from '#lib/contract/account.ts';
import { blankValues, type FieldValues } from './form.ts';
import type { Quote } from './quote.ts';
import type { ShopApi } from './shop-api.ts';

/** Who stands at the checkout: a guest, or a customer with the account as far as it could be loaded. */
export interface Visitor {
  isCustomer: boolean;
  account: Account | null;
}

export const guest: Visitor = { isCustomer: false, account: null };

/** Reads who is here. An account that cannot be loaded costs no more than what it would have filled in. */
export async function readVisitor(api: ShopApi | null, onFailure: (error: ApiError) => void): Promise<Visitor> {
  if (!api?.isCustomer) return guest;
  try {
    return { isCustomer: true, account: await api.account() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onFailure(error);
    return { isCustomer: true, account: null };
  }
}

/** The addresses that an order can be delivered to, the default one first. */
export function homeAddresses({ account }: Visitor): ShippingAddress[] {
  const addresses = account?.addresses.shipping ?? [];
  return addresses
    .filter(({ deliveryType }) => deliveryType === 'home')
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/**
 * The values of a freshly opened form: blank for a guest, and what the account knows for a customer. `mine` is the store
 * that the shopper chose in the shop.
 */
export function firstValues(quote: Quote, visitor: Visitor, mine?: string): FieldValues {
  const storeOf = (sysname: string | null | undefined) =>
    quote.shops.find((shop) => shop.sysname === sysname)?.sysname ?? '';
  const values = { ...blankValues(quote), 'delivery.store': storeOf(mine) };
  const { account } = visitor;
  if (!account) return values;
  const { personal, store: shop } = account;
  const [address] = homeAddresses(visitor);
  return {
    ...values,
    'contact.lastName': personal.lastName,
    'contact.firstName': personal.firstName,
    'contact.email': personal.separateEmail ?? personal.email,
    'contact.phone': personal.phone ?? '',
    'delivery.address.postal': address?.postal ?? '',
    'delivery.address.city': address?.city ?? '',
    'delivery.address.street': address?.street ?? '',
    'delivery.address.streetNo': address?.streetNo ?? '',
    'delivery.store': values['delivery.store'] || storeOf(shop),
  };
}
