import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { companySettingsOf } from '#lib/config/company-settings.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';

describe('settings', () => {
  it('refuse a bad value with its name, the value and what is allowed', () => {
    const read = () =>
      readSettings(shopSettingsSchema, { SEARCH_DEBOUNCE: 'fast', API_HOST: 'localhost', OMNICHANNEL: 'yes' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/SEARCH_DEBOUNCE="fast" is not allowed: .*number/);
    expect(() => readSettings(shopSettingsSchema, { PRICE_RANGE_VK: '4-1200' })).toThrow(
      'PRICE_RANGE_VK="4-1200" is not allowed: expected two numbers such as 4,1200',
    );
    expect(() => readSettings(shopSettingsSchema, { PRICE_RANGE_VK: '9,4' })).toThrow(
      'expected the lower number first',
    );
    expect(read).toThrow(/API_HOST="localhost" is not allowed/);
    expect(read).toThrow(/OMNICHANNEL="yes" is not allowed: .*"true"\|"false"/);
  });

  it('keep the password of an address that is refused', () => {
    const read = () => readSettings(backendSettingsSchema, { DATABASE_URL: 'mysql://shop:secret@db.example/shop' });
    expect(read).toThrow('DATABASE_URL="mysql://shop:…@db.example/shop" is not allowed');
  });

  it('take an empty variable for one that is not set, and drop the path of a host', () => {
    expect(
      readSettings(shopSettingsSchema, { SEARCH_DEBOUNCE: '', API_HOST: 'https://api.example.hu/v1/' }),
    ).toMatchObject({
      SEARCH_DEBOUNCE: 1000,
      API_HOST: 'https://api.example.hu',
    });
  });

  it('all stand in .env.example, with their defaults and a line of why', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const defaults = {
      ...readSettings(shopSettingsSchema, {}),
      ...readSettings(backendSettingsSchema, {}),
      ...readSettings(companySettingsOf(market), {}),
    };
    expect(Object.keys(defaults)).toContain('DEMO');
    for (const [name, value] of Object.entries(defaults)) {
      const parts = [value ?? '']
        .flat()
        .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)));
      const line = `${name}=${parts.join(',')}`;
      const at = lines.indexOf(line);
      expect(at, line).toBeGreaterThan(0);
      expect(
        lines.slice(0, at).findLast((line) => !/^[A-Z]/.test(line)),
        name,
      ).toMatch(/^# /);
    }
  });
});
