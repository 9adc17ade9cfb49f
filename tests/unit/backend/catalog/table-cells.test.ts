import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadCell,
  eanOf,
  factOfCell,
  moneyOf,
  genderIn,
  genderOf,
  idOf,
  integerOf,
  listOf,
  numberOf,
  picturesOf,
  piecesOf,
} from '#backend/catalog/table/cells.ts';
import { companyEan } from '#backend/catalog/table/variants.ts';
import { colourNamed } from '#lib/core/products/colours.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';

const prices = fc.integer({ min: 1, max: 100_000_000 });
/** The ways in which spreadsheets write a whole number of forints. */
const ways: readonly ((price: number) => string)[] = [
  String,
  (price) => `${price},00`,
  (price) => `${price}.0`,
  (price) => `${price} Ft`,
  (price) => `${price},- Ft`,
  ...['.', ' ', '\u00A0', '\u202F', "'", ','].map(
    (sign) => (price: number) => String(price).replaceAll(/\B(?=(\d{3})+$)/g, sign),
  ),
  (price) => `${String(price).replaceAll(/\B(?=(\d{3})+$)/g, '.')},00 HUF`,
  (price) => `${String(price).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.00`,
];

describe('a price in a cell', () => {
  it('[ADR-0138] is the same however it is written', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...ways), (price, written) => {
        expect(moneyOf(written(price))).toBe(price);
      }),
    );
  });

  it('[ADR-0138] is never guessed: any other text is refused by itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        try {
          expect(moneyOf(text)).toBeGreaterThan(0);
          expect(text).toMatch(/\d/);
        } catch (error) {
          expect(error).toBeInstanceOf(BadCell);
        }
      }),
    );
  });

  it.each(['', '-1', '0', '12,5', '12.50', '1.23.456', '12 990 €', '1e4', '12990–13990', '100 000 001', '1,2,3'])(
    '[ADR-0138] is refused: %s',
    (cell) => {
      expect(() => moneyOf(cell)).toThrow(BadCell);
    },
  );

  it('[ADR-0138] is read by the sign that the mapping names', () => {
    expect(moneyOf('12,990', '.')).toBe(12_990);
    expect(() => moneyOf('12,990', ',')).toThrow('those in HUF have no decimals');
  });
});

describe('a number in a cell', () => {
  it('[ADR-0138] has a comma or a dot before its fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom(',', '.'), (tenths, sign) => {
        expect(numberOf(String(tenths / 10).replace('.', sign))).toBe(tenths / 10);
      }),
    );
  });

  it.each([
    ['1.250', 1250],
    ['1,250', 1.25],
    ['1 250,5', 1250.5],
    ['−5', -5],
  ])('[ADR-0138] %s is %d', (cell, expected) => {
    expect(numberOf(cell)).toBe(expected);
  });

  it.each(['', '1-5', '5-', '--5', '-', '1,5,5', '1.25.0', '8/9', '1e3', 'nyolc'])(
    '[ADR-0138] “%s” is none',
    (cell) => {
      expect(() => numberOf(cell)).toThrow(BadCell);
    },
  );
});

describe('a whole number in a cell', () => {
  it.each([
    ['12', 12],
    ['-3', -3],
    ['12,0', 12],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1,234,567', 1_234_567],
  ])('[ADR-0138] “%s” is %d', (cell, expected) => {
    expect(integerOf(cell)).toBe(expected);
  });

  it.each(['', '1,5', '1-5', 'első', '1e3', '1234567890123456'])('[ADR-0138] “%s” is none', (cell) => {
    expect(() => integerOf(cell)).toThrow(BadCell);
  });

  it.each(['0', '-1', '1.5', '2147483648'])('[ADR-0138] “%s” is no id', (cell) => {
    expect(() => idOf(cell)).toThrow(BadCell);
  });
});

describe('pieces in a cell', () => {
  it.each([
    ['', 0],
    ['12', 12],
    ['12,00', 12],
    ['1 200 db', 1200],
    ['3.0', 3],
  ])('[ADR-0138] “%s” is %d', (cell, expected) => {
    expect(piecesOf(cell)).toBe(expected);
  });

  it.each(['-2', 'sok', '1,5', '5000000'])('[ADR-0138] “%s” is refused', (cell) => {
    expect(() => piecesOf(cell)).toThrow(BadCell);
  });
});

describe('codes', () => {
  it('[ADR-0138] keep their digits, and say that a spreadsheet has lost them', () => {
    expect(eanOf('="5991234567890"')).toBe('5991234567890');
    expect(eanOf('599123456789')).toBe('0599123456789');
    expect(() => eanOf('5,99123E+12')).toThrow('lost its digits');
    expect(() => eanOf('59912')).toThrow('no EAN of 13 digits');
  });

  it('[ADR-0138] of goods without an EAN have a check digit and belong to nobody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
        const ean = companyEan(id);
        const sum = Array.from(ean).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
        expect([ean.slice(0, 2), ean.length, sum % 10]).toEqual(['20', 13, 0]);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['Női', 'female'],
    ['férfi', 'male'],
    ['Gyerek', 'kinder'],
    ['kislány', 'kinder'],
    ['UNISEX', 'unisex'],
    ['nő', 'female'],
  ])('[ADR-0138] %s is %s', (cell, expected) => {
    expect(genderOf(cell)).toBe(expected);
  });

  it('[ADR-0138] of a name say whose goods they are only where they say nothing else', () => {
    expect(genderIn(['Pacer női futócipő'])).toBe('female');
    expect(genderIn(['No Limit póló', 'Férfi pólók'])).toBe('male');
    expect(genderIn(['Kulacs 0,7 l'])).toBeNull();
    expect(() => genderOf('zöld')).toThrow('női, férfi, gyerek, uniszex');
  });

  it.each([
    ['sötétkék', 'kék'],
    ['Fekete-fehér', 'fekete'],
    ['bordó', 'piros'],
    ['Navy', 'kék'],
    ['narancs', 'narancssárga'],
    ['Élénk-narancssárga', 'narancssárga'],
    ['világosnarancssárga', 'narancssárga'],
  ])('[ADR-0138] the colour %s counts as %s', (name, family) => {
    expect(colourNamed(name)).toMatchObject({ family, isKnown: true });
  });

  it('[ADR-0138] a colour that nobody knows is said to be a guess', () => {
    expect(colourNamed('Hajnal')).toMatchObject({ family: 'egyéb', isKnown: false });
  });

  it('[ADR-0138] of a list stand once each', () => {
    expect(listOf('a.jpg| b.jpg ;a.jpg\n')).toEqual(['a.jpg', 'b.jpg']);
  });
});

describe('pictures in a cell', () => {
  const cdn = 'https://cdn.example.hu';
  it.each([
    ['a.jpg, b.jpg;a.jpg|c.jpg\nd.jpg', ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']],
    [`${cdn}/c_fill,w_2;q_3/a.jpg`, [`${cdn}/c_fill,w_2;q_3/a.jpg`]],
    [`${cdn}/w_2,h_3/a.jpg, ${cdn}/b.jpg;${cdn}/c.jpg`, [`${cdn}/w_2,h_3/a.jpg`, `${cdn}/b.jpg`, `${cdn}/c.jpg`]],
    [`a.jpg,b.jpg|${cdn}/w_2,h_3/a.jpg`, ['a.jpg', 'b.jpg', `${cdn}/w_2,h_3/a.jpg`]],
  ])('[ADR-0141] %j are %j', (cell, expected) => {
    expect(picturesOf(cell)).toEqual(expected);
  });
});

describe('a fact in a cell', () => {
  const fact = (key: string) => {
    const found = factOf(key);
    if (!found) throw new Error(`There is no fact ${key}`);
    return found;
  };

  it('[ADR-0138] [ADR-0112] is a number without its unit, yes or no, or words that the fact knows', () => {
    const number = fact('drop');
    expect(factOfCell(number, '8 mm')).toBe(8);
    expect(() => factOfCell(number, 'magas')).toThrow(BadCell);
  });
});
