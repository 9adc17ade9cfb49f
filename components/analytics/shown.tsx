'use client';

import { useEffect, useRef } from 'react';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import type { ShopEvent } from '#lib/analytics/schemas.ts';

/**
 * Tells that what stands beside it has come into sight, once for each page view. What it tells comes from the server
 * with the page; the code that watches is fetched only where a shopper may still allow, or has allowed, events.
 */
export function Shown({ events }: { events: readonly ShopEvent[] }) {
  const place = useRef<HTMLSpanElement>(null);
  const told = JSON.stringify(events);
  useEffect(() => {
    const consent = readConsent();
    if (consent && !allowsEvents(consent)) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { tellWhenSeen } = await import('#lib/analytics/shown.ts');
      if (!isGone && place.current) stop = tellWhenSeen(place.current, JSON.parse(told) as ShopEvent[]);
    };
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [told]);
  return <span ref={place} />;
}
