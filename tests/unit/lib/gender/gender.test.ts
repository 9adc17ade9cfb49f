import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '#lib/contract/menu.ts';
import { genderNumber, genderTarget, neutralPath, pageGender } from '#lib/gender/index.ts';
import { readGender, writeGender } from '#lib/core/gender-storage.ts';
import { menuRoots } from '#lib/menu/index.ts';

let lastId = 0;
const item = (url: string, options: MenuItem[] = [], changes: Partial<MenuItem> = {}): MenuItem => ({
  id: ++lastId,
  name: url,
  url,
  options,
  data: null,
  parentId: null,
  column: 0,
  type: 'category',
  ...changes,
});

const tree = [
  item('/noi/', [item('/noi/cipok/', [item('/noi/cipok/futocipok/')])], { type: 'root-gender', data: { gender: 1 } }),
  item('/ferfi/', [item('/ferfi/cipok/')], { type: 'root-gender', data: { gender: 2 } }),
  item('/cipok/', [item('/cipok/futocipok/')]),
  item('/sport/futas/', [item('/sport/futas/noi/', [], { type: 'gender', data: { gender: 1 } })]),
];
const { genders } = menuRoots(tree);
const [female = null, male = null] = genders;

describe('gender of a page', () => {
  it.each([
    ['/noi/', 1],
    ['/ferfi/cipok/', 2],
    ['/sport/futas/noi/', 1],
    ['/', 0],
    ['/cipok/', 0],
    ['/noi-cipok/', 0],
    ['/sport/noi/futas/', 0],
  ])('[HDR-14] %s recommends %d', (path, gender) => expect(pageGender(path, genders)).toBe(gender));

  it('[HDR-13] numbers the genders of products', () => {
    expect(['unisex', 'female', 'male', 'kinder', ''].map(genderNumber)).toEqual([0, 1, 2, 3, 0]);
  });

  it.each([
    ['/noi/cipok/', '/cipok/'],
    ['/noi/', '/'],
    ['/sport/futas/noi/', '/sport/futas/'],
    ['/cipok/', '/cipok/'],
    ['/', '/'],
  ])('has a neutral path for %s: %s', (path, neutral) => expect(neutralPath(path, genders)).toBe(neutral));
});

describe('where choosing a gender leads', () => {
  it.each([
    ['/', '/noi/'],
    ['/cipok/', '/noi/cipok/'],
    ['/cipok/futocipok/', '/noi/cipok/futocipok/'],
    ['/ferfi/cipok/', '/noi/cipok/'],
    ['/sport/futas/', '/sport/futas/noi/'],
    ['/p/cipo-12/', '/noi/'],
    ['/kosar/', '/noi/'],
  ])('from %s to %s', (path, target) => expect(genderTarget(path, female, genders, tree)).toBe(target));

  it('leads to the nearest page above where that gender has no such page', () => {
    expect(genderTarget('/noi/cipok/futocipok/', male, genders, tree)).toBe('/ferfi/cipok/');
  });

  it.each([
    ['/noi/cipok/', '/cipok/'],
    ['/noi/cipok/x/', '/cipok/'],
    ['/noi/', '/'],
    ['/sport/futas/noi/', '/sport/futas/'],
    ['/noi/nincs/', '/'],
  ])('[HDR-16] back to everyone from %s to %s', (path, target) =>
    expect(genderTarget(path, null, genders, tree)).toBe(target),
  );

  it('leads to the page of the gender as long as the menu is unknown', () => {
    expect(genderTarget('/cipok/', female, genders, [])).toBe('/noi/');
    expect(genderTarget('/noi/cipok/', null, genders, [])).toBe('/');
  });
});

describe('kept gender', () => {
  afterEach(() => vi.unstubAllGlobals());
  const storage = (getItem: () => string | null) => vi.stubGlobal('sessionStorage', { getItem, setItem: vi.fn() });

  it('takes only what has its shape', () => {
    for (const saved of [
      null,
      '',
      'null',
      '1',
      '[]',
      '{',
      '{"chosen":1}',
      '{"chosen":"1","recommended":0}',
      '{"chosen":4,"recommended":0}',
    ]) {
      storage(() => saved);
      expect(readGender(), String(saved)).toBeNull();
    }
    storage(() => '{"chosen":2,"recommended":1,"isRead":false}');
    expect(readGender()).toEqual({ chosen: 2, recommended: 1 });
  });

  it('does without storage', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    expect(readGender()).toBeNull();
    expect(() => writeGender({ chosen: 1, recommended: 0 })).not.toThrow();
  });
});
