import { useEffect } from 'react';
import { localePath, splitLocale, type Locale } from '#lib/core/locales.ts';
import { reportIslandError } from '#lib/monitoring/island-error.ts';
import { reloadOnce } from '#lib/navigation/reload-once.ts';
import en from '#messages/fatal/en.json';
import hu from '#messages/fatal/hu.json';
import { ButtonLink } from '#components/ui/button.tsx';

/** German is left out: Hungarian pages would carry it as well. */
const words: Partial<Record<Locale, typeof hu>> = { hu, en };

/** What stands in a document whose frame failed: it needs nothing of the page, neither its texts nor its providers. */
export function DocumentError({ error }: { error: Error & { digest?: string } }) {
  const { locale } = splitLocale(location.pathname);
  const { title, text, retry, home } = words[locale] ?? en;
  useEffect(() => {
    document.documentElement.lang = locale;
    // A document that failed on the server: loaded as a whole it says what is wrong, with the right status.
    if (error.digest) reloadOnce();
    else reportIslandError(error, 'document');
  }, [error, locale]);
  return (
    <main
      className="wrap"
      style={{
        display: 'grid',
        gap: 24,
        alignContent: 'center',
        justifyItems: 'start',
        maxWidth: '60ch',
        minHeight: '80dvh',
        paddingBlock: 48,
      }}
    >
      <title>Internal Server Error</title>
      <img src="/icon.svg" alt="" width={48} height={48} style={{ width: 48 }} />
      <div role="alert" style={{ display: 'grid', gap: 16 }}>
        <h1 style={{ fontSize: '2.5rem' }}>{title}</h1>
        <p>{text}</p>
      </div>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <ButtonLink href="">{retry}</ButtonLink>
        <ButtonLink variant="outline" href={localePath(locale, '/')}>
          {home}
        </ButtonLink>
      </p>
    </main>
  );
}
