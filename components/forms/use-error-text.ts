import { useTranslations } from 'next-intl';
import { problemOf } from '#lib/forms/codes.ts';

/** The sentence of a field's code: the field's own where there is one, else the code's, else that it is not right. */
export function useErrorText() {
  const t = useTranslations('forms.errors');
  return (field: string, message: string): string => {
    const { code, limit } = problemOf(message);
    const key = [`${field}_${code}`, code].find((candidate) => t.has(candidate as never)) ?? 'format';
    return t(key as never, { limit: limit ?? 0 } as never);
  };
}
