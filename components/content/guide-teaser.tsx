import { useLocale, useTranslations } from 'next-intl';
import type { GuideTeaser as Teaser } from '#lib/contract/blog.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { Day } from './day.tsx';
import styles from './guide-teaser.module.css';

interface Props {
  guide: Teaser;
  level: 2 | 3;
  /** The first of the list, drawn large. */
  isLead?: boolean;
}

/** What a guide is about, as a way to it. */
export function GuideTeaser({ guide, level, isLead = false }: Props) {
  const t = useTranslations('guides');
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  const sizes = isLead ? '(min-width: 993px) 36vw, 61vw' : '(min-width: 993px) 30vw, (min-width: 577px) 34vw, 66vw';
  return (
    <article className={isLead ? `${styles.teaser} ${styles.lead}` : styles.teaser}>
      <img
        {...imageProps(guide.image, [240, 320, 480, 640, 960], sizes)}
        alt=""
        {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div>
        <p className={styles.sports} lang={sportsLanguage(guide)}>
          {guide.sports.map(({ name }) => name).join(' · ')}
        </p>
        <Heading lang={guide.langs?.title ?? catalogLanguage}>
          <a href={shopHref(locale, guide.url)}>{guide.title}</a>
        </Heading>
        <p className={styles.description} lang={guide.langs?.description ?? catalogLanguage}>
          {guide.description}
        </p>
        <p className={styles.meta}>
          <Day moment={guide.publishedAt} /> <span>{t('minutes', { minutes: guide.readingMinutes })}</span>
        </p>
      </div>
    </article>
  );
}

/** Language of the sports' names: the catalog's unless all of them are told in another. */
const sportsLanguage = ({ sports }: Teaser) =>
  sports.every(({ lang }) => lang !== undefined) ? sports[0]?.lang : catalogLanguage;
