'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { queryCache, withQueryCache } from '#lib/query/index.ts';
import { selectIsCustomer, session, useSession } from '#stores/session.ts';
import { listenToTabs } from '#lib/core/session/tabs.ts';
import { isCustomer, unknownVisitor, type SessionState } from '#lib/core/session/transitions.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './notice-place.module.css';

const AccountSync = lazyIsland(() =>
  withQueryCache(import('./account-sync.tsx')).then(({ AccountSync: Sync }) => Sync),
);

const isAccountPath = () => splitLocale(location.pathname).path.startsWith('/my-account/');

/**
 * Whether the end of a session takes the shopper home: where they ended it, where it expired, and from their account.
 */
function redirectsHome(state: SessionState, before: SessionState): boolean {
  return state.ended !== null || (isCustomer(before) && !isCustomer(state) && isAccountPath());
}

/** Keeps this page in step with the session's cookies, whichever tab or call has changed them. */
function useCookiesInStep(): void {
  useEffect(() => {
    const look = () => void session.sync();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      look();
      // A page from the back/forward cache is as it was left; cart and wishlist may have gone on.
      if (persisted) void queryCache.current()?.invalidateQueries();
    };
    const stopListening = listenToTabs((news) => {
      look();
      if (news !== 'session') void queryCache.current()?.invalidateQueries({ queryKey: [news] });
    });
    addEventListener('focus', look);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopListening();
      removeEventListener('focus', look);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** The session that was answered for last. Other parts of a page may read the cookies before this one listens. */
let knownEpoch = unknownVisitor.epoch;

/** Of somebody else nothing that was read stays; who has left is taken home and shown why (RT-32). */
function useSessionChanges(): { hasNotice: boolean } {
  const router = useRouter();
  const locale = useLocale();
  const [hasNotice, setHasNotice] = useState(false);
  useEffect(() => {
    const goHome = () => {
      const home = localePath(locale, '/');
      if (location.pathname === home) return;
      noteNavigationType('link');
      router.replace(home);
    };
    const say = async (notice: 'expired' | 'loggedOut' | 'storageRefused', returnTo: string | null) => {
      const { notices } = await import('#stores/notices.ts');
      notices.show(notice, returnTo);
      setHasNotice(true);
    };
    const onChange = (state: SessionState, before: SessionState) => {
      if (session.isVolatile() && state.requestUuid !== before.requestUuid && state.requestUuid)
        void say('storageRefused', null);
      knownEpoch = state.epoch;
      if (state.epoch === before.epoch) return;
      void queryCache.current()?.resetQueries();
      const from = location.pathname + location.search;
      if (state.ended)
        void say(state.ended === 'expired' ? 'expired' : 'loggedOut', state.ended === 'expired' ? from : null);
      if (redirectsHome(state, before)) goHome();
    };
    const missed = session.state();
    if (missed.ended && missed.epoch !== knownEpoch) onChange(missed, unknownVisitor);
    const unsubscribe = session.store.subscribe(onChange);
    session.sync();
    return unsubscribe;
  }, [router, locale]);
  return { hasNotice };
}

/** Follows who is at the browser, on every page. What only customers need is fetched for them alone. */
export function SessionProvider() {
  // Before anything reads the cookies, so that no change is missed.
  const { hasNotice } = useSessionChanges();
  useCookiesInStep();
  const isLoggedIn = useSession(selectIsCustomer);
  // The live region is there before its text, for a screen reader announces only what changes.
  return (
    <div className={styles.place} role="status">
      <OfflineNotice />
      <IncompleteNotice />
      {(isLoggedIn || hasNotice) && <AccountSync />}
    </div>
  );
}
