import { createElement, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

type Listener = () => void;

/** An island whose code comes when it is first drawn, or before that by `load`. */
export type LazyIsland<Props> = ComponentType<Props> & { load: () => Promise<void> };

function Nothing() {
  return null;
}

/**
 * An island whose code comes later; until then, and for good where it does not come, `Waiting` stands in its place. No
 * boundary waits for it: React holds back what one has waited for by up to 300 ms, and a press would wait for that.
 * What could not be fetched is said by lib/navigation/chunk-errors.ts, and asked for again with its next place in a
 * page; an island that its page is there for (`isMain`) throws then, for its boundary to say so.
 */
export function lazyIsland<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, isMain = false }: { Waiting?: ComponentType; isMain?: boolean } = {},
): LazyIsland<Props> {
  let Island: ComponentType<Props> | null = null;
  const listeners = new Set<Listener>();
  let coming: Promise<void> | null = null;
  const load = () => {
    coming ??= read().then(
      (loaded) => {
        Island = loaded;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const subscribe = (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Lazy(props: Props) {
    // The server draws none, and neither does the browser while it takes over the server's HTML.
    const isLoaded = useSyncExternalStore(
      subscribe,
      () => Island !== null,
      () => false,
    );
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => void load().catch((error: unknown) => isMain && setFailure(error)), []);
    if (failure !== null) throw failure;
    return isLoaded && Island ? createElement(Island, props) : <Waiting />;
  }
  return Object.assign(Lazy, { load });
}
