import type { Context } from '../context.ts';
import { AccountTries, AddressTries } from './attempts.ts';
import type { PasswordGuard } from './credentials.ts';
import { attemptLimits } from './limits.ts';
import { Passwords, type PasswordCost } from './passwords.ts';

/** What stands between passwords and those who guess them, one for the whole process. */
export function passwordGuard({ db }: Context, cost?: PasswordCost): PasswordGuard {
  return {
    passwords: new Passwords(cost),
    fromAddress: new AddressTries(attemptLimits.loginFromAddress),
    toAccount: new AccountTries(db, 'login', attemptLimits.loginToAccount),
  };
}
