import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { GuideList } from '#lib/contract/blog.ts';
import { feedPath } from '#lib/guides/atom.ts';
import { guidesHref, guidesPath } from '#lib/guides/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { GuideTeaser } from './guide-teaser.tsx';
import { OtherLanguage } from './other-language.tsx';
import styles from './guides.module.css';

/** Guides of a list that has none set large. */
const fewest = 2;

interface Props {
  list: GuideList;
  /** The sport that the guides are about; null for all. */
  sport: string | null;
}

const sportOf = ({ list, sport }: Props) => list.sports.find(({ slug }) => slug === sport);

/** Title, canonical address and feed of a page of guides; a later page is its own address (ADR-0051). */
export async function guidesMetadata(list: GuideList, sport: string | null, locale: Locale): Promise<Metadata> {
  const t = await getTranslations('guides');
  const name = sportOf({ list, sport })?.name ?? null;
  const title = name === null ? t('title') : t('titleOf', { sport: name });
  const shown = list.page > 1 ? t('pageTitle', { title, page: list.page }) : title;
  const metadata = await pageMetadata(shown, guidesHref(guidesPath(sport), list.page), locale, {
    description: t('lead'),
  });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/atom+xml': [{ url: feedPath, title: t('feed') }] } },
  };
}

/** The guides, newest first, by sport (RT-08). */
export function GuidesPage({ list, sport }: Props) {
  const t = useTranslations('guides');
  const locale = useLocale();
  // The newest guide opens the list, unless there are hardly any others.
  const [lead] = list.page === 1 && list.guides.length > fewest ? list.guides : [];
  const others = lead ? list.guides.slice(1) : list.guides;
  const { name = null, lang = catalogLanguage } = sportOf({ list, sport }) ?? {};
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { name: t('title'), url: guidesPath(null), lang: locale },
          ...(name === null ? [] : [{ name, url: guidesPath(sport), lang }]),
        ]}
      />
      <header className={styles.head}>
        <h1>
          <mark>{t('title')}</mark>
          {name !== null && <span lang={lang}>{name}</span>}
        </h1>
        <div>
          <p>{t('lead')}</p>
          <OtherLanguage
            of={list.guides.every(({ langs }) => langs?.blocks === locale) ? locale : catalogLanguage}
            what="articles"
          />
        </div>
      </header>
      <Sports sports={list.sports} sport={sport} />
      {lead && <GuideTeaser guide={lead} level={2} isLead />}
      <ul className={styles.list} data-front={lead ? '' : undefined}>
        {others.map((guide) => (
          <li key={guide.slug}>
            <GuideTeaser guide={guide} level={2} />
          </li>
        ))}
      </ul>
      <Pages path={guidesPath(sport)} page={list.page} pageCount={list.pageCount} />
      <p className={styles.feed}>
        <a href={feedPath} data-hard="" type="application/atom+xml">
          {t('subscribe')}
        </a>
      </p>
    </div>
  );
}

function Sports({ sports, sport }: { sports: GuideList['sports']; sport: string | null }) {
  const t = useTranslations('guides');
  const locale = useLocale();
  return (
    <nav className={styles.sports} aria-label={t('sports')}>
      <ul>
        <li>
          <a href={localePath(locale, guidesPath(null))} aria-current={sport === null ? 'true' : undefined}>
            {t('all')}
          </a>
        </li>
        {sports.map(({ slug, name, count, lang }) => (
          <li key={slug}>
            <a
              href={localePath(locale, guidesPath(slug))}
              aria-current={slug === sport ? 'true' : undefined}
              lang={lang ?? catalogLanguage}
            >
              {name} <span className="number">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ path, page, pageCount }: { path: string; page: number; pageCount: number }) {
  const t = useTranslations('guides');
  const locale = useLocale();
  if (pageCount < 2) return null;
  const href = (number: number) => localePath(locale, guidesHref(path, number));
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink variant="outline" href={href(page - 1)} rel="prev">
          {t('newer')}
        </ButtonLink>
      )}
      <ol>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className="number"
              href={href(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pageNumber', { number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <ButtonLink href={href(page + 1)} rel="next">
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}
