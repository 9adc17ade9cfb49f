import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { localePath } from '#lib/core/locales.ts';
import { returnPath } from '#lib/navigation/return-path.ts';
import { useVisitor } from '#stores/session.ts';

function followHistory(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The query in the address bar. The HTML, which is everyone's, knows none. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    followHistory,
    () => location.search,
    () => '',
  );
}

/** The last part of the path in the address bar; null in the HTML. */
export function useLastPathPart(): string | null {
  return useSyncExternalStore(
    followHistory,
    () => location.pathname.split('/').filter(Boolean).at(-1) ?? '',
    () => null,
  );
}

/** Where a session leads to: where its owner came from, else to their account. */
export function usePostLoginRedirect(): { path: string; isReturn: boolean } {
  const locale = useLocale();
  const back = returnPath(useAddressQuery());
  return { path: back ?? localePath(locale, '/my-account/'), isReturn: back !== null };
}

/** Leads on whoever is logged in already, or just now; not while they are still held by the page. */
export function useLeadOn(isHeld: boolean): void {
  const router = useRouter();
  const visitor = useVisitor();
  const { path } = usePostLoginRedirect();
  useEffect(() => {
    if (visitor !== 'customer' || isHeld) return;
    noteNavigationType('link');
    router.replace(path);
  }, [visitor, isHeld, path, router]);
}
