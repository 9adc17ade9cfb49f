'use client';

import dynamic from 'next/dynamic';
import { withQueryCache } from '#lib/query/index.ts';
import { CartLoading } from './cart-loading.tsx';

/** The cart's own page, which is in nobody's HTML: it comes behind the page's first scripts. */
export const LazyCart = dynamic(() => withQueryCache(import('./cart-page.tsx')).then(({ CartPage }) => CartPage), { ssr: false, loading: CartLoading });
