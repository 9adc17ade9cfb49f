'use client';

import { useEffect } from 'react';
import type { Gender } from '#lib/gender/index.ts';
import { gender } from '#stores/gender.ts';

/** On a page whose path names no gender, such as a product's: recommends the one that its content is for. */
export function RecommendGender({ to }: { to: Gender }) {
  useEffect(() => gender.recommend(to), [to]);
  return null;
}
