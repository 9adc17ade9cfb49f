import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IncompleteNotice } from '#components/session/incomplete-notice.tsx';
import { show, t } from './render.tsx';

const reload = vi.fn();
const answer = vi.fn<() => Promise<Response>>();
const chunk = 'http://localhost:3000/_next/static/chunks/0abc.js';
const chunkError = (name = 'ChunkLoadError') => Object.assign(new Error('Failed to load chunk'), { name });
let stops: (() => void)[] = [];
let missed: string[] = [];

/** The listeners of a page that has just been loaded. */
async function load(): Promise<void> {
  vi.resetModules();
  const add = vi.spyOn(window, 'addEventListener');
  const { followChunkErrors } = await import('#lib/navigation/chunk-errors.ts');
  followChunkErrors();
  stops.push(
    ...add.mock.calls.map(
      ([type, listener, options]) =>
        () =>
          removeEventListener(type, listener, options),
    ),
  );
  add.mockRestore();
}

function fail(tag: 'script' | 'link', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // As it comes by the window in the capture phase; in the page jsdom would fetch the element's address.
  window.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: element }));
}
const failTwice = (src = chunk) => [0, 1].forEach(() => fail('script', { src }));

function reject(error: Error): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
}

/** Lets the question for the newest build come to its answer. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const onMissed = (event: Event) => missed.push(event instanceof CustomEvent ? String(event.detail) : '');

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  for (const mock of [reload, answer]) mock.mockReset();
  sessionStorage.clear();
  missed = [];
  answer.mockImplementation(() => Promise.resolve(Response.json({ id: 'b2' })));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { ...location, reload });
  addEventListener('lendulet:preloaderror', onMissed);
  await load();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  removeEventListener('lendulet:preloaderror', onMissed);
  vi.useRealTimers();
});

describe('a chunk that can not be loaded', () => {
  it('[OPS-04] loads the page anew, once within ten seconds', async () => {
    reject(chunkError());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    await load();
    await vi.advanceTimersByTimeAsync(9999);
    reject(chunkError());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    reject(chunkError());
    await settle();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[OPS-04] is known as an uncaught error too', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: chunkError() }));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[OPS-04] is given the second try that the loader has, then reports its address and loads the page anew', async () => {
    fail('script', { src: chunk });
    await settle();
    expect([missed, reload.mock.calls.length]).toEqual([[], 0]);
    fail('script', { src: chunk });
    reject(chunkError());
    await settle();
    expect(missed).toEqual([chunk]);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[OPS-04] does not stand for others that failed once', async () => {
    for (const name of ['a', 'b', 'c']) fail('script', { src: chunk.replace('0abc', name) });
    await settle();
    expect([missed, reload.mock.calls.length]).toEqual([[], 0]);
  });

  it.each([
    ['an error of another kind', () => reject(chunkError('TypeError'))],
    [
      'no error at all',
      () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined })),
    ],
    [
      'a picture',
      () => window.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: new Image() })),
    ],
    ['a script from elsewhere', () => failTwice('https://example.com/a.js')],
    ['a font of the shop', () => fail('link', { rel: 'preload', href: '/fonts/archivo.woff2' })],
  ])('[OPS-04] is not taken for %s', async (_, happen) => {
    happen();
    await settle();
    expect([missed, answer.mock.calls.length, reload.mock.calls.length]).toEqual([[], 0, 0]);
  });
});

describe('a failed preload', () => {
  it.each([
    ['preload', { rel: 'preload', as: 'script' }],
    ['modulepreload', { rel: 'modulepreload' }],
    ['prefetch', { rel: 'prefetch' }],
    ['stylesheet of React', { rel: 'stylesheet', 'data-precedence': 'next' }],
  ])('[OPS-04] (%s) fires the preload error event at once, and loads the page anew', async (_, attributes) => {
    fail('link', { ...attributes, href: chunk });
    await settle();
    expect(missed).toEqual([chunk]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[OPS-04] loads nothing anew where a listener prevents it', async () => {
    addEventListener('lendulet:preloaderror', (event) => event.preventDefault(), { once: true });
    fail('link', { rel: 'preload', href: chunk });
    await settle();
    expect(missed).toEqual([chunk]);
    expect(answer).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('[OPS-04] waits for the second try of a stylesheet that the loader asks for', async () => {
    fail('link', { rel: 'stylesheet', href: chunk });
    await settle();
    expect(missed).toEqual([]);
    fail('link', { rel: 'stylesheet', href: chunk });
    expect(missed).toEqual([chunk]);
    await settle();
  });
});

describe('where loading anew is of no use', () => {
  const notice = () => screen.queryByText(t('session.incomplete'));

  it.each([
    ['the shop does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the shop is stopping', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('[OPS-04] the page stays while %s, and says what it lacks', async (_, unreachable) => {
    show(<IncompleteNotice />);
    answer.mockImplementation(unreachable);
    reject(chunkError());
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });

  it('[OPS-04] the second failure within ten seconds is shown, with a button that loads the page anew', async () => {
    show(<IncompleteNotice />);
    sessionStorage.setItem('lendulet_reload', String(Date.now() - 5000));
    expect(notice()).toBeNull();
    failTwice();
    await settle();
    vi.useRealTimers();
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('session.reload') }));
    expect(reload).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: t('session.close') }));
    expect(notice()).toBeNull();
  });
});
