import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/session/call-api.ts';
import { ApiError } from '#lib/api/errors.ts';
import { accountEndpoints, type Personal, type ShippingAddress } from '#lib/contract/account.ts';
import { country } from '#lib/contract/market/place.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { problemOf } from '#lib/forms/codes.ts';
import { session } from '#stores/session.ts';
import { accountQuery, useCustomerUuid } from './queries.ts';

export type AddressBody = BodyOf<typeof accountEndpoints.addAddress>;

/** An address as it is written: its uuid is in the path, and its country is Hungary. */
export function addressBody({
  firstname,
  lastname,
  city,
  postal,
  street,
  streetNo,
  deliveryType,
  isDefault,
}: ShippingAddress): Required<AddressBody> {
  return { firstname, lastname, city, countryId: country, postal, street, streetNo, deliveryType, isDefault };
}

/** Writes of the account (API-07). Each throws an ApiError. */
export const accountWrites = {
  savePersonal: (body: BodyOf<typeof accountEndpoints.savePersonal>): Promise<Personal> =>
    callApi(accountEndpoints.savePersonal, { body }),
  /** Sets the further address for mails about orders; null clears it. */
  saveSeparateEmail: (separateEmail: string | null): Promise<Personal> =>
    callApi(accountEndpoints.separateEmail, { body: { separateEmail } }),
  /** Changes the password; the answer's token takes the place of the session's, and all other sessions end (ACC-04). */
  async changePassword(body: BodyOf<typeof accountEndpoints.changePassword>): Promise<void> {
    const { epoch } = session.sync();
    const { token } = await callApi(accountEndpoints.changePassword, { body });
    session.replaceToken(token, epoch);
  },
  /** Saves an address, or adds one for null. Answers all of them. */
  saveAddress: async (uuid: string | null, body: AddressBody): Promise<ShippingAddress[]> => {
    const { shipping } =
      uuid === null
        ? await callApi(accountEndpoints.addAddress, { body })
        : await callApi(accountEndpoints.saveAddress, { params: { id: uuid }, body });
    return shipping;
  },
  makeDefault: (address: ShippingAddress): Promise<ShippingAddress[]> =>
    accountWrites.saveAddress(address.uuid, { ...addressBody(address), isDefault: true }),
  deleteAddress: async (uuid: string): Promise<ShippingAddress[]> =>
    (await callApi(accountEndpoints.deleteAddress, { params: { id: uuid } })).shipping,
};

/** Writes what a save has answered into the local copy of the account (ACC-06), and asks for all of it again. */
export function useUpdateAccountCache() {
  const client = useQueryClient();
  const { queryKey } = accountQuery(useCustomerUuid());
  return {
    personal: (personal: Personal) => client.setQueryData(queryKey, (account) => account && { ...account, personal }),
    addresses: (shipping: ShippingAddress[]) =>
      client.setQueryData(queryKey, (account) => account && { ...account, addresses: { shipping } }),
    reload: () => client.invalidateQueries({ queryKey }),
  };
}

/** Why the list of addresses refused a change: it is full, at `most`, or the address is not in it any more. */
export type AddressRefusal = { code: 'full'; most: number } | { code: 'gone' };

export function addressRefusal(error: unknown): AddressRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const full = error.errors.address?.map(problemOf).find(({ code }) => code === 'max');
  if (full) return { code: 'full', most: full.limit ?? 0 };
  return error.status === 404 ? { code: 'gone' } : null;
}
