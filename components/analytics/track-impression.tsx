'use client';

import { useEffect, useRef } from 'react';
import { isRefused } from '#lib/analytics/track.ts';
import type { Impression } from '#lib/analytics/impression.ts';

/**
 * Tracks that what stands beside it has come into view, once for each page view. What it tracks comes from the server
 * with the page; the code that watches is fetched only where a shopper may still allow, or has allowed, events.
 */
export function TrackImpression(impression: Impression) {
  const place = useRef<HTMLSpanElement>(null);
  const written = JSON.stringify(impression);
  useEffect(() => {
    if (isRefused()) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { trackImpression } = await import('#lib/analytics/track-impression.ts');
      if (!isGone && place.current) stop = trackImpression(place.current, JSON.parse(written) as Impression);
    };
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [written]);
  return <span ref={place} hidden />;
}
