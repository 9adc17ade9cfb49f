import { useLocale, useTranslations } from 'next-intl';
import type { SearchHit } from '#lib/contract/search.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { answerText } from '#lib/suggestions/answers.ts';
import { NextIcon } from '#components/ui/more-icons.tsx';
import { useAnswerWords } from './use-answer-words.ts';
import styles from './answers.module.css';

/** Pages, shops and services that answer a query, above its products; nothing where there are none. */
export function Answers({ answers, now }: { answers: readonly SearchHit[]; now: number }) {
  const t = useTranslations('answers');
  const words = useAnswerWords();
  const locale: Locale = useLocale();
  const own = answers.filter(({ url }) => isShopPath(url));
  if (own.length === 0) return null;
  const foreign = (lang: string | undefined) => (lang === locale ? undefined : lang);
  return (
    <nav aria-label={t('title')} data-answers="">
      <ul className={styles.answers}>
        {own.map((answer) => {
          const { title, titleLang, text, textLang } = answerText(answer, words, now);
          return (
            <li key={answer.url}>
              <a href={localePath(locale, answer.url)}>
                <span>
                  <b lang={foreign(titleLang)}>{title}</b>
                  {text && <small lang={foreign(textLang)}>{text}</small>}
                </span>
                <NextIcon />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
