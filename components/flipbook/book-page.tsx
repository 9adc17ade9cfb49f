import { useLocale, useTranslations } from 'next-intl';
import { budapestToday } from '#lib/core/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { bookPath, booksPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { useValidityWords } from './book-covers.tsx';
import { BookText } from './book-text.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { Viewer } from './viewer.tsx';
import textStyles from './book-text.module.css';
import styles from './book-page.module.css';

function BookHead({ book, isText }: { book: Flipbook; isText: boolean }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const words = useValidityWords();
  const validity = validityOn(budapestToday(), book);
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title'), url: booksPath() }]} last={book.title} />
      <header className={styles.head}>
        <h1 lang="hu">{book.title}</h1>
        <p>{words(book)}</p>
        {validity !== 'valid' && (
          <p className={styles.over} role="note">
            {t(`notice.${validity}`)}
          </p>
        )}
        {isText && (
          <p>
            <ButtonLink variant="outline" href={localePath(locale, bookPath(book.slug))}>
              {t('asBook')}
            </ButtonLink>
          </p>
        )}
      </header>
    </>
  );
}

/** A catalogue to leaf through, and behind it the same as text for paper and for those without script. */
export function BookPage({ book }: { book: Flipbook }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <TrackImpression events={[{ event: 'book_open', book_id: book.slug }]} />
      <BookHead book={book} isText={false} />
      <Island name="flip-book" isMain>
        <ClientMessages pick={({ flipbook, myStoreHeader }) => ({ flipbook, myStoreHeader })}>
          <QueryScope>
            <Viewer book={book} today={budapestToday()} />
          </QueryScope>
        </ClientMessages>
      </Island>
      <div className={textStyles.behind}>
        <BookText book={book} validity={validityOn(budapestToday(), book)} />
      </div>
    </div>
  );
}

/** A catalogue as text. */
export function BookTextPage({ book }: { book: Flipbook }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <BookHead book={book} isText />
      <BookText book={book} validity={validityOn(budapestToday(), book)} />
    </div>
  );
}
