// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { differingSettings } from '#lib/config/server-settings.ts';
import { defaultPageSettings, serverOnly } from '#lib/config/page-settings.ts';
import { readSettings, SettingsError, shopSettingsSchema, type ShopSettings } from '#lib/config/settings.ts';
import { stateSettings } from '#lib/config/state-settings.ts';

const defaults = defaultPageSettings(false);
const under = (environment: Record<string, string>) =>
  differingSettings(readSettings(shopSettingsSchema, environment), defaults);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  delete document.documentElement.dataset.settings;
});

/** The settings that scripts have on a page that states these. */
async function readOnPage(stated: string | undefined): Promise<object> {
  vi.stubEnv('PAGE_DEFAULTS', JSON.stringify(defaults));
  if (stated !== undefined) document.documentElement.dataset.settings = stated;
  vi.resetModules();
  return (await import('#lib/config/index.ts')).settings;
}

describe('the settings of a page', () => {
  it('[ADR-0136] are nothing where all are the defaults', () => expect(under({})).toBeUndefined());

  it('[ADR-0136] are those that differ, and none that only the server reads', () => {
    expect(
      JSON.parse(
        under({
          API_HOST: 'https://api.bolt.example/',
          LOYALTY: 'false',
          PRICE_RANGE_VK: '4,1200',
          PRICE_RANGE_PRO: '1,2',
          SMART_FIT_KEY: 'kulcs',
          API_TIMEOUT_SERVER: '900',
        }) ?? '',
      ),
    ).toEqual({ API_HOST: 'https://api.bolt.example', LOYALTY: false, PRICE_RANGE_PRO: [1, 2] });
  });

  it('[ADR-0136] are read by its scripts as the process has them, whatever was built', async () => {
    const environment = {
      STOREFRONT_HOST: 'https://bolt.example',
      CHECKOUT_HOST: 'https://kassza.example',
      FLIPBOOK_PREFIX: '-',
      DISCOUNT_LIMIT: '5',
      TAG_SCRIPT: 'https://tags.example/a.js?id="<&\'',
    };
    const all: Partial<ShopSettings> = readSettings(shopSettingsSchema, environment);
    for (const name of serverOnly) delete all[name];
    expect(await readOnPage(under(environment))).toEqual(all);
  });

  it('[ADR-0136] are the defaults where it states none', async () =>
    expect(await readOnPage(undefined)).toEqual(defaults));
});

describe('a process', () => {
  it('[ADR-0136] states its environment for the shop’s code in it', async () => {
    vi.stubEnv('LENDULET_SETTINGS', '');
    vi.stubEnv('LENDULET_COMPANY', '');
    const given = { API_HOST: 'https://api.bolt.example', COMPANY_NAME: 'Futam Kft.' };
    const stated = stateSettings({ NODE_ENV: 'test', ...given });
    vi.resetModules();
    const { serverSettings } = await import('#lib/config/server-settings.ts');
    const { company } = await import('#lib/config/company.ts');
    expect([serverSettings.API_HOST, company.legalName]).toEqual(['https://api.bolt.example', 'Futam Kft.']);
    // Its entry goes by the same, without reading them once more.
    expect(stated.settings).toEqual(serverSettings);
    expect(stated.company.details.legalName).toBe(stated.companySettings.COMPANY_NAME);
    expect(JSON.parse(process.env.LENDULET_COMPANY ?? '')).toEqual(stated.company);
  });

  it('[ADR-0136] states nothing of an environment with a value that can not be', () => {
    vi.stubEnv('LENDULET_SETTINGS', 'before');
    const state = () => stateSettings({ NODE_ENV: 'test', CHECKOUT_HOST: 'pénztár' });
    expect(state).toThrow(SettingsError);
    expect(state).toThrow('CHECKOUT_HOST="pénztár" is not allowed');
    expect(process.env.LENDULET_SETTINGS).toBe('before');
  });
});
