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
import { useActivation } from '#components/hooks/use-activation.ts';
import type { ClickAndCollectChip } from './click-and-collect-chip.tsx';
import type { ClickAndCollectSwitch } from './click-and-collect-switch.tsx';
import type { DrawerSwitch } from './drawer-switch.tsx';
import { keepsShop } from './keeps-shop.ts';

/** The islands whose code is loaded. */
const parts: {
  Switch?: typeof ClickAndCollectSwitch;
  Chip?: typeof ClickAndCollectChip;
  DrawerSwitch?: typeof DrawerSwitch;
} = {};

const loadSwitch = () =>
  withQueryCache(import('./click-and-collect-switch.tsx')).then(({ ClickAndCollectSwitch: Switch }) =>
    Object.assign(parts, { Switch }),
  );
const loadChip = () =>
  withQueryCache(import('./click-and-collect-chip.tsx')).then(({ ClickAndCollectChip: Chip }) =>
    Object.assign(parts, { Chip }),
  );
const loadDrawerSwitch = () =>
  withQueryCache(import('./drawer-switch.tsx')).then((loaded) =>
    Object.assign(parts, { DrawerSwitch: loaded.DrawerSwitch }),
  );

/** What is loaded already is there at once on the next page, where focus may be put on it. */
const loadedIslands = new Set<() => Promise<unknown>>();

/**
 * Whether an island's code is loaded, which begins when the browser is idle; what does not load leaves the HTML as it
 * is.
 */
function useLoaded(load: () => Promise<unknown>): [boolean, () => void] {
  const [isActive, activate] = useActivation(keepsShop);
  const [isLoaded, setLoaded] = useState(() => loadedIslands.has(load));
  useEffect(() => {
    if (!isActive) return;
    load().then(
      () => {
        loadedIslands.add(load);
        setLoaded(true);
      },
      () => undefined,
    );
  }, [isActive, load]);
  return [isLoaded, activate];
}

/**
 * Narrowing to what the own shop hands over; its HTML, `children`, stays until its code is loaded. A press before that
 * activates it and counts then, and focus goes over to it.
 */
export function LazySwitch({
  children,
  ...props
}: ComponentProps<typeof ClickAndCollectSwitch> & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<'pressed' | 'focused' | null>(null);
  const [isLoaded, activate] = useLoaded(loadSwitch);
  const onClick = (event: MouseEvent) => {
    if (isLoaded || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    early.current = 'pressed';
    activate();
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
export function LazyChip({ children, ...props }: ComponentProps<typeof ClickAndCollectChip> & { children: ReactNode }) {
  const [isLoaded] = useLoaded(loadChip);
  return isLoaded && parts.Chip ? <parts.Chip {...props} /> : children;
}

/** The same switch in the drawer, which nobody opens before it is there. */
export function LazyDrawerSwitch(props: ComponentProps<typeof DrawerSwitch>) {
  const [isLoaded] = useLoaded(loadDrawerSwitch);
  return isLoaded && parts.DrawerSwitch ? <parts.DrawerSwitch {...props} /> : null;
}
