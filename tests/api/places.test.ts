import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { townsOf } from '#backend/content/places/postcodes.ts';
import { towns } from '#backend/content/places/towns.ts';
import { catalogShops } from '#demo/catalog/shops.ts';
import type { Postcode } from '#lib/contract/place.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (postal: string) => api.call<Postcode>('GET', `/api/v1/postcode/${postal}/`);

describe('the towns of a postcode', () => {
  it.each([
    ['6724', ['Szeged']],
    ['7632', ['Pécs']],
    ['1011', ['Budapest, I. kerület']],
    ['1138', ['Budapest, XIII. kerület']],
    ['1239', ['Budapest, XXIII. kerület']],
    ['8256', ['Ábrahámhegy', 'Salföld']],
    ['7900', ['Botykapeterd', 'Csertő', 'Szigetvár']],
    ['1007', []],
    ['1242', []],
    ['9999', []],
  ])('of %s are %j', async (postal, expected) => {
    expect(await ask(postal)).toMatchObject({ status: 200, data: { postal, towns: expected } });
  });

  it('are asked by anyone, and kept by anyone', async () => {
    const { headers } = await ask('6724');
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it.each(['0999', '113', '11380', '113a', '%20', 'Szeged'])('are asked by four digits, not by %s', async (postal) => {
    expect(await ask(postal)).toMatchObject({ status: 422, errors: { postal: [expect.any(String)] } });
  });

  it('are known of every store and every larger town', () => {
    for (const { city, zip } of catalogShops()) expect(townsOf(zip).join(), zip).toContain(city);
    for (const [town, postal] of towns) expect(townsOf(postal), postal).toContain(town);
  });
});
