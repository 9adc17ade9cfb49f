import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { ContentPage as Content } from '#lib/contract/content.ts';
import { contentsOf } from '#lib/content/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { law } from '#lib/contract/market/law.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { Day } from './day.tsx';
import { HarmonisedNotice } from './harmonised-notice.tsx';
import { OtherLanguage } from './other-language.tsx';
import styles from './article.module.css';

/** Slugs of the pages that show the official figure of the harmonised notice. */
const noticePages: readonly string[] = ['szavatossag'];

const pathOf = ({ kind, slug }: Content) => `/${kind}/${slug}/`;

export async function contentMetadata(page: Content, locale: Locale): Promise<Metadata> {
  return pageMetadata(page.title, pathOf(page), locale, {
    description: page.description,
    hasMarkdown: page.kind !== 'info',
  });
}

/** A service that is asked for among the static pages, or the other way round, leads to its own address for good. */
export function redirectToRightKind(page: Content, kind: Content['kind'], locale: Locale): void {
  if (page.kind !== kind) permanentRedirect(localePath(locale, pathOf(page)));
}

/** A static or a service page: its text, when it changed, and the others of its kind (RT-12). */
export function ContentPage({ page }: { page: Content }) {
  const t = useTranslations('content');
  const locale = useLocale();
  const { title, description, blocks } = page.langs ?? {};
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ name: page.title, url: pathOf(page), lang: title }]} />
      <article>
        <header className={styles.head}>
          <h1 lang={title ?? catalogLanguage}>{page.title}</h1>
          <p className={styles.lead} lang={description ?? catalogLanguage}>
            {page.description}
          </p>
          <OtherLanguage of={blocks} className={styles.changed} />
          {page.isSample && (
            <p className={styles.sample}>
              <b>{t('sample')}</b> {t('sampleText')}
            </p>
          )}
          <p className={styles.changed}>
            {t('updated')} <Day moment={page.updatedAt} />
          </p>
        </header>
        <div className={styles.body}>
          <Contents entries={contentsOf(page.blocks)} label={t('contents')} lang={blocks} />
          <div className={styles.text} lang={blocks ?? catalogLanguage}>
            {law.harmonisedNotice && noticePages.includes(page.slug) && <HarmonisedNotice />}
            <Blocks blocks={page.blocks} title={page.title} />
          </div>
        </div>
      </article>
      {page.related.length > 0 && (
        <nav className={styles.others} aria-labelledby="tovabb">
          <h2 id="tovabb">{knownText(t, 'related', page.kind) ?? t('related.info')}</h2>
          <ul>
            {page.related.map((other) => (
              <li key={other.url}>
                <a href={shopHref(locale, other.url)} lang={other.lang ?? catalogLanguage}>
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
