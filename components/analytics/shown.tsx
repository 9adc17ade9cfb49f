'use client';

import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { isRefused } from '#lib/analytics/track.ts';
import type { Told } from '#lib/analytics/told.ts';

/**
 * Tells that what stands beside it has come into sight, once for each page view. What it tells comes from the server
 * with the page; the code that watches is fetched only where a shopper may still allow, or has allowed, events.
 */
export function Shown(told: Told) {
  const place = useRef<HTMLSpanElement>(null);
  const client = use(QueryClientContext);
  const written = JSON.stringify(told);
  useEffect(() => {
    if (isRefused()) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { tellWhenSeen } = await import('#lib/analytics/shown.ts');
      if (!isGone && place.current) stop = tellWhenSeen(place.current, JSON.parse(written) as Told, client);
    };
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [written, client]);
  return <span ref={place} hidden />;
}
