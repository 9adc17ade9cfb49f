// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReturning, noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { keepReturnPoint, readReturnPoint } from '#lib/navigation/return-point.ts';

const point = { y: 1240, focus: '[data-product="7"] a', from: 1, to: 3 };

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('where a list was left', () => {
  it('is kept by address', () => {
    keepReturnPoint('/cipok/?page=3', point);
    expect(readReturnPoint('/cipok/?page=3')).toEqual(point);
    expect(readReturnPoint('/cipok/')).toBeNull();
  });

  it.each([
    '{',
    '7',
    'null',
    '{}',
    '{"y":"1","from":1,"to":1}',
    '{"y":1,"from":2,"to":1}',
    '{"y":1,"from":0,"to":1}',
    '{"y":null,"from":1,"to":1}',
  ])('is nothing where it is damaged: %s', (text) => {
    sessionStorage.setItem('lendulet_list /cipok/', text);
    expect(readReturnPoint('/cipok/')).toBeNull();
  });

  it('costs nothing where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => keepReturnPoint('/cipok/', point)).not.toThrow();
    expect(readReturnPoint('/cipok/')).toBeNull();
  });
});

describe('navigation type', () => {
  it('is a return by the browser’s history, and none by a link', () => {
    noteNavigationType('back');
    expect(isReturning()).toBe(true);
    noteNavigationType('link');
    expect(isReturning()).toBe(false);
  });
});
