import { useLocale, useTranslations } from 'next-intl';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { flipbookPath, flipbooksPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { useValidityWords } from './flipbook-covers.tsx';
import { FlipbookText } from './flipbook-text.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Viewer } from './viewer.tsx';
import textStyles from './flipbook-text.module.css';
import styles from './flipbook-page.module.css';

function FlipbookHead({ flipbook, isText }: { flipbook: Flipbook; isText: boolean }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const words = useValidityWords();
  const validity = validityOn(marketToday(), flipbook);
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: t('title'), url: flipbooksPath(), lang: locale },
          { name: flipbook.title, url: flipbookPath(flipbook.slug), lang: flipbook.lang },
        ]}
      />
      <header className={styles.head}>
        <h1 lang={flipbook.lang ?? catalogLanguage}>{flipbook.title}</h1>
        <p>{words(flipbook)}</p>
        {validity !== 'valid' && (
          <p className={styles.over} role="note">
            {t(`notice.${validity}`)}
          </p>
        )}
        {isText && (
          <p>
            <ButtonLink variant="outline" href={localePath(locale, flipbookPath(flipbook.slug))}>
              {t('asFlipbook')}
            </ButtonLink>
          </p>
        )}
      </header>
    </>
  );
}

/** A flipbook, and behind it the same as text for paper and for those without script. */
export function FlipbookPage({ flipbook }: { flipbook: Flipbook }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <TrackImpression events={[{ event: 'book_open', book_id: flipbook.slug }]} />
      <FlipbookHead flipbook={flipbook} isText={false} />
      <Island name="flipbook" isMain>
        <ClientMessages pick={({ flipbook, myShopHeader }) => ({ flipbook, myShopHeader })}>
          <QueryScope>
            <Viewer flipbook={flipbook} today={marketToday()} />
          </QueryScope>
        </ClientMessages>
      </Island>
      <div className={textStyles.behind}>
        <FlipbookText flipbook={flipbook} validity={validityOn(marketToday(), flipbook)} />
      </div>
    </div>
  );
}

/** A flipbook as text. */
export function FlipbookTextPage({ flipbook }: { flipbook: Flipbook }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <FlipbookHead flipbook={flipbook} isText />
      <FlipbookText flipbook={flipbook} validity={validityOn(marketToday(), flipbook)} />
    </div>
  );
}
