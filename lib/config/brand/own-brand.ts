import own from '../../../brand/brand.json' with { type: 'json' };
import type { StatedBrand } from './brand.ts';
import { lettersOf } from './wordmark.ts';

/** Lendület, for builds, programs and tests, which state no brand; a test holds its file against the schema. */
export const ownBrand = {
  ...own,
  digest: '',
  wordmark: lettersOf(own.wordmark),
  icon: '/icon.svg',
  sharePicture: { url: '/share.png', type: 'image/png', width: 1200, height: 630 },
  rules: '',
  fonts: null,
} as unknown as StatedBrand;

/** What scripts read where their page says nothing else: a part of the build. */
export const buildBrand = { name: ownBrand.name, delivery: ownBrand.delivery };
