import { describe, expect, it } from 'vitest';
import { childsAge, genderOf, isPerson } from '#backend/search/people.ts';

/** Words of persons with their possessors, each of which may be followed by a case. */
const owned = {
  female: ['feleségem', 'nagymamám', 'anyukám', 'anyósom', 'barátnőm', 'nővérem', 'nejem'],
  male: ['férjem', 'apukám', 'nagypapám', 'apósom', 'pasim', 'bátyám'],
  kinder: ['kisfiam', 'lányom', 'unokám', 'gyerekem', 'kislányom', 'fiaim', 'unokáim', 'keresztfiam'],
} as const;
const many = {
  female: ['nők', 'hölgyek', 'csajok', 'anyukák'],
  male: ['férfiak', 'urak', 'pasik', 'apukák'],
  kinder: ['fiúk', 'lányok', 'srácok', 'babák', 'kamaszok', 'tinik', 'ovisok', 'gyerkőcök', 'iskolások'],
} as const;
const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
const dative = (word: string) =>
  word + (/[eéiöőüű][^aáeéiíoóöőuúüű]*$/u.test(word) && !/[aáoóuú]/u.test(word) ? 'nek' : 'nak');

describe('a word that names a person', () => {
  const forms = [owned, many].flatMap((list) =>
    Object.entries<readonly string[]>(list).flatMap(([gender, words]) =>
      words.flatMap((word) => [word, dative(word), bare(dative(word))].map((form) => [form, gender])),
    ),
  );

  it.each(forms)('"%s" is for %s', (form, gender) => {
    expect(genderOf(form)).toBe(gender);
  });

  it.each(['párom', 'családom', 'futócipő', 'kapu', 'labda', 'fiók', 'constructor', '__proto__'])(
    '"%s" says no gender',
    (word) => {
      expect(genderOf(word)).toBeUndefined();
    },
  );

  it("is not one of the catalog's own words", () => {
    expect(['férjemnek', 'unokám', 'hölgyeknek'].map(isPerson)).toEqual([true, true, true]);
    expect(['férfi', 'női', 'gyerekeknek'].map(isPerson)).toEqual([false, false, false]);
  });
});

describe('an age', () => {
  it.each([
    ['8 éves kisfiúnak', { years: { from: 8, to: 8 }, places: [0, 1] }],
    ['cipő 3-4 évesnek', { years: { from: 3, to: 4 }, places: [1, 2] }],
    ['10éves lány', { years: { from: 10, to: 10 }, places: [0] }],
    ['40 éves férjem', null],
    ['8 kg', null],
  ])('of a child in "%s" is read as %j', (query, expected) => {
    expect(childsAge(query.split(' '))).toEqual(expected);
  });
});
