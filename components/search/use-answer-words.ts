import { useTranslations } from 'next-intl';
import { knownText } from '#lib/core/text/known-text.ts';
import type { AnswerWords } from '#lib/suggestions/answers.ts';
import { useOpeningWords } from '#components/shops/use-opening-words.ts';

/** The words of answers, from the messages `answers` and `locator.opening`. */
export function useAnswerWords(): AnswerWords {
  const t = useTranslations('answers');
  const opening = useOpeningWords();
  return {
    own: (group, kind) => knownText(t, group, kind) ?? null,
    near: (place) => t('near', { place }),
    opening,
  };
}
