'use client';

import { useEffect, useRef } from 'react';
import { isRefused } from '#lib/analytics/track.ts';
import type { Told } from '#lib/analytics/told.ts';

/**
 * Tells that what stands beside it has come into sight, once for each page view. What it tells comes from the server
 * with the page; the code that watches is fetched only where a shopper may still allow, or has allowed, events.
 */
export function Shown(told: Told) {
  const place = useRef<HTMLSpanElement>(null);
  const written = JSON.stringify(told);
  useEffect(() => {
    if (isRefused()) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { tellWhenSeen } = await import('#lib/analytics/shown.ts');
      if (!isGone && place.current) stop = tellWhenSeen(place.current, JSON.parse(written) as Told);
    };
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [written]);
  return <span ref={place} hidden />;
}
