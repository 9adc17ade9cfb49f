'use client';

import { useEffect, useRef } from 'react';
import { offerSight } from '#lib/analytics/track.ts';
import type { Impression } from '#lib/analytics/impression.ts';

/**
 * Tracks that what stands beside it has come into view, once for each page view. What it tracks comes from the server
 * with the page; the code that watches is fetched where the shopper has allowed events, or uses a page and may yet.
 */
export function TrackImpression(impression: Impression) {
  const place = useRef<HTMLSpanElement>(null);
  const written = JSON.stringify(impression);
  useEffect(() => (place.current ? offerSight(place.current, written) : undefined), [written]);
  return <span ref={place} hidden />;
}
