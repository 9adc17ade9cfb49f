import type { Role } from '#backend/catalog/model.ts';
import type { Session } from '#lib/contract/auth.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrder, OrderRequest } from '#lib/contract/order.ts';
import type { TestAnswer, TestApi } from './harness.ts';

export const web = { 'x-request-client': 'web' };
export const goodPassword = 'Hegyi-ösvény 7';

/** Headers of a session, of those that may create or end one too. */
export function headersOf({ token, uuid }: Pick<Session, 'token' | 'uuid'>): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-request-id': uuid, ...web };
}

export interface TestCustomer extends Session {
  email: string;
  headers: Record<string, string>;
}

let registered = 0;

/** Registers a customer and gives the role. */
export async function newCustomer(api: TestApi, role: Role = 'vk', fields: object = {}): Promise<TestCustomer> {
  registered += 1;
  const email = `vevo${registered}@example.hu`;
  const body = { firstName: 'Anna', lastName: 'Kovács', email, password: goodPassword, acceptTerms: true, ...fields };
  const { status, data } = await api.call<Session>('POST', '/api/v1/auth/register/', { body, headers: web });
  if (status !== 200) throw new Error(`Registration answered ${status}`);
  if (role !== 'vk') await api.db.updateTable('customer').set({ role }).where('uuid', '=', data.uuid).execute();
  return { ...data, email, headers: headersOf(data) };
}

export function logIn(
  api: TestApi,
  email: string,
  password: string,
  extra: Record<string, string> = {},
): Promise<TestAnswer<Session>> {
  return api.call<Session>('POST', '/api/v1/auth/login/', { body: { email, password }, headers: { ...web, ...extra } });
}

/** A request uuid that stands for a guest as if the API had issued it. */
export async function issueGuest(api: TestApi, uuid: string): Promise<string> {
  const at = api.clock.now.toISOString();
  await api.db.insertInto('cart').values({ uuid, created_at: at, changed_at: at }).execute();
  return uuid;
}

/** The latest mail to an address. */
export async function lastMail(
  api: TestApi,
  to: string,
): Promise<{ subject: string; text: string; html: string } | undefined> {
  return api.db
    .selectFrom('mail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What a link in a mail carries after a piece of its address. */
export async function linkPart(api: TestApi, to: string, pattern: RegExp): Promise<string> {
  const mails = await api.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .execute();
  const found = mails.map(({ text }) => pattern.exec(text)?.[1]).find((part) => part !== undefined);
  if (found === undefined) throw new Error(`No mail to ${to} has ${pattern}`);
  return found;
}

/** Puts an option into a caller's cart and orders it. */
export async function placeOrder(
  api: TestApi,
  headers: Record<string, string>,
  productOption: number,
  amount = 1,
  given: Partial<OrderRequest> = {},
): Promise<WireOrder> {
  const { data: cart } = await api.call<WireCart>('POST', '/api/v1/cart/', {
    headers,
    body: { productOption, amount },
  });
  const identity = { ...headers, 'x-request-id': cart.uuid ?? '' };
  const { status, data, errors } = await api.call<WireOrder>('POST', '/api/v1/orders/', {
    headers: identity,
    body: {
      contact: { lastName: 'Kovács', firstName: 'Anna', email: 'rendeles@example.hu', phone: '+36 30 123 4567' },
      delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' } },
      expectedTotal: given.delivery?.type === 'click_and_collect' ? cart.total.items : cart.total.grand,
      acceptTerms: true,
      ...given,
    },
  });
  if (status !== 200) throw new Error(`The order answered ${status} ${JSON.stringify(errors)}`);
  return data;
}
