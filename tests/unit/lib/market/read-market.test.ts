import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differingParts, partsOfBuild } from '#lib/config/market/page-parts.ts';
import { marketOf } from '#lib/config/market/read-market.ts';
import { stateMarket } from '#lib/config/market/state-market.ts';
import { SettingsError } from '#lib/config/settings.ts';
import hungaryFile from '#lib/contract/market/hungary.json' with { type: 'json' };
import { builtInMarket } from '#lib/contract/market/built-in.ts';

const named = (environment: Record<string, string>) => marketOf({ NODE_ENV: 'test', ...environment });
const [hungary, austria] = [named({}), named({ MARKET: 'austria' })];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file like Hungary's with something else in it, and how a start refuses it. */
async function refusal(change: object | string): Promise<string> {
  const path = join(folder, 'market.json');
  await writeFile(path, typeof change === 'string' ? change : JSON.stringify({ ...hungaryFile, ...change }));
  try {
    named({ MARKET_FILE: path });
  } catch (error) {
    if (error instanceof SettingsError) return error.message.replaceAll(path, 'market.json');
    throw error;
  }
  return 'none';
}

describe('[ADR-0148] a market', () => {
  it('is Hungary where nobody has said, as it is built in', () => {
    expect(hungary).toEqual(builtInMarket);
    expect([hungary.country, hungary.currency.code, hungary.vat]).toEqual(['HU', 'HUF', 27]);
  });

  it('is another one that is shipped, or a file of the retailer’s own', async () => {
    expect([austria.country, austria.currency.code, austria.vat]).toEqual(['AT', 'EUR', 20]);
    const path = join(folder, 'own.json');
    await writeFile(path, JSON.stringify({ ...hungaryFile, vat: 18 }));
    expect(named({ MARKET_FILE: path })).toEqual({ ...hungary, vat: 18 });
    expect(() => named({ MARKET: 'austria', MARKET_FILE: path })).toThrow('name two markets');
  });

  it.each([
    [{ country: 'Magyarország' }, 'market.json: country: expected a code of ISO 3166 such as HU'],
    [{ timeZone: 'Europe/Pest' }, 'market.json: timeZone: expected a time zone such as Europe/Budapest'],
    [{ vat: -1 }, 'market.json: vat: '],
    [{ languages: [] }, 'market.json: languages: '],
    [{ languages: ['hu', 'fr'] }, 'market.json: languages.1: '],
    [{ languages: ['en', 'hu'] }, 'market.json: languages: expected hu as the first language, or not at all'],
    [{ tags: { hu: 'magyar' } }, 'market.json: tags.hu: expected a tag such as de-AT'],
    [{ taxes: 1 }, 'market.json: the whole: Unrecognized key: "taxes"'],
    [
      { contact: { ...hungaryFile.contact, postcode: { pattern: '(\\d', length: 4, isNumeric: true } } },
      'market.json: contact.postcode.pattern: expected a regular expression',
    ],
    [
      { company: { ...hungaryFile.company, taxNumber: '\\d{8}' } },
      'market.json: company.taxNumber: expected a regular expression with a part in brackets',
    ],
    [{ holidays: { fixed: { '13-01': 'Tizenharmadik' }, easter: {} } }, 'expected a day such as 12-25'],
    [
      { law: { ...hungaryFile.law, mandatoryGuarantee: { from: 9, years: 2, longerAbove: 8, longerYears: 3 } } },
      'market.json: law.mandatoryGuarantee: expected the lower price first',
    ],
    ['{', 'market.json is not whole'],
  ])('is refused with its file and the reason: %j', async (change, sentence) => {
    expect(await refusal(change)).toContain(sentence);
  });

  it('is refused by a name that there is not, and as a file that is not there', () => {
    expect(() => named({ MARKET: 'atlantis' })).toThrow('MARKET="atlantis" is not allowed');
    expect(() => named({ MARKET_FILE: '/nowhere/market.json' })).toThrow(
      'MARKET_FILE="/nowhere/market.json" cannot be read',
    );
  });

  it('states nothing once it is refused', () => {
    const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', MARKET: 'austria' };
    stateMarket(environment);
    expect(JSON.parse(environment.LENDULET_MARKET ?? '')).toEqual(austria);
    const refused: NodeJS.ProcessEnv = { NODE_ENV: 'test', MARKET: 'atlantis' };
    expect(() => stateMarket(refused)).toThrow(SettingsError);
    expect(refused).not.toHaveProperty('LENDULET_MARKET');
  });

  it('is stated on a page only where it is another than the build’s', () => {
    expect(differingParts(hungary, builtInMarket)).toBeUndefined();
    const stated: unknown = JSON.parse(differingParts(austria, builtInMarket) ?? '');
    expect(stated).toMatchObject({ country: 'AT', currency: austria.currency, contact: austria.contact });
    expect(stated).not.toHaveProperty('company');
    expect(JSON.parse(partsOfBuild(hungary).PAGE_MARKET_CURRENCY ?? '')).toEqual(hungary.currency);
  });
});
