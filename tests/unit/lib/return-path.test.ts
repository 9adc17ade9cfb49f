import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath, withReturn } from '#lib/navigation/return-path.ts';

const asked = (path: string) => `?${new URLSearchParams({ vissza: path })}`;

describe('the path that a login leads back to', () => {
  it.each([
    '/',
    '/kosar/',
    '/my-account/orders/?status=shipped',
    '/p/pulzus-1/?szin=korall&meret=38#meretek',
    '/en/my-account/',
    '/cipok/loginfutar/',
    '/login-cipok/',
    '/search/?q=%C5%91szi',
    '/search/?q=https://evil.test',
  ])('[RT-01] is %s as it was asked for', (path) => {
    expect(returnPath(asked(path))).toBe(path);
  });

  it('[RT-01] is none where none is asked for', () => {
    for (const search of ['', '?', '?vissza', '?vissza=', '?next=/kosar/']) expect(returnPath(search)).toBeNull();
  });

  it.each([
    'https://evil.test/',
    'http:evil.test',
    'https:evil.test',
    '//evil.test',
    '///evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/kosar/..//evil.test',
    '/%2e//evil.test',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://shop.invalid/1',
    'filesystem:x',
    'view-source:x',
    'kosar/',
    './kosar/',
    'shop.invalid@evil.test',
    '/kosar/\u0000',
    '/ kosar/',
    '/kosar/\u2028',
    'mailto:a@b.hu',
    'https://shop.invalid/kosar/',
    'https:\\\\evil.test',
    '/a\\..\\..\\\\evil.test',
  ])('[T4] is none for %j', (path) => {
    expect(returnPath(asked(path))).toBeNull();
  });

  it.each([
    '/login/',
    '/login',
    '/login/?vissza=/kosar/',
    '/register/',
    '/forgot-password/',
    '/reset-password/?token=a',
    '/doi/thankyou/abc/',
    '/en/login/',
    '/hu/login/',
    '/kosar/../login/',
    '/./login/',
    '/%6Cogin/',
    '/LOGIN/',
    '/en/%72egister',
    '/en//login/',
    '/login/#x',
  ])('[RT-01] is none for %s, a page of signing in', (path) => {
    expect(returnPath(asked(path))).toBeNull();
  });

  it('[T4] stays within the shop, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      ' ',
      'evil.test',
      'https',
      'login',
      'en',
      'ő',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
        ),
        (path) => {
          const back = returnPath(asked(path));
          if (back === null) return;
          for (const base of ['https://shop.test', 'http://shop.test']) expect(new URL(back, base).origin).toBe(base);
          expect(back).toMatch(/^\/(?!\/)/);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

it('[RT-02] a page of signing in keeps the way back, and only a good one', () => {
  expect(withReturn('/register/', '?vissza=%2Fp%2F1%2F%3Fszin%3Dk%26meret%3D38')).toBe(
    '/register/?vissza=%2Fp%2F1%2F%3Fszin%3Dk%26meret%3D38',
  );
  expect(withReturn('/register/', '?vissza=//evil.test')).toBe('/register/');
  expect(withReturn('/register/', '')).toBe('/register/');
});
