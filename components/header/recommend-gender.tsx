'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pageGender } from '#lib/gender/index.ts';
import { splitLocale } from '#lib/core/locales.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { gender } from '#stores/gender.ts';
import type { Gender } from '#lib/core/gender.ts';

/** On a page whose path names no gender, such as a product's: recommends the one that its content is for. */
export function RecommendGender({ to }: { to: Gender }) {
  useEffect(() => gender.recommend(to), [to]);
  return null;
}

/**
 * Recommends the gender that a page's path names; with the page, since the phone's menu begins without one (HDR-03).
 */
export function RecommendPageGender({ genders }: { genders: readonly MenuRoot[] }) {
  const { path } = splitLocale(usePathname());
  return <RecommendGender to={pageGender(path, genders)} />;
}
