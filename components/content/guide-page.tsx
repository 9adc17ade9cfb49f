import { useLocale, useTranslations } from 'next-intl';
import type { Guide } from '#lib/contract/blog.ts';
import { contentsOf } from '#lib/content/index.ts';
import { guidesPath } from '#lib/guides/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { articleData } from '#lib/seo/article.ts';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { Day } from './day.tsx';
import { GuideTeaser } from './guide-teaser.tsx';
import { OtherLanguage } from './other-language.tsx';
import styles from './article.module.css';

/**
 * A guide: what it is about, its chapters, its text with products at their price of now, and what to read next (RT-09).
 */
export function GuidePage({ guide }: { guide: Guide }) {
  const t = useTranslations('guides');
  const shop = useTranslations('site')('name');
  const locale = useLocale();
  const { title, description, blocks } = guide.langs ?? {};
  return (
    <>
      <JsonLd things={[articleData(guide, locale, shop)]} />
      <article>
        <header className={styles.stage}>
          <div className={styles.words}>
            <Breadcrumbs
              trail={[{ name: t('title'), url: guidesPath(null), lang: locale }, ...guide.breadcrumbs.slice(1)]}
            />
            <Sports sports={guide.sports} />
            <h1 lang={title ?? catalogLanguage}>{guide.title}</h1>
            <p className={styles.lead} lang={description ?? catalogLanguage}>
              {guide.description}
            </p>
            <OtherLanguage of={blocks} what="article" />
            <Signature guide={guide} />
          </div>
          <img
            {...imageProps(guide.image, [480, 640, 960, 1200], '(min-width: 993px) 46vw, 320px')}
            lang={guide.image.lang ?? catalogLanguage}
            fetchPriority="high"
          />
        </header>
        <div className={`wrap ${styles.body}`}>
          <Contents entries={contentsOf(guide.blocks)} label={t('contents')} lang={blocks} />
          <div className={styles.text} lang={blocks ?? catalogLanguage}>
            <Blocks blocks={guide.blocks} title={guide.title} products={guide.products} />
          </div>
        </div>
      </article>
      <Related guides={guide.related} />
    </>
  );
}

function Sports({ sports }: { sports: Guide['sports'] }) {
  const locale = useLocale();
  return (
    <p className={styles.sports}>
      {sports.map(({ slug, name, lang = catalogLanguage }) => (
        <a key={slug} href={localePath(locale, guidesPath(slug))} lang={lang}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** Who wrote it, when, and how long it takes to read. */
function Signature({ guide: { author, publishedAt, updatedAt, readingMinutes } }: { guide: Guide }) {
  const t = useTranslations('guides');
  return (
    <div className={styles.signature}>
      <p className={styles.author}>
        <span className="hidden-text">{t('author')} </span>
        <b lang={catalogLanguage}>{author.name}</b>
        <span lang={author.lang ?? catalogLanguage}>{author.role}</span>
      </p>
      <ul>
        <li>
          {t('published')} <Day moment={publishedAt} />
        </li>
        {updatedAt.slice(0, 10) !== publishedAt.slice(0, 10) && (
          <li>
            {t('updated')} <Day moment={updatedAt} />
          </li>
        )}
        <li>{t('minutes', { minutes: readingMinutes })}</li>
      </ul>
    </div>
  );
}

function Related({ guides }: { guides: Guide['related'] }) {
  const t = useTranslations('guides');
  if (guides.length === 0) return null;
  return (
    <section className={`wrap ${styles.related}`} aria-labelledby="tovabb">
      <h2 id="tovabb">{t('related')}</h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideTeaser guide={guide} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
