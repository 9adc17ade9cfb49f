import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportIslandError } from '#lib/monitoring/island-error.ts';
import type { BrowserReport } from '#lib/monitoring/report.ts';
import { slowestInteraction, worstShift } from '#lib/monitoring/vitals.ts';

const settings = vi.hoisted(() => ({ ERROR_SAMPLING: 1, VITALS_SAMPLING: 0 }));
vi.mock('#lib/config/index.ts', () => ({ settings }));

const sent: BrowserReport[] = [];
const read: Promise<unknown>[] = [];
const beacon = vi.fn((_path: string, body: Blob) => {
  read.push(body.text().then((text) => sent.push(JSON.parse(text))));
  return true;
});

beforeEach(() => {
  [sent.length, read.length] = [0, 0];
  beacon.mockClear();
  vi.resetModules();
  Object.assign(settings, { ERROR_SAMPLING: 1, VITALS_SAMPLING: 0 });
  Object.assign(navigator, { sendBeacon: beacon });
});

/** The page's watch as it starts with the page; what it adds to the window is taken off again. */
async function watched(): Promise<() => void> {
  const add = vi.spyOn(globalThis, 'addEventListener');
  (await import('#lib/monitoring/watch.ts')).watchPage();
  return () => {
    for (const [type, listener, options] of add.mock.calls) removeEventListener(type, listener, options);
    add.mockRestore();
  };
}

const thrown = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new TypeError(message), message }));
async function reports(count: number): Promise<BrowserReport[]> {
  await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(count));
  await Promise.all(read);
  return sent;
}

describe('errors of a page', () => {
  it('are reported once each, to the shop itself, with the path alone', async () => {
    const stop = await watched();
    history.replaceState(null, '', '/cipok/?q=titok#x');
    const data = Object.assign(document.createElement('script'), {
      type: 'text/plain',
      textContent: String.raw`self.__next_f.push([1,"0:{\"d\":\"$undefined\",\"b\":\"4deaff962cda\"}\n"])`,
    });
    document.body.append(data);
    thrown('a is not a function');
    thrown('a is not a function');
    const [report, ...others] = await reports(1);
    expect(beacon.mock.calls[0]?.[0]).toBe('/reports/');
    expect(report).toMatchObject({
      kind: 'error',
      build: '4deaff962cda',
      path: '/cipok/',
      name: 'TypeError',
      message: 'a is not a function',
    });
    expect(others).toEqual([]);
    data.remove();
    stop();
  });

  it('that nobody awaited and those of islands count too', async () => {
    const stop = await watched();
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('rejected') }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a word' }));
    reportIslandError(new Error('island'), 'gallery');
    expect(await reports(3)).toMatchObject([
      { name: 'RangeError', message: 'rejected' },
      { name: 'string', message: 'a word' },
      { name: 'Error', message: 'island', island: 'gallery' },
    ]);
    stop();
  });

  it('are five at most, each of a size that the server takes', async () => {
    const stop = await watched();
    for (let index = 0; index < 9; index += 1) thrown(`${index} ${'ő'.repeat(5000)}`);
    const all = await reports(5);
    for (const report of all) expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(8 * 1024);
    stop();
  });

  it('of extensions, of other origins and calls given up are none of ours', async () => {
    const stop = await watched();
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new DOMException('given up', 'AbortError') }),
    );
    const foreign = Object.assign(new Error('foreign'), {
      stack: 'Error: foreign\n at chrome-extension://abc/a.js:1:1',
    });
    dispatchEvent(new ErrorEvent('error', { error: foreign, message: 'foreign' }));
    thrown('ours');
    expect(await reports(1)).toMatchObject([{ message: 'ours' }]);
    stop();
  });

  it('are not reported by a page that is not drawn for it', async () => {
    settings.ERROR_SAMPLING = 0;
    const stop = await watched();
    thrown('unseen');
    await import('#lib/monitoring/errors.ts');
    await Promise.resolve();
    expect(beacon).not.toHaveBeenCalled();
    stop();
  });
});

describe('measures of a page', () => {
  it('are sent once, when it is put aside', async () => {
    settings.VITALS_SAMPLING = 1;
    const stop = await watched();
    history.replaceState(null, '', '/bakancsok/?a=b');
    await vi.waitFor(async () => {
      dispatchEvent(new Event('pagehide'));
      await Promise.resolve();
      expect(beacon).toHaveBeenCalled();
    });
    dispatchEvent(new Event('pagehide'));
    const [report, ...others] = await reports(1);
    expect(report).toMatchObject({ kind: 'vitals', vitals: { cls: 0 } });
    expect(others).toEqual([]);
    stop();
  });

  it('take the worst run of layout shifts, without those that a press caused', () => {
    const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
    expect(worstShift([])).toBe(0);
    expect(worstShift([shift(0, 0.1), shift(900, 0.1), shift(2500, 0.15), shift(2600, 0.5, true)])).toBeCloseTo(0.2);
    // Five seconds end a run, however close the shifts follow each other.
    expect(worstShift(Array.from({ length: 12 }, (_, index) => shift(index * 500, 0.01)))).toBeCloseTo(0.1);
  });

  it('take the slowest interaction, and of many pass over one in fifty', () => {
    expect(slowestInteraction([], 0)).toBeUndefined();
    expect(slowestInteraction([40, 300, 120], 3)).toBe(300);
    expect(slowestInteraction([40, 300, 120], 60)).toBe(120);
    expect(slowestInteraction([300], 500)).toBe(300);
  });
});
