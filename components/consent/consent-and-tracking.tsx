'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type * as ConsentBootstrap from '#lib/analytics/consent-bootstrap.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';

/** The panel of each language, with its own texts alone. */
const HungarianPanel = lazyIsland(() =>
  import('./consent-panel.hu.tsx').then(({ HungarianConsentPanel: Panel }) => Panel),
);
const EnglishPanel = lazyIsland(() => import('./consent-panel.en.tsx').then(({ EnglishConsentPanel: Panel }) => Panel));

/** Calls with the code of consent; not where it can not be fetched. */
function withConsentBootstrap(act: (code: typeof ConsentBootstrap) => void): void {
  import('#lib/analytics/consent-bootstrap.ts').then(act, () => undefined);
}

/** The same once the browser has time for what the shopper does not wait for. */
function whenIdle(act: (code: typeof ConsentBootstrap) => void): void {
  const load = () => withConsentBootstrap(act);
  if (typeof requestIdleCallback === 'undefined') setTimeout(load, 500);
  else requestIdleCallback(load, { timeout: 2000 });
}

const trackPage = (path: string) => whenIdle((code) => code.trackPage(path));

/** Tracks each page view, by a load, by the router or from the back/forward cache. */
function usePageTracking(): void {
  const pathname = usePathname();
  const tracked = useRef<string | null>(null);
  useEffect(() => {
    if (tracked.current === pathname) return;
    tracked.current = pathname;
    trackPage(location.pathname);
  }, [pathname]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) trackPage(location.pathname);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/**
 * Asks what may be measured until the shopper has chosen, and again where they ask for it, by a link with
 * `data-consent`.
 */
export function ConsentAndTracking() {
  const [panel, setPanel] = useState<'closed' | 'asking' | 'settings'>('closed');
  const [code, setCode] = useState<typeof ConsentBootstrap>();
  useEffect(() => {
    // Another tab may have the answer meanwhile.
    const bootstrapConsent = () =>
      whenIdle((loaded) => {
        setCode(loaded);
        const isOpen = loaded.bootstrapConsent();
        setPanel((now) => (now === 'settings' ? now : isOpen ? 'asking' : 'closed'));
      });
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-consent]')) return;
      event.preventDefault();
      setPanel('settings');
      withConsentBootstrap(setCode);
    };
    bootstrapConsent();
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('visibilitychange', bootstrapConsent);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('visibilitychange', bootstrapConsent);
    };
  }, []);
  usePageTracking();
  const Panel = useLocale() === 'en' ? EnglishPanel : HungarianPanel;
  if (panel === 'closed' || !code) return null;
  return <Panel visit={code} isReopened={panel === 'settings'} onClose={() => setPanel('closed')} />;
}
