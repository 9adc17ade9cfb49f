import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#lib/contract/account.ts';
import type { Context } from '../context.ts';
import { readAccount, savePersonal, saveSeparateEmail } from '../customers/accounts.ts';
import { addAddress, deleteAddress, saveAddress } from '../customers/addresses.ts';
import { changePassword, type PasswordGuard } from '../customers/credentials.ts';
import { deleteCustomer } from '../customers/deletion.ts';
import { customerOf, serve } from '../http/route.ts';

/** The calls of the customer account (API-07). */
export function accountRoutes(app: FastifyInstance, context: Context, guard: PasswordGuard): void {
  const { db, now } = context;
  serve(app, accountEndpoints.account, ({ caller }) => readAccount(db, customerOf(caller).customerId, now()));
  serve(app, accountEndpoints.savePersonal, ({ caller, body }) =>
    savePersonal(db, customerOf(caller).customerId, body, now()),
  );
  serve(app, accountEndpoints.separateEmail, ({ caller, body }) =>
    saveSeparateEmail(db, customerOf(caller).customerId, body.separateEmail),
  );
  serve(app, accountEndpoints.deleteAccount, async ({ caller }) => {
    await deleteCustomer(db, customerOf(caller).customerId, now());
    return { done: true } as const;
  });
  serve(app, accountEndpoints.changePassword, async ({ caller, body, language: lang, request }) => {
    const { customerId } = customerOf(caller);
    const { token } = await changePassword(context, guard, customerId, body, { address: request.ip, lang });
    return { token };
  });
  serve(app, accountEndpoints.addAddress, async ({ caller, body }) => ({
    shipping: await addAddress(db, customerOf(caller).customerId, body),
  }));
  serve(app, accountEndpoints.saveAddress, async ({ caller, params, body }) => ({
    shipping: await saveAddress(db, customerOf(caller).customerId, params.id, body),
  }));
  serve(app, accountEndpoints.deleteAddress, async ({ caller, params }) => ({
    shipping: await deleteAddress(db, customerOf(caller).customerId, params.id),
  }));
}
