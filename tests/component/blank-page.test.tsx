import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followBlankPages } from '#lib/navigation/blank-page.ts';
import { reloadOnce } from '#lib/navigation/reload-once.ts';

vi.mock('#lib/navigation/reload-once.ts', () => ({ reloadOnce: vi.fn() }));

let stop = () => undefined as void;
const main = () => document.querySelector('main') ?? document.body;
/** Mutations are reported in a microtask. */
const tracked = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reloadOnce).mockClear();
  document.body.innerHTML = '<main><article></article></main>';
  stop = followBlankPages();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('loads a page anew that has come without content, and no other', async () => {
  main().replaceChildren(document.createElement('section'));
  await tracked();
  vi.advanceTimersByTime(1000);
  expect(reloadOnce).not.toHaveBeenCalled();
  main().replaceChildren();
  await tracked();
  vi.advanceTimersByTime(199);
  expect(reloadOnce).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it('waits for content that comes at once, and looks no more once it is ended', async () => {
  main().replaceChildren();
  await tracked();
  vi.advanceTimersByTime(100);
  main().replaceChildren(document.createElement('section'));
  await tracked();
  vi.advanceTimersByTime(1000);
  stop();
  main().replaceChildren();
  await tracked();
  vi.advanceTimersByTime(1000);
  expect(reloadOnce).not.toHaveBeenCalled();
});
