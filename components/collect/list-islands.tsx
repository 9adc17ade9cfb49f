'use client';

import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useIdle } from '#components/wishlist/use-idle.ts';

const loadSwitch = () => import('./collect-switch.tsx');
const loadChip = () => import('./collect-chip.tsx');
const loadSheetSwitch = () => import('./sheet-switch.tsx');
const Switch = lazy(() => loadSwitch().then(({ CollectSwitch }) => ({ default: CollectSwitch })));
const Chip = lazy(() => loadChip().then(({ CollectChip }) => ({ default: CollectChip })));
const SheetSwitch = lazy(() => loadSheetSwitch().then((loaded) => ({ default: loaded.SheetSwitch })));

/** Whether an island's code has come, which is asked for when the browser is idle; what does not come leaves the HTML as it is. */
function useLoaded(load: () => Promise<unknown>): boolean {
  const [isIdle] = useIdle();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isIdle) load().then(() => setLoaded(true), () => undefined);
  }, [isIdle, load]);
  return isLoaded;
}

/** Narrowing to what the own store hands over; its HTML, `children`, stays until it is awake. */
export function LaterSwitch({ children, ...props }: ComponentProps<typeof Switch> & { children: ReactNode }) {
  return useLoaded(loadSwitch) ? <Suspense fallback={children}><Switch {...props} /></Suspense> : children;
}

/** The chip of that narrowing, by the minute. */
export function LaterChip({ children, ...props }: ComponentProps<typeof Chip> & { children: ReactNode }) {
  return useLoaded(loadChip) ? <Suspense fallback={children}><Chip {...props} /></Suspense> : children;
}

/** The same switch in the sheet, which nobody opens before it is there. */
export function LaterSheetSwitch(props: ComponentProps<typeof SheetSwitch>) {
  return useLoaded(loadSheetSwitch) && <Suspense><SheetSwitch {...props} /></Suspense>;
}
