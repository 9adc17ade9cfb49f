import type { Context } from '../context.ts';
import type { AddressTries } from './address-tries.ts';
import { AccountTries } from './attempts.ts';
import type { PasswordGuard } from './credentials.ts';
import { attemptLimits } from './limits.ts';
import { Passwords, type PasswordCost } from './passwords.ts';

/** What stands between passwords and those who guess them, one for the whole process. */
export function passwordGuard({ db }: Context, fromAddress: AddressTries, cost?: PasswordCost): PasswordGuard {
  return {
    passwords: new Passwords(cost),
    fromAddress,
    toAccount: new AccountTries(db, 'login', attemptLimits.loginToAccount),
  };
}
