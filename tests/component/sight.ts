import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

type Watch = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom lays nothing out: the test says whether what islands watch is in the window's sight. */
export function standInSight() {
  let watchers: Watch[] = [];
  beforeEach(() => {
    watchers = [];
    vi.stubGlobal('IntersectionObserver', class {
      constructor(watch: Watch) {
        watchers.push(watch);
      }
      observe() {}
      disconnect() {}
    });
  });
  return (isIntersecting: boolean) => act(() => watchers.forEach((watch) => watch([{ isIntersecting }])));
}
