import { callApi } from '#lib/session/call-api.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { withdrawalEndpoints, type Withdrawal, type WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { isLapsed } from './refusal.ts';

type Statement = BodyOf<typeof withdrawalEndpoints.start>;

/** First step: nothing is withdrawn yet. Without items it is the whole order. Throws an ApiError. */
export function startWithdrawal(statement: Statement): Promise<Withdrawal> {
  return callApi(withdrawalEndpoints.start, { body: statement });
}

const confirm = (uuid: string): Promise<WithdrawalReceipt> => callApi(withdrawalEndpoints.confirm, { body: { uuid } });

/**
 * Second step: confirms what was begun under `key`, or begins it first. `begun` keeps the uuids, so that a repeated
 * press after a lost answer confirms the same withdrawal once. What has lapsed is begun anew. Throws an ApiError.
 */
export async function confirmWithdrawal(
  statement: Statement,
  key: string,
  begun: Map<string, string>,
): Promise<WithdrawalReceipt> {
  const begin = async () => {
    const { uuid } = await startWithdrawal(statement);
    begun.set(key, uuid);
    return uuid;
  };
  try {
    return await confirm(begun.get(key) ?? (await begin()));
  } catch (error) {
    if (!isLapsed(error)) throw error;
    return confirm(await begin());
  }
}
