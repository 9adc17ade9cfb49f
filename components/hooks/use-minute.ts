import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const notify = () => listeners.forEach((listener) => listener());

/** One timer for all that show the time, at the beginning of each minute. */
function wait(): void {
  timer = setTimeout(
    () => {
      notify();
      wait();
    },
    minute - (Date.now() % minute),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    wait();
    // A tab that was put away has slept through its timers.
    document.addEventListener('visibilitychange', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const now = () => Math.floor(Date.now() / minute) * minute;

/** The minute that runs, ms since 1970; null in the HTML, which is kept and must not say how things stood then. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, now, () => null);
}
