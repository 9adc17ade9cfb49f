import { describe, expect, it } from 'vitest';
import { statedCompany } from '#lib/config/stated-company.ts';
import { companyFields } from '#lib/config/company-fields.ts';
import { companyOf, companySettingsOf, isDemo } from '#lib/config/company-settings.ts';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { missingForPublic, refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';

const hosts = { STOREFRONT_HOST: 'https://bolt.example', CHECKOUT_HOST: 'https://fizetes.example' };
const own: Record<string, string> = {
  COMPANY_NAME: 'Futam Kft.',
  COMPANY_ZIP: '6724',
  COMPANY_CITY: 'Szeged',
  COMPANY_STREET: 'Londoni körút 3.',
  COMPANY_REGISTER: '06-09-123456',
  COMPANY_COURT: 'Szegedi Törvényszék Cégbírósága',
  COMPANY_NOTARY: 'Szeged jegyzője, 12/2026',
  COMPANY_TAX_NUMBER: '12345678-2-06',
  COMPANY_REPRESENTATIVE: 'Kovács Anna',
  COMPANY_PHONE: '+36 62 555 100',
  COMPANY_EMAIL: 'ugyfel@futam.example',
  COMPANY_HOSTING: 'Gép Kft., 6720 Szeged, Fő utca 1., gep@gep.example',
  COMPANY_HOSTING_PHONE: '+36 62 555 200',
  HARMONISED_NOTICE: 'notice.svg',
};
const pages = lawfulPages.map((slug) => ({ slug }));
const settingsOf = (environment: Record<string, string>) => ({
  ...readSettings(companySettingsOf(market), environment),
  ...readSettings(shopSettingsSchema, environment),
});
const missing = (environment: Record<string, string>, given: Parameters<typeof missingForPublic>[1] = pages) =>
  missingForPublic(settingsOf(environment), given, market).map(({ name }) => name);

describe('a shop that the public sees', () => {
  it('[ADR-0107] lacks nothing once all is given', () => {
    expect(missing({ ...hosts, ...own })).toEqual([]);
  });

  const needed = Object.values(companyFields).filter((name) => !name.startsWith('COMPANY_HOURS'));
  it.each([...needed, 'HARMONISED_NOTICE'])('[ADR-0107] lacks %s', (name) => {
    expect(missing({ ...hosts, ...own, [name]: '' })).toEqual([name]);
  });

  it.each(lawfulPages)('[ADR-0107] lacks the page %s where it is not there or a sample', (slug) => {
    const others = pages.filter((page) => page.slug !== slug);
    expect(missing({ ...hosts, ...own }, others)).toEqual([`/static/${slug}/`]);
    expect(missing({ ...hosts, ...own }, [...others, { slug, isSample: true }])).toEqual([`/static/${slug}/`]);
    expect(missing({ ...hosts, ...own }, null)).toEqual([]);
  });

  it('[ADR-0107] is refused with everything that it lacks in one sentence', () => {
    const refuse = () => refuseUnfinished(settingsOf(hosts), [], market);
    expect(refuse).toThrow(SettingsError);
    for (const name of [...Object.keys(own), ...lawfulPages]) expect(refuse).toThrow(name);
  });

  it('[ADR-0107] is none on localhost, nor where DEMO says so', () => {
    expect(missing({}, [])).toEqual([]);
    expect(missing({ ...hosts, DEMO: 'true' }, [])).toEqual([]);
    expect(missing({ DEMO: 'false' }, null)).toHaveLength(14);
    expect(missing({ CHECKOUT_HOST: 'https://fizetes.example' }, null)).toHaveLength(14);
    expect(isDemo(settingsOf({ STOREFRONT_HOST: 'http://127.0.0.1:3000' }))).toBe(true);
    expect(isDemo(settingsOf({ STOREFRONT_HOST: 'https://localhost.evil.example' }))).toBe(false);
  });
});

describe('the company', () => {
  it('[ADR-0107] has values of the invented one in a demo alone', () => {
    const settings = readSettings(companySettingsOf(market), { COMPANY_NAME: 'Futam Kft.' });
    expect(companyOf(settings, true, ownBrand.company)).toEqual({ ...ownBrand.company, legalName: 'Futam Kft.' });
    expect(Object.values(companyOf(settings, false, ownBrand.company)).filter((value) => value !== '')).toEqual([
      'Futam Kft.',
    ]);
    expect(statedCompany(settingsOf(hosts), ownBrand.company).details.legalName).toBe('');
    expect(statedCompany(settingsOf({}), ownBrand.company)).toEqual({
      details: ownBrand.company,
      isDemo: true,
      notice: null,
    });
  });

  it('refuses what can not be so', () => {
    const wrong = { COMPANY_TAX_NUMBER: '123', COMPANY_ZIP: '67', COMPANY_EMAIL: 'a', HARMONISED_NOTICE: 'a.gif' };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readSettings(companySettingsOf(market), { [name]: value })).toThrow(
        `${name}="${value}" is not allowed`,
      );
    }
  });
});
