import { useTranslations } from 'next-intl';
import type { AddressRefusal } from '#lib/account/actions.ts';
import type { FormFailure } from '#lib/forms/codes.ts';

/** What keeps a change of the addresses from being made: the list itself, or a call that failed. */
export type AddressProblem = AddressRefusal | FormFailure;

/** The words of a problem. */
export function useAddressProblem() {
  const t = useTranslations('addresses');
  const failures = useTranslations('forms.failures');
  return (problem: AddressProblem): string => {
    if (problem.code === 'full') return t('full', { count: problem.most });
    if (problem.code === 'gone') return t('gone');
    return problem.code === 'wait'
      ? failures('wait', { minutes: Math.max(1, Math.ceil(problem.seconds / 60)) })
      : failures(problem.code);
  };
}
