'use client';

import { useState } from 'react';
import type { ToldList } from '#lib/analytics/told.ts';
import { Shown } from './shown.tsx';

/** Tells of a list that changes under the shopper's hands as they found it, once. */
export function ShownAsFound({ list }: { list: ToldList }) {
  const [found] = useState(list);
  return <Shown list={found} />;
}
