import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryCache } from '#lib/query/index.ts';
import { followHistory, navigationHooks, resetNavigation } from './navigation.ts';

vi.mock('next/navigation', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...navigationHooks,
}));
followHistory();

// What a test waits for comes within moments, unless the machine is busy with others.
configure({ asyncUtilTimeout: 8000 });

// jsdom has no modal dialogs yet.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor does it lay anything out: nothing comes into sight but where a test says so (mock-intersection.ts).
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
});

afterEach(() => {
  cleanup();
  queryCache.use(undefined);
  resetNavigation();
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0]))
    document.cookie = `${name}=; max-age=0; path=/`;
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
