import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { localePath } from '#lib/core/locales.ts';
import { selectIsCustomer, session, type Visitor } from '#stores/session.ts';
import { notices } from '#stores/notices.ts';

/** A guest who opens a page of the account logs in first and comes back to it. Who logs out here goes home instead. */
export function useLoginForGuests(visitor: Visitor): void {
  const router = useRouter();
  const locale = useLocale();
  const [arrivedIn] = useState(() => session.state().epoch);
  useEffect(() => {
    // A session that ended while this page was open leads home, by the SessionProvider.
    if (visitor !== 'guest' || session.state().epoch !== arrivedIn) return;
    noteNavigationType('link');
    router.replace(
      `${localePath(locale, '/login/')}?vissza=${encodeURIComponent(location.pathname + location.search)}`,
    );
  }, [visitor, arrivedIn, router, locale]);
}

/** Where account or orders can not be loaded, the shopper is taken home with a notice (RT-33). */
export function useHomeOnFailure(isError: boolean): void {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    // Of a session that is over the SessionProvider says so itself.
    if (!isError || !selectIsCustomer(session.state())) return;
    notices.show('accountFailed');
    noteNavigationType('link');
    router.replace(localePath(locale, '/'));
  }, [isError, router, locale]);
}
