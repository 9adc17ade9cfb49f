import { afterEach, describe, expect, it, vi } from 'vitest';
import { marketOf } from '#lib/config/market/read-market.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The rules as a process of a market has them. */
async function rulesIn(MARKET: 'hungary' | 'austria') {
  vi.stubEnv('LENDULET_MARKET', JSON.stringify(marketOf({ NODE_ENV: 'test', MARKET })));
  vi.resetModules();
  const [address, order, phoneForm, billing, holidays, prices, money, guarantee, phone, days, parse, contents] =
    await Promise.all([
      import('#lib/contract/postal-address.ts'),
      import('#lib/contract/order.ts'),
      import('#lib/contract/phone.ts'),
      import('#lib/contract/billing.ts'),
      import('#lib/core/calendar/holidays.ts'),
      import('#lib/core/prices/index.ts'),
      import('#lib/contract/money.ts'),
      import('#lib/core/products/guarantee.ts'),
      import('#backend/customers/phone.ts'),
      import('#lib/core/calendar/days.ts'),
      import('#lib/core/prices/parse.ts'),
      import('#lib/core/prices/priced-contents.ts'),
    ]);
  const { formatPhone } = await import('#lib/account/phone.ts');
  const { brandValues } = await import('#lib/core/text/brand-texts.ts');
  const all = {
    ...address,
    ...order,
    ...phoneForm,
    ...billing,
    ...holidays,
    ...prices,
    ...guarantee,
    ...phone,
    ...days,
    ...parse,
  };
  return { ...all, ...contents, money: money.money, formatPhone, brandValues };
}

describe('[ADR-0148] rules of Austria', () => {
  it('take its postcodes and tax numbers, none of Hungary, and telephone numbers of everywhere', async () => {
    const { postalCodeSchema, phoneSchema, taxNumberSchema, toE164, formatPhone } = await rulesIn('austria');
    expect(postalCodeSchema.parse(' 1010 ')).toBe('1010');
    for (const typed of ['+43 664 1234567', '0043 664 1234567', '0664/1234567']) {
      expect([typed, phoneSchema.safeParse(typed).success, toE164(typed)]).toEqual([typed, true, '+436641234567']);
    }
    expect(formatPhone('+436641234567')).toBe('+43 664 123 4567');
    for (const typed of ['+36 30 123 4567', '0036301234567']) {
      expect([typed, phoneSchema.safeParse(typed).success, toE164(typed)]).toEqual([typed, true, '+36301234567']);
    }
    for (const typed of ['36 30 123 4567', '+43 664', '+36 30', '+0 664 1234567'])
      expect([typed, phoneSchema.safeParse(typed).success]).toEqual([typed, false]);
    expect(taxNumberSchema.parse('atu 12345678')).toBe('ATU12345678');
    expect(taxNumberSchema.safeParse('12345676-2-41').success).toBe(false);
  });

  it('know its holidays, its clock and its guarantees', async () => {
    const { holidaysOf, isWorkingDay, marketMoment, mandatoryGuaranteeYears, money, pricedContents } =
      await rulesIn('austria');
    expect(holidaysOf(2026).map(({ date }) => date)).toContain('2026-06-04');
    expect([isWorkingDay('2026-10-26'), isWorkingDay('2026-10-23')]).toEqual([false, true]);
    expect(new Date(marketMoment('2026-07-01', '09:00')).toISOString()).toBe('2026-07-01T07:00:00.000Z');
    expect(mandatoryGuaranteeYears(money(300_000))).toBeNull();
    expect(pricedContents({ amount: 250, unit: 'ml' })).not.toBeNull();
    expect(pricedContents({ amount: 3, unit: 'pair' })).toBeNull();
  });

  it('put its tax and its days into texts', async () => {
    const { brandValues } = await rulesIn('austria');
    expect(brandValues()).toMatchObject({ vat: '20', withdrawalDays: '14', lowestDays: '30' });
  });
});

describe('[ADR-0148] languages', () => {
  it('are those of the market, the first one without a prefix', async () => {
    await rulesIn('austria');
    const { defaultLocale, isLocale, localePath, locales, splitLocale } = await import('#lib/core/locales.ts');
    const { tagOf } = await import('#lib/contract/market/tags.ts');
    expect([locales, defaultLocale, tagOf('de')]).toEqual([['de'], 'de', 'de-AT']);
    expect([isLocale('de'), isLocale('en'), isLocale('hu')]).toEqual([true, false, false]);
    expect(localePath('de', '/kosar/')).toBe('/kosar/');
    expect(splitLocale('/de/kosar/')).toEqual({ locale: 'de', path: '/kosar/' });
    expect(splitLocale('/en/kosar/')).toEqual({ locale: 'de', path: '/en/kosar/' });
  });

  it('say dates and numbers by the customs of their country', async () => {
    await rulesIn('austria');
    const { expectedText } = await import('#lib/core/calendar/day-range.ts');
    const { formatCount } = await import('#lib/core/text/counts.ts');
    const { dayText } = await import('#backend/checkout/dates.ts');
    expect(expectedText({ from: '2026-11-27', until: '2026-11-27' })).toBe('Freitag, 27. November');
    expect(expectedText({ from: '2026-12-01', until: '2026-12-02' })).toBe('Dienstag, 1. – Mittwoch, 2. Dezember');
    expect(dayText('2027-01-05', 'de')).toBe('5. Jänner 2027');
    expect(formatCount('de', 12_345)).toBe('12.345');
  });

  it('name the pages of lists in the catalogue’s own words', async () => {
    await rulesIn('austria');
    const { wordsOf } = await import('#backend/languages/words.ts');
    const category = { id: 1, parentId: null, slug: 'schuhe', name: 'Schuhe', text: null, position: 0 };
    const structure = {
      brands: [],
      categories: [category],
      sports: [],
      terms: [],
      shops: [],
      phrases: [],
      banners: [],
    };
    const words = wordsOf(structure as never, 'de');
    expect(words?.page('/schuhe/')?.title).toBe('Schuhe');
    expect(words?.page('/akcio/')?.title).toBe('Angebote');
  });
});

describe('[ADR-0148] rules of Hungary', () => {
  it('are those that were literals', async () => {
    const rules = await rulesIn('hungary');
    expect(rules.toE164('06 30 123 4567')).toBe('+36301234567');
    expect(rules.formatPhone('+36301234567')).toBe('+36 30 123 4567');
    expect(rules.formatPrice(rules.money(24_990))).toBe('24\u00A0990\u00A0Ft');
    expect(rules.currencySign()).toBe('Ft');
    expect(rules.parsePrice('9.990 Ft')).toBe(9990);
    expect([9_999, 10_000, 250_000, 250_001].map((price) => rules.mandatoryGuaranteeYears(rules.money(price)))).toEqual(
      [null, 2, 2, 3],
    );
    expect(rules.pricedContents({ amount: 3, unit: 'pair' })).toEqual({ amount: 3, unit: 'pair' });
    expect(rules.holidaysOf(2027).map(({ date }) => date)).toContain('2027-03-26');
    expect(rules.brandValues()).toMatchObject({ vat: '27', withdrawalDays: '14' });
  });

  it('know the hour that clocks show twice and the one that they skip', async () => {
    const { marketMoment } = await rulesIn('hungary');
    const at = (day: string, time: string) => new Date(marketMoment(day, time)).toISOString();
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  });
});
