// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScript, visitorScript } from '#server/boot-script.ts';

const styles = ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'];
const inlinedStyles = ['/_next/static/chunks/c.css', '/_next/static/chunks/d.css'];
const scripts = ['/_next/static/chunks/page.js', '/_next/static/chunks/main.js'];

const added = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** What the browser reports of its paints. */
type Painted = (list: { getEntriesByName: (name: string) => unknown[] }) => void;
let painted: Painted = () => undefined;
class Paints {
  constructor(callback: Painted) {
    painted = callback;
  }

  observe() {}
}
const paint = (name = 'first-contentful-paint') => {
  painted({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
};
/** Time for a task for each script, in which it begins. */
const tasks = () => vi.advanceTimersByTimeAsync(20);

/** Runs the script where it stands in a page; `body` comes before it. */
function start(body = '') {
  document.body.innerHTML = body;
  const element = document.createElement('script');
  Object.assign(element.dataset, {
    styles: styles.join(' '),
    inlinedStyles: inlinedStyles.join(' '),
    scripts: scripts.join(' '),
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  runInThisContext(bootScript);
}

/** What is asked of the network is nothing here: a picture has come when the test says so. */
const come = (isThere: boolean) => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isThere);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('PerformanceObserver', Paints);
  document.head.innerHTML = '<meta charset="utf-8">';
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the script of the head', () => {
  it.each([
    ['6', '6'],
    ['4', undefined],
    ['"><script>', undefined],
  ])('[PLP-20] marks the document before it is drawn: %s in a row → %s', (kept, marked) => {
    localStorage.setItem('lendulet_density', kept);
    runInThisContext(visitorScript);
    expect(document.documentElement.dataset.density).toBe(marked);
    delete document.documentElement.dataset.density;
    localStorage.clear();
  });

  it.each([
    ['', 'new'],
    ['lendulet_consent=1', 'new'],
    ['lendulet_token=aaaaaaaaaaaaaaaaaaaaaa', undefined],
    ['lendulet_request=bbbbbbbbbbbbbbbbbbbbbb', undefined],
  ])('tells by the cookies whether nobody here can have a cart: "%s"', (cookies, visitor) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookies}`);
    delete document.documentElement.dataset.visitor;
    runInThisContext(visitorScript);
    expect(document.documentElement.dataset.visitor).toBe(visitor);
  });
});

describe('the script that starts a page’s own', () => {
  it('waits for the first paint, and asks then for every script and sheet once, but for those whose rules are there', async () => {
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(added()).toEqual([]);
    paint('first-paint');
    await tasks();
    expect(added()).toEqual([]);
    paint();
    await tasks();
    expect(added()).toEqual(scripts);
    expect(
      [...document.head.querySelectorAll('link')].map((link) => [
        link.rel,
        link.getAttribute('href'),
        link.dataset.precedence,
        link.disabled,
      ]),
    ).toEqual([
      ...inlinedStyles.map((href) => ['stylesheet', href, 'next', true]),
      ...styles.map((href) => ['stylesheet', href, 'next', false]),
    ]);
    expect([...document.head.querySelectorAll('script')].every(({ async }) => async)).toBe(true);
    expect(document.head.firstElementChild?.tagName).toBe('META');
  });

  it('lets the pictures that were asked for at once come first, and no others', async () => {
    come(false);
    start('<img fetchpriority="high" id="a"><img fetchpriority="high" id="b"><img loading="lazy" id="c">');
    paint();
    await vi.advanceTimersByTimeAsync(100);
    expect(added()).toEqual([]);
    document.querySelector('#a')?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(100);
    expect(added()).toEqual([]);
    // One that can not be had is not waited for.
    document.querySelector('#b')?.dispatchEvent(new Event('error'));
    await tasks();
    expect(added()).toEqual(scripts);
  });

  it('does not wait for a picture that is there already', async () => {
    come(true);
    start('<img fetchpriority="high">');
    paint();
    await tasks();
    expect(added()).toEqual(scripts);
  });

  it('begins in the end where a picture, or the paint itself, does not come', async () => {
    come(false);
    start('<img fetchpriority="high">');
    paint();
    await vi.runAllTimersAsync();
    expect(added()).toEqual(scripts);
    document.head.innerHTML = '';
    start();
    await vi.runAllTimersAsync();
    expect(added()).toEqual(scripts);
  });

  it.each(['pointerdown', 'keydown'])('begins with the first touch or key: %s', async (type) => {
    come(false);
    start('<img fetchpriority="high"><button type="button">a</button>');
    document.querySelector('button')?.addEventListener(type, (event) => event.stopPropagation());
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    await tasks();
    expect(added()).toEqual(scripts);
  });

  it.each(['hidden', 'prerendering'])('begins at once where nothing is painted: %s', async (property) => {
    Object.defineProperty(document, property, { configurable: true, value: true });
    start('<img fetchpriority="high">');
    Reflect.deleteProperty(document, property);
    await tasks();
    expect(added()).toEqual(scripts);
  });

  it('begins once, whatever else comes after', async () => {
    come(false);
    start('<img fetchpriority="high">');
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('keydown'));
    document.querySelector('img')?.dispatchEvent(new Event('load'));
    paint();
    await vi.runAllTimersAsync();
    dispatchEvent(new Event('pointerdown'));
    expect(added()).toEqual(scripts);
    expect(document.head.querySelectorAll('link')).toHaveLength(styles.length + inlinedStyles.length);
  });

  it('[RT-01] marks a form that is sent before its script has come, and none that leads somewhere or is sent by one', () => {
    start(
      '<form method="dialog" id="a"></form><form action="/search/" id="b"></form><form method="dialog" id="c"></form>',
    );
    const form = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`)!;
    form('c').addEventListener('submit', (event) => event.preventDefault());
    for (const id of ['a', 'b', 'c']) form(id).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(['a', 'b', 'c'].map((id) => 'sentEarly' in form(id))).toEqual([true, false, false]);
  });
});

it.each([bootScript, visitorScript])('is one line that can stand in a page', (script) => {
  expect(script).not.toMatch(/\n|<\/?script|<!--/i);
});
