import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportCatalog } from '#backend/catalog/exporting.ts';
import { importCatalog, InvalidCatalog } from '#backend/catalog/importing.ts';
import { mappingSchema } from '#backend/catalog/table/mapping.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { catalogRecordSchema, type CatalogRecord } from '#lib/contract/catalog.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

const template = 'https://cdn.example.hu/{path}?w={width}';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ environment: { MEDIA_HOST: template } });
});
afterEach(() => api.close());

async function exported(): Promise<CatalogRecord[]> {
  const records: CatalogRecord[] = [];
  await exportCatalog(api.db, (line) => void records.push(catalogRecordSchema.parse(JSON.parse(line))));
  return records;
}

async function bring(records: readonly CatalogRecord[], mediaHost = template) {
  const file = join(api.folder, 'pictures.ndjson');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const warnings: unknown[] = [];
  const onWarning = (warning: unknown) => void warnings.push(warning);
  await importCatalog(api.db, file, { now: fixtureNow, mediaHost, pictures: new Set(), onWarning });
  await api.live.catchUp();
  return warnings;
}

async function withPictures(...names: string[]) {
  const product = (await exported()).find((record) => record.kind === 'product');
  if (product?.kind !== 'product') throw new Error('The fixture has no product');
  const images = names.map((name) => ({ name, alt: 'Cipő' }));
  return { ...product, colours: product.colours.map((colour) => ({ ...colour, images })) };
}

describe('a host of pictures', () => {
  it('[ADR-0141] gives pictures by their addresses, with the place of the width, on pages and cards', async () => {
    const product = await withPictures('https://cdn.example.hu/termekek/cipo-1.jpg', 'cipo-elol');
    const warnings = await bring([product]);
    expect(warnings).toEqual([expect.objectContaining({ field: 'colours.0.images.1.name' })]);
    const { data } = await api.call<WireProduct>('GET', '/api/v1/product/1/');
    expect(data.colours[0]?.images.map(({ path }) => path)).toEqual([
      'https://cdn.example.hu/termekek/cipo-1.jpg?w=*',
      '/media/cipo-elol',
    ]);
    const list = await api.call('GET', `/api/v1/search/?q=${encodeURIComponent(product.name)}`);
    expect(JSON.stringify(list.data)).toContain('https://cdn.example.hu/termekek/cipo-1.jpg?w=*');
  });

  it('[ADR-0141] takes an export again as it is', async () => {
    await bring([await withPictures('https://cdn.example.hu/a.jpg')]);
    const first = await exported();
    await bring(first);
    expect(await exported()).toEqual(first);
  });

  it.each([
    ['https://elsewhere.example/a.jpg', template, `is no address of MEDIA_HOST (${template})`],
    ['http://cdn.example.hu/a.jpg', template, `is no address of MEDIA_HOST (${template})`],
    ['https://user@cdn.example.hu/a.jpg', template, `is no address of MEDIA_HOST (${template})`],
    [
      'https://cdn.example.hu/a.jpg?v=2',
      template,
      `is no address of MEDIA_HOST (${template}): the width comes from the template, and nothing stands behind the path`,
    ],
    [
      'https://cdn.example.hu/a.jpg',
      '',
      'is an address, and MEDIA_HOST names no host of pictures: name a file of PICTURES_DIR',
    ],
  ])('[ADR-0141] refuses the picture %s where MEDIA_HOST is “%s”', async (name, mediaHost, problem) => {
    const product = await withPictures(name);
    const error = await bring([product], mediaHost).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(InvalidCatalog);
    expect((error as InvalidCatalog).message.split('\n')[0]).toBe(`line 1, colours.0.images.0.name: ${problem}`);
  });

  it('[ADR-0141] gives the pictures of a table too, and names the cell of a wrong one', async () => {
    const file = join(api.folder, 'table.csv');
    const mapping = mappingSchema.parse({ columns: { name: 'Név', price: 'Ár', picture: 'Kép' } });
    const ownBrand = { name: 'Bolt', postalAddress: 'Budapest', electronicAddress: 'a@b.hu' };
    const options = { now: fixtureNow, mediaHost: template, mapping, ownBrand };
    await writeFile(file, 'Név;Ár;Kép\nSál;990;https://cdn.example.hu/sal.jpg\n');
    await importCatalog(api.db, file, options);
    expect(JSON.stringify(await exported())).toContain('https://cdn.example.hu/sal.jpg?w=*');
    await writeFile(file, 'Név;Ár;Kép\nSapka;990;https://masik.example/sapka.jpg\n');
    await expect(importCatalog(api.db, file, options)).rejects.toThrow('line 2, Kép (C): is no address of MEDIA_HOST');
    await writeFile(file, 'Név;Ár;Kép\nSapka;990;ftp://cdn.example.hu/sapka.jpg\n');
    await expect(importCatalog(api.db, file, options)).rejects.toThrow('is no name of a picture');
  });
});
