'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { openDataLayer } from '#lib/analytics/data-layer.ts';
import { settleWaiting } from '#lib/analytics/track.ts';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import { absentIsland } from '#components/ui/absent-island.ts';

const ConsentPanel = dynamic(() => import('./consent-panel.tsx').then(({ ConsentPanel: Panel }) => Panel, absentIsland), { ssr: false });

/** Calls once the browser has time for what the shopper does not wait for. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(act, 500);
  else requestIdleCallback(act, { timeout: 2000 });
}

function tellPage(path: string): void {
  const consent = readConsent();
  if (consent && !allowsEvents(consent)) return;
  whenIdle(() => {
    import('#lib/analytics/visit.ts').then(({ pageShown }) => pageShown(path), () => undefined);
  });
}

/** Tells each page that is shown, by a load, by the router or from the back/forward cache. */
function usePagesTold(): void {
  const pathname = usePathname();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    tellPage(location.pathname);
  }, [pathname]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => { if (persisted) tellPage(location.pathname); };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/** Asks what may be measured until the shopper has chosen, and again where they ask for it, by a link with `data-consent`. */
export function VisitKeeper() {
  const [panel, setPanel] = useState<'closed' | 'asking' | 'settings'>('closed');
  usePagesTold();
  useEffect(() => {
    openDataLayer();
    if (!readConsent()) whenIdle(() => setPanel((now) => (now === 'closed' && !readConsent() ? 'asking' : now)));
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-consent]')) return;
      event.preventDefault();
      setPanel('settings');
    };
    // Another tab may have the answer meanwhile.
    const look = () => {
      if (!readConsent()) return;
      settleWaiting();
      setPanel((now) => (now === 'asking' ? 'closed' : now));
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return panel === 'closed' ? null : <ConsentPanel isReopened={panel === 'settings'} onClose={() => setPanel('closed')} />;
}
