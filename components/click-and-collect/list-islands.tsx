'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { withQueryCache } from '#lib/query/index.ts';
import { useWanted } from '#components/hooks/use-idle.ts';
import type { CollectChip } from './collect-chip.tsx';
import type { CollectSwitch } from './collect-switch.tsx';
import type { SheetSwitch } from './sheet-switch.tsx';

/** The islands whose code has come. */
const parts: { Switch?: typeof CollectSwitch; Chip?: typeof CollectChip; SheetSwitch?: typeof SheetSwitch } = {};

const loadSwitch = () =>
  withQueryCache(import('./collect-switch.tsx')).then(({ CollectSwitch: Switch }) => Object.assign(parts, { Switch }));
const loadChip = () =>
  withQueryCache(import('./collect-chip.tsx')).then(({ CollectChip: Chip }) => Object.assign(parts, { Chip }));
const loadSheetSwitch = () =>
  withQueryCache(import('./sheet-switch.tsx')).then((loaded) =>
    Object.assign(parts, { SheetSwitch: loaded.SheetSwitch }),
  );

/** What has come already is there at once on the next page, where focus may be put on it. */
const come = new Set<() => Promise<unknown>>();

/**
 * Whether an island's code has come, which is asked for when the browser is idle; what does not come leaves the HTML as
 * it is.
 */
function useLoaded(load: () => Promise<unknown>): [boolean, () => void] {
  const [isIdle, wake] = useWanted();
  const [isLoaded, setLoaded] = useState(() => come.has(load));
  useEffect(() => {
    if (!isIdle) return;
    load().then(
      () => {
        come.add(load);
        setLoaded(true);
      },
      () => undefined,
    );
  }, [isIdle, load]);
  return [isLoaded, wake];
}

/**
 * Narrowing to what the own store hands over; its HTML, `children`, stays until it is awake. A press that comes before
 * wakes it and counts then, and focus goes over to it.
 */
export function LazySwitch({ children, ...props }: ComponentProps<typeof CollectSwitch> & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<'pressed' | 'focused' | null>(null);
  const [isLoaded, wake] = useLoaded(loadSwitch);
  const onClick = (event: MouseEvent) => {
    if (isLoaded || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    early.current = 'pressed';
    wake();
  };
  useLayoutEffect(() => {
    const link = place.current?.querySelector('a');
    if (!isLoaded || early.current === null || !link) return;
    link.focus();
    if (early.current === 'pressed') link.click();
    early.current = null;
  }, [isLoaded]);
  return (
    <div
      ref={place}
      style={{ display: 'contents' }}
      onClick={onClick}
      onFocus={() => {
        early.current ??= 'focused';
      }}
      onBlur={() => {
        early.current = null;
      }}
    >
      {isLoaded && parts.Switch ? <parts.Switch {...props} /> : children}
    </div>
  );
}

/** The chip of that narrowing, by the minute. */
export function LazyChip({ children, ...props }: ComponentProps<typeof CollectChip> & { children: ReactNode }) {
  const [isLoaded] = useLoaded(loadChip);
  return isLoaded && parts.Chip ? <parts.Chip {...props} /> : children;
}

/** The same switch in the sheet, which nobody opens before it is there. */
export function LazySheetSwitch(props: ComponentProps<typeof SheetSwitch>) {
  const [isLoaded] = useLoaded(loadSheetSwitch);
  return isLoaded && parts.SheetSwitch ? <parts.SheetSwitch {...props} /> : null;
}
