import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalEan } from '#demo/catalog/ean.ts';
import { isGtin } from '#lib/compliance/rules/codes.ts';
import { countryOf, isInUnion } from '#lib/compliance/union.ts';
import { isElectronicAddress, isPhone } from '#lib/compliance/addresses.ts';

const anyEan = fc.integer({ min: 1, max: 999_999_999 }).map(internalEan);

describe('isGtin', () => {
  it.each(['96385074', '036000291452', '4006381333931', '5901234123457', '00012345600012'])(
    'knows a right code: %s',
    (code) => {
      expect(isGtin(code)).toBe(true);
    },
  );

  it.each([
    '',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '4006381 333931',
    '４００６３８１３３３９３１',
    '400638133393X',
  ])('refuses %j', (code) => {
    expect(isGtin(code)).toBe(false);
  });

  it('takes every code of the demo, and none with one digit changed', () => {
    fc.assert(
      fc.property(anyEan, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (ean, at, shift) => {
        expect(isGtin(ean)).toBe(true);
        const changed = (Number(ean[at]) + shift) % 10;
        expect(isGtin(`${ean.slice(0, at)}${changed}${ean.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('takes a code with zeros before it for the same', () => {
    fc.assert(
      fc.property(anyEan, (ean) => {
        expect(isGtin(`0${ean}`)).toBe(true);
      }),
    );
  });
});

describe('addresses', () => {
  it.each([
    ['1138 Budapest, Népfürdő utca 76.', 'Magyarország', true],
    ['H-6724 Szeged, Londoni körút 3.', 'Magyarország', true],
    ['1134 Budapest, Váci út', 'Magyarország', true],
    ['Gewerbepark 14, 5020 Salzburg, Ausztria', 'Ausztria', true],
    ['Am Erlengraben 30, 72202 Nagold, Germany', 'Germany', true],
    ['27 Castle Mill, Kendal LA9 6AB, Egyesült Királyság', 'Egyesült Királyság', false],
    ['4052 Basel, Quai 7., Svájc', 'Svájc', false],
    ['No. 88, Gongye 12th Rd., Taichung 407', null, false],
    ['Szeged', null, false],
  ])('lie in a country: %s', (address, country, isWithin) => {
    expect([countryOf(address), isInUnion(address)]).toEqual([country, isWithin]);
  });

  it.each([
    ['gpsr@danubia.example', true],
    ['https://maker.example/contact', true],
    ['www.maker.example', true],
    ['maker', false],
    ['gpsr@danubia', false],
    ['gpsr danubia@x.example', false],
    ['', false],
    ['https://', false],
  ])('can be written to: %j', (address, isOne) => {
    expect(isElectronicAddress(address)).toBe(isOne);
  });

  it.each([
    ['+36 1 702 1101', true],
    ['06-62/555-102', true],
    ['(1) 702 1101', true],
    ['112', false],
    ['hétköznap 9–17', false],
    ['', false],
  ])('can be dialled: %j', (number, isOne) => {
    expect(isPhone(number)).toBe(isOne);
  });
});
