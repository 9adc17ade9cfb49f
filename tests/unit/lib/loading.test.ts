// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isThrifty } from '#lib/loading/connection.ts';
import { whenIdle } from '#lib/loading/idle.ts';

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
/** A page that nobody has used yet. */
const freshPage = async () => {
  vi.resetModules();
  return (await import('#lib/loading/first-use.ts')).firstUse;
};

afterEach(() => {
  connect(undefined);
  vi.unstubAllGlobals();
});

describe('a thrifty connection', () => {
  it.each<[object | undefined, boolean]>([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
  ])('%o: %s', (connection, isIt) => {
    connect(connection);
    expect(isThrifty()).toBe(isIt);
  });
});

describe('the first use of a page', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'])(
    'is any sign that somebody is there, and calls all who wait once: %s',
    async (sign) => {
      const firstUse = await freshPage();
      const [one, other] = [vi.fn(), vi.fn()];
      firstUse(one);
      firstUse(other);
      expect(one).not.toHaveBeenCalled();
      document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true });
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      for (const type of ['pointerdown', sign]) document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(one).toHaveBeenCalledOnce();
      expect(other).toHaveBeenCalledOnce();
    },
  );

  it('has been, for whoever asks after it', async () => {
    const firstUse = await freshPage();
    firstUse(() => undefined);
    dispatchEvent(new Event('keydown'));
    const late = vi.fn();
    firstUse(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('does not call who has taken it back', async () => {
    const firstUse = await freshPage();
    const [gone, there] = [vi.fn(), vi.fn()];
    firstUse(gone)();
    firstUse(there);
    dispatchEvent(new Event('pointerdown'));
    expect(gone).not.toHaveBeenCalled();
    expect(there).toHaveBeenCalledOnce();
  });

  it('calls also those who come while it calls', async () => {
    const firstUse = await freshPage();
    const inner = vi.fn();
    firstUse(() => void firstUse(inner));
    dispatchEvent(new Event('pointerdown'));
    expect(inner).toHaveBeenCalledOnce();
  });

  it('fetches nothing on a thrifty connection, before it or after', async () => {
    const firstUse = await freshPage();
    connect({ saveData: true });
    const act = vi.fn();
    firstUse(act)();
    firstUse(act);
    dispatchEvent(new Event('pointerdown'));
    firstUse(act);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('an idle moment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what the browser says it is, and comes in the end; it can be taken back', () => {
    const asked: (IdleRequestOptions | undefined)[] = [];
    const cancel = vi.fn();
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) => {
      idle = act;
      return asked.push(options);
    });
    vi.stubGlobal('cancelIdleCallback', cancel);
    const act = vi.fn();
    const back = whenIdle(act);
    expect(asked[0]?.timeout).toBeGreaterThan(0);
    expect(act).not.toHaveBeenCalled();
    idle();
    expect(act).toHaveBeenCalledOnce();
    back();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('comes a little later where the browser does not say; it can be taken back', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const [act, gone] = [vi.fn(), vi.fn()];
    whenIdle(act);
    whenIdle(gone)();
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});
