import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

type Watch = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom lays nothing out: the test says whether what islands watch is in the window's sight. */
export function mockIntersection() {
  let watchers: Watch[] = [];
  beforeEach(() => {
    watchers = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly watch: Watch;
        constructor(watch: Watch) {
          this.watch = watch;
          watchers.push(watch);
        }
        observe() {}
        disconnect() {
          watchers = watchers.filter((watch) => watch !== this.watch);
        }
      },
    );
  });
  return (isIntersecting: boolean) => act(() => watchers.forEach((watch) => watch([{ isIntersecting }])));
}
