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
import { keepsShop } from './keeps-shop.ts';
import type * as listParts from './list-parts.ts';

type ListParts = typeof listParts;

/** The islands' code. What is loaded already is there at once on the next page, where focus may be put on it. */
let parts: ListParts | null = null;

const load = () =>
  withQueryCache(import('./list-parts.ts')).then((loaded) => {
    parts = loaded;
  });

/** The islands' code, which is loaded when the browser is idle; what does not load leaves the HTML as it is. */
function useParts(): [ListParts | null, () => void] {
  const [isActive, activate] = useActivation(keepsShop);
  const [loaded, setLoaded] = useState(parts);
  useEffect(() => {
    if (isActive)
      load().then(
        () => setLoaded(parts),
        () => undefined,
      );
  }, [isActive]);
  return [loaded, activate];
}

/**
 * Narrowing to what the own shop hands over; its HTML, `children`, stays until its code is loaded. A press before that
 * activates it and counts then, and focus goes over to it.
 */
export function LazySwitch({
  children,
  ...props
}: ComponentProps<ListParts['ClickAndCollectSwitch']> & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<'pressed' | 'focused' | null>(null);
  const [loaded, activate] = useParts();
  const onClick = (event: MouseEvent) => {
    if (loaded || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    early.current = 'pressed';
    activate();
  };
  useLayoutEffect(() => {
    const link = place.current?.querySelector('a');
    if (!loaded || early.current === null || !link) return;
    link.focus();
    if (early.current === 'pressed') link.click();
    early.current = null;
  }, [loaded]);
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
      {loaded ? <loaded.ClickAndCollectSwitch {...props} /> : children}
    </div>
  );
}

/** The chip of that narrowing, by the minute. */
export function LazyChip({
  children,
  ...props
}: ComponentProps<ListParts['ClickAndCollectChip']> & { children: ReactNode }) {
  const [loaded] = useParts();
  return loaded ? <loaded.ClickAndCollectChip {...props} /> : children;
}

/** The same switch in the drawer, which is drawn once it is open: its place does not wait for the page's use. */
export function LazyDrawerSwitch(props: ComponentProps<ListParts['DrawerSwitch']>) {
  const [loaded, activate] = useParts();
  useEffect(activate);
  return loaded && <loaded.DrawerSwitch {...props} />;
}
