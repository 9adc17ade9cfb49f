import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';

/** Says of a text in another language than its page's which one that is; nothing of any other (ADR-0125). */
export function OtherLanguage({
  of = catalogLanguage,
  what = 'text',
  className,
}: {
  of?: string | undefined;
  /** What is in it: all that stands here, the article below, or the articles behind links. */
  what?: 'text' | 'article' | 'articles';
  className?: string | undefined;
}) {
  const t = useTranslations('content');
  const locale = useLocale();
  if (locale === of) return null;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(of) ?? of;
  return <p className={className}>{t(`inLanguage.${what}`, { language })}</p>;
}
