'use client';

import { useState } from 'react';
import type { ListImpression } from '#lib/analytics/impression.ts';
import { TrackImpression } from './track-impression.tsx';

/** Tracks the impression of a list that changes under the shopper's hands, once and as they found it. */
export function TrackFirstImpression({ list }: { list: ListImpression }) {
  const [found] = useState(list);
  return <TrackImpression list={found} />;
}
