import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FatalError, noteFatal, pathText } from '#lib/navigation/fatal-error.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { fatalOf, incidentsKey, type Incident } from '#lib/core/incident.ts';

const storage = new AsyncLocalStorage<Incident>();
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

beforeEach(() => Reflect.set(globalThis, incidentsKey, storage));
afterEach(() => Reflect.deleteProperty(globalThis, incidentsKey));

/** What a guard leaves behind: its error, and its note for the entry. */
function guarded(guard: () => void): { thrown: unknown; incident: Incident } {
  const incident: Incident = { id: 'a', apiUnreachable: false };
  try {
    storage.run(incident, guard);
  } catch (error) {
    return { thrown: error, incident };
  }
  return { thrown: undefined, incident };
}

describe('a fatal error', () => {
  it('[RT-30] is 404 and names the path, unless the guard says otherwise', () => {
    expect(new FatalError('/nincs/ilyen/')).toMatchObject({ status: 404, message: 'Page Not Found: /nincs/ilyen/' });
    expect(new FatalError('/regi/', { status: 410, message: 'The sale is over' })).toMatchObject({
      status: 410,
      message: 'The sale is over',
    });
  });

  it.each([
    ['markup', '/<img src=x onerror=alert(1)>/', '/<img src=x onerror=alert(1)>/'],
    ['an encoded end', '/a%00/', '/a%00/'],
    ['a control character and a forged line', '/a\u0000\r\n{"level":"info"}/', '/a\uFFFD\uFFFD\uFFFD{"level":"info"}/'],
    ['a line separator and a turn of direction', '/a\u2028b\u202Ec/', '/a\uFFFDb\uFFFDc/'],
    ['half a character', '/a\uD800/', '/a\uFFFD/'],
  ])('[RT-30] [T2] has a path with %s as text', (_what, path, text) => expect(pathText(path)).toBe(text));

  it('[RT-30] [T2] repeats at most 200 characters of any path, all of them seen', () => {
    expect(pathText(`/${'a'.repeat(10_000)}/`)).toBe(`/${'a'.repeat(199)}`);
    expect([...pathText('🙂'.repeat(300))]).toHaveLength(200);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (path) => {
        const text = pathText(path);
        expect([...text].length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(hidden);
      }),
    );
  });
});

describe('a guard that refuses a page', () => {
  it('[RT-30] leaves Next its 404, and the entry the reason', () => {
    const { thrown, incident } = guarded(() => refusePage('/p/nincs-0/'));
    expect(thrown).toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
    expect(fatalOf(incident)).toEqual({ status: 404, message: 'Page Not Found: /p/nincs-0/' });
  });

  it.each([403, 410, 500, 503])('[RT-30] throws its %i, which the entry knows with its note and without', (status) => {
    const { thrown, incident } = guarded(() => refusePage('/x/', { status, message: 'closed' }));
    expect(thrown).toBeInstanceOf(FatalError);
    expect(fatalOf(incident)).toEqual({ status, message: 'closed' });
    const shared: Incident = { id: 'b', apiUnreachable: false, error: new Error('page', { cause: thrown }) };
    expect(fatalOf(shared)).toEqual({ status, message: 'closed' });
  });

  it('[RT-30] keeps the first reason, and can not make an answer of a status that is none of an error', () => {
    const { incident } = guarded(() => {
      noteFatal(new FatalError('/first/'));
      noteFatal(new FatalError('/second/'));
    });
    expect(fatalOf(incident)?.message).toBe('Page Not Found: /first/');
    for (const status of [200, 302, 99, 600, Number.NaN]) {
      expect(fatalOf({ id: 'a', apiUnreachable: false, fatal: { status, message: '' } })?.status).toBe(500);
    }
    expect(fatalOf({ id: 'a', apiUnreachable: false, error: new Error('any') })).toBeUndefined();
  });

  it('does its work where no entry runs, as in a build', () => {
    Reflect.deleteProperty(globalThis, incidentsKey);
    expect(() => refusePage('/x/')).toThrow();
  });
});
