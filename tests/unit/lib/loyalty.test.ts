import { describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import { addressLine, townToFill } from '#lib/account/address.ts';
import { exportName } from '#lib/account/queries/export.ts';
import { formatPhone } from '#lib/account/phone.ts';
import { isTypedWord } from '#lib/account/typed-word.ts';
import { cardNumberGroups, tierProgress, vouchersOn, type Voucher } from '#lib/loyalty/index.ts';

const voucher = (code: string, validUntil: string, usedAt: string | null = null): Voucher => ({
  code,
  name: code,
  value: money(2000),
  minimum: null,
  validUntil,
  usedAt,
});

describe('the loyalty programme', () => {
  it('takes a voucher for usable until its last day, unless it was used', () => {
    const [today, later, used, over] = [
      voucher('today', '2026-11-21'),
      voucher('later', '2027-01-05'),
      voucher('used', '2027-01-05', '2026-11-01T10:00:00.000Z'),
      voucher('over', '2026-11-20'),
    ];
    expect(vouchersOn([later, used, over, today], '2026-11-21')).toEqual({
      usable: [today, later],
      over: [used, over],
    });
  });

  it('measures the way to the next tier in points of the year', () => {
    const next = { tier: { id: 'ritmus', name: 'Ritmus', from: 1500 }, missing: 1400 };
    expect(tierProgress({ next, yearPoints: 100 })).toEqual({ value: 100, max: 1500 });
    expect(tierProgress({ next: null, yearPoints: 6000 })).toEqual({ value: 1, max: 1 });
  });

  it('groups the number of a card as it stands under the bars', () => {
    expect(cardNumberGroups('5901234123457')).toBe('5\u00A0901234\u00A0123457');
  });
});

describe('an address', () => {
  const address = { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '1. 2. em. 5.' };

  it.each(['Budapest', 'Budapest, XIII. kerület', 'Budapest XIII. ker.'])(
    'is written in the Hungarian order, of %s without the district',
    (city) => {
      expect(addressLine({ ...address, city })).toBe('1138 Budapest, Váci út 1. 2. em. 5.');
    },
  );

  it('keeps the town of anywhere else', () => {
    expect(addressLine({ ...address, postal: '7838', city: 'Piskó' })).toBe('7838 Piskó, Váci út 1. 2. em. 5.');
  });

  it.each([
    ['writes the only town into an empty field', { town: '', filled: null, towns: ['Szeged'] }, 'Szeged'],
    ['replaces the town of the postcode before', { town: 'Szeged', filled: 'Szeged', towns: ['Eger'] }, 'Eger'],
    ['leaves what the shopper wrote', { town: 'Szeged-Tápé', filled: 'Szeged', towns: ['Eger'] }, null],
    ['leaves what the shopper wrote first', { town: 'Tápé', filled: null, towns: ['Szeged'] }, null],
    ['leaves the choice of several', { town: '', filled: null, towns: ['Besence', 'Piskó'] }, null],
    ['takes a town back that is not among several', { town: 'Eger', filled: 'Eger', towns: ['Besence', 'Piskó'] }, ''],
    ['changes nothing where no town is known', { town: 'Eger', filled: 'Eger', towns: [] }, null],
    ['changes nothing where it stands already', { town: 'Eger', filled: 'Eger', towns: ['Eger'] }, null],
  ] as const)('%s', (_, filling, expected) => {
    expect(townToFill(filling)).toBe(expected);
  });
});

describe('a telephone number', () => {
  it.each([
    ['+36301234567', '+36 30 123 4567'],
    ['+3613456789', '+36 1 345 6789'],
    ['+3662123456', '+36 62 123 456'],
    ['+4366012345', '+4366012345'],
  ])('%s is shown in groups', (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });
});

describe('[AUTH-05] the word that deletes an account', () => {
  it.each(['TÖRLÉS', 'törlés', 'Torles', ' torlés ', 'TÖRLÉS'.normalize('NFD')])('is %j', (typed) => {
    expect(isTypedWord(typed, 'TÖRLÉS')).toBe(true);
  });
  it.each(['', 'TÖRLÉ', 'TÖRLÉS!', 'TÖR LÉS', 'DELETE'])('is not %j', (typed) => {
    expect(isTypedWord(typed, 'TÖRLÉS')).toBe(false);
  });
});

it('names the exported file by its day', () => {
  expect(exportName('2026-11-21')).toBe('lendulet-adataim-2026-11-21.json');
});
