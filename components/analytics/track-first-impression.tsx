'use client';

import { useState } from 'react';
import type { ListImpression } from '#lib/analytics/impression.ts';
import { TrackImpression } from './track-impression.tsx';

/** Tells of a list that changes under the shopper's hands as they found it, once. */
export function TrackFirstImpression({ list }: { list: ListImpression }) {
  const [found] = useState(list);
  return <TrackImpression list={found} />;
}
