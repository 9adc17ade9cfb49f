import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importCatalog, InvalidCatalog, type ImportOptions } from '#backend/catalog/importing.ts';
import type { Problem } from '#backend/catalog/lines.ts';
import { InvalidMapping, mappingSchema, parseMapping } from '#backend/catalog/table/mapping.ts';
import { readTable } from '#backend/catalog/table/records.ts';
import { loadCatalog } from '#backend/db/catalog.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { runProgram } from './process.ts';

const ownBrand = {
  name: 'Hegyi Bolt',
  postalAddress: '1111 Budapest, Fő utca 1.',
  electronicAddress: 'bolt@hegyi.example',
};
const plain = { name: 'Név', price: 'Ár', size: 'Méret', colour: 'Szín', stock: 'Készlet', picture: 'Kép' };
const header = 'Név;Ár;Méret;Szín;Készlet;Kép';
const nothing = {
  brands: [],
  categories: [],
  sports: [],
  terms: [],
  shops: [],
  pickUpPoints: [],
  products: [],
  sets: [],
  phrases: [],
  banners: [],
};

let api: TestApi;
afterEach(() => api.close());

interface Bring extends ImportOptions {
  columns?: object;
  more?: object;
}

async function bring(table: string | Buffer, { columns = plain, more = {}, ...options }: Bring = {}) {
  const file = join(api.folder, 'table.csv');
  await writeFile(file, table);
  const warnings: Problem[] = [];
  const records = await importCatalog(api.db, file, {
    now: fixtureNow,
    ownBrand,
    mapping: mappingSchema.parse({ columns, ...more }),
    onWarning: (warning) => warnings.push(warning),
    ...options,
  });
  await api.live.catchUp();
  return { records, warnings };
}

async function problemsOf(table: string | Buffer, options: Bring = {}): Promise<string[]> {
  const before = await loadCatalog(api.db);
  const error = await bring(table, options).then(
    () => null,
    (failed: unknown) => failed,
  );
  expect(error).toBeInstanceOf(InvalidCatalog);
  expect(await loadCatalog(api.db)).toEqual(before);
  return (error as InvalidCatalog).message.split('\n');
}

const product = async (id: number) => (await api.call<WireProduct>('GET', `/api/v1/product/${id}/`)).data;
const stored = async () => (await loadCatalog(api.db)).products;
const changes = () => api.db.selectFrom('change').select(['kind', 'entity_id']).orderBy('id').execute();

describe('an empty shop', () => {
  beforeEach(async () => {
    api = await startTestApi({ catalog: nothing });
  });

  it('[ADR-0138] is filled by the table that the docs begin with, and the command says what is doubtful', async () => {
    const page = await readFile(new URL('../../docs/import.md', import.meta.url), 'utf8');
    const [table, mapping] = [join(api.folder, 'bolt.csv'), join(api.folder, 'mapping.json')];
    await writeFile(table, /```csv\n([^]*?)```/.exec(page)?.[1] ?? '');
    await writeFile(mapping, /```json\n([^]*?)```/.exec(page)?.[1] ?? '');
    const { DATA_DIR, DATABASE_URL = '' } = api.settings;
    const run = runProgram('catalog-import.ts', { DATA_DIR, DATABASE_URL }, [table, '--mapping', mapping]);
    expect(await run.ended).toBe(0);
    expect(run.output.stdout).toContain('Imported 4 records');
    expect(run.output.stderr).toContain('line 2, Kép (F): there is no picture futocipo-kek in PICTURES_DIR');
    // The command has the time of day.
    api.clock.now = new Date();
    await api.live.catchUp();
    const [shoe, bottle] = await stored();
    expect(shoe).toMatchObject({ name: 'Női futócipő', gender: 'female', sizes: ['37', '38'] });
    expect(shoe?.colours.map(({ name, family }) => [name, family])).toEqual([
      ['sötétkék', 'kék'],
      ['korall', 'narancssárga'],
    ]);
    expect(shoe?.options.map(({ size, stock }) => [size, stock])).toEqual([
      ['37', { online: 3 }],
      ['38', {}],
      ['38', { online: 2 }],
    ]);
    expect(bottle).toMatchObject({ name: 'Kulacs, 0,7 l', sizes: ['Egy méret'], gender: 'unisex' });
    const found = await api.call<{ products: { items: { name: string }[] } }>(
      'GET',
      `/api/v1/search/?q=${encodeURIComponent('futócipő')}`,
    );
    expect(JSON.stringify(found.data)).toContain('Női futócipő');
    expect((await product(bottle?.id ?? 0)).prices.vk).toBe('2.490');
    expect(page).toContain('facts');
    for (const [, json] of page.matchAll(/```json\n([^]*?)```/g)) mappingSchema.parse(JSON.parse(json ?? ''));
  });

  it('[ADR-0138] takes the same table again and changes nothing; another price is a reduction, another stock is live', async () => {
    const table = (price: string, pieces: string) =>
      `${header}\nPóló;${price};S;kék;${pieces};\nPóló;${price};M;kék;1;\nKulacs;990;;;4;\n`;
    await bring(table('4 990', '2'));
    const [before, noted] = [await loadCatalog(api.db), await changes()];
    await bring(table('4990,00 Ft', '2'));
    expect(await loadCatalog(api.db)).toEqual(before);
    expect(await changes()).toEqual(noted);
    const later = new Date(fixtureNow.getTime() + 86_400_000);
    api.clock.now = later;
    await bring(table('3 990', '7'), { now: later });
    const shirt = await product(1);
    expect(shirt.prices).toMatchObject({ vk: '3.990', vkFull: '4.990' });
    expect(await api.stock(1)).toBe(7);
  });

  it('[ADR-0138] gets categories by their paths, sports, brands with their makers, facts and data', async () => {
    const columns = {
      ...plain,
      product: 'Cikk',
      brand: 'Márka',
      category: 'Kategória',
      sports: 'Sport',
      sku: 'Kód',
      ean: 'EAN',
      description: ['Leírás'],
      attributes: { Származás: 'Ország' },
      salesRank: 'Eladás',
    };
    const vento = { name: 'Vento S.p.A.', postalAddress: 'Milano', electronicAddress: 'gpsr@vento.example' };
    const table = [
      `Cikk;${header};Márka;Kategória;Sport;Kód;EAN;Leírás;Ország;Eladás`,
      'A1;Pacer 3;24990;42;kék;3;;Vento;Cipők > Futócipők;Futás, Túra;A1-42;5990000020014;"Könnyű.',
      '',
      'Gyors.";Olaszország;120',
      'B7;Pacer 3;19990;;;3;;Vento;Cipők;;B7;;;;',
      'A1;Pacer 3 (43);;43;kék;1;;;;;A1-43;;;;',
    ].join('\r\n');
    const { warnings } = await bring(`\u{FEFF}${table}`, { columns, more: { manufacturers: { Vento: vento } } });
    const { categories, sports, brands, products } = await loadCatalog(api.db);
    expect(categories.map(({ slug, parentId }) => [slug, parentId])).toEqual([
      ['cipok', null],
      ['futocipok', 1],
    ]);
    expect(sports.map(({ name }) => name)).toEqual(['Futás', 'Túra']);
    expect(brands).toEqual([{ slug: 'vento', name: 'Vento', manufacturer: vento, responsiblePerson: null }]);
    expect(products).toMatchObject([
      {
        slug: 'vento-pacer-3',
        categoryId: 2,
        sportIds: [1, 2],
        sizes: ['42', '43'],
        description: ['Könnyű.', 'Gyors.'],
        attributes: [{ name: 'Származás', value: 'Olaszország' }],
        salesRank: 120,
      },
      { slug: 'vento-pacer-3-b7', categoryId: 1 },
    ]);
    expect(products[0]?.options.map(({ sku, ean }) => [sku, ean.slice(0, 2)])).toEqual([
      ['A1-42', '59'],
      ['A1-43', '20'],
    ]);
    expect(warnings.map(({ line, field }) => `${line} ${field}`)).toContain('6 Név (B)');
  });

  it('[ADR-0138] knows goods again by their own number, also where two have one name', async () => {
    const columns = { ...plain, product: 'Cikk' };
    const rows = (...lines: string[]) => `Cikk;${header}\n${lines.join('\n')}\n`;
    await bring(rows('100;Póló;990;S;kék;1;'), { columns });
    await bring(rows('200;Póló;890;S;kék;2;', '1;Póló;790;S;kék;3;'), { columns });
    const named = async () => (await stored()).map(({ id, slug, options }) => `${id} ${slug} ${options[0]?.sku}`);
    const three = ['1 polo 100_kek-s', '2 polo-200 200_kek-s', '3 polo-1 1_kek-s'];
    expect(await named()).toEqual(three);
    await bring(rows('1;Póló;790;M;kék;3;', '200;Póló;890;S;kék;2;', '100;Póló;990;S;kék;1;'), { columns });
    expect(await named()).toEqual([...three.slice(0, 2), '3 polo-1 1_kek-m']);
    // A table without that number has SKUs that begin with ids of the shop, which are no numbers of a table.
    await bring(`${header}\nSapka;490;S;kék;1;\n`);
    const { warnings } = await bring(rows('4;Sapka;690;S;kék;1;', '5;Póló;690;S;kék;1;'), { columns });
    const added = ['4 sapka 4-kek-s', '5 sapka-4 4_kek-s', '6 polo-5 5_kek-s'];
    expect((await named()).slice(3)).toEqual(added);
    expect(warnings.filter(({ field }) => field.startsWith('Név')).map(({ problem }) => problem)).toEqual([
      'is new, though product 4 of the shop has this name: its id or a SKU would say that it is the same',
    ]);
  });

  it('[ADR-0138] gives no new product the id that another row says', async () => {
    const rows = [';Póló;990;S;kék;1;', '1;Sapka;490;S;kék;1;', '2147483647;Öv;290;S;kék;1;', ';Sál;690;S;kék;1;'];
    await bring(`Id;${header}\n${rows.join('\n')}\n`, { columns: { ...plain, id: 'Id' } });
    const named = (await stored()).map(({ id, name }) => `${id} ${name}`);
    expect(named).toEqual(['1 Sapka', '2 Póló', '3 Sál', '2147483647 Öv']);
  });

  it('[ADR-0138] is told that nobody knows who makes the goods of a brand, or whose they are', async () => {
    const columns = { ...plain, brand: 'Márka' };
    expect(await problemsOf(`${header};Márka\nPóló;990;;;1;;Vento\n`, { columns })).toEqual([
      'line 2, Márka (G): who makes the goods of Vento has to be known (Regulation (EU) 2023/988): add it to "manufacturers" of the mapping',
    ]);
    expect(await problemsOf(`${header}\nPóló;990;;;1;\n`, { ownBrand: null })).toEqual([
      'line 2, brand: the table has no column for brands: name it, or "brand" under "constants"',
    ]);
  });

  it('[ADR-0138] is replaced by a table: what it no longer has is gone for good', async () => {
    await bring(`${header}\nPóló;990;;;1;\nSapka;490;;;1;\n`);
    await bring(`${header}\nSapka;490;;;1;\nSál;690;;;1;\n`, { replaces: true });
    expect((await stored()).map(({ id, slug }) => `${id} ${slug}`)).toEqual(['2 sapka', '3 sal']);
    expect((await api.call('GET', '/api/v1/product/1/')).status).toBe(410);
  });
});

describe('a shop with goods', () => {
  beforeEach(async () => {
    api = await startTestApi();
  });

  it('[ADR-0138] keeps what a table of prices and pieces does not say', async () => {
    const before = (await stored()).find(({ id }) => id === 1);
    const codes = before?.options.map(({ sku, colour, size }) => {
      const name = before.colours.find(({ slug }) => slug === colour)?.name;
      return `${sku};${before.name};19990;${name};${size};9`;
    });
    await bring(`sku;név;ár;szín;méret;készlet\n${codes?.join('\n')}`, {
      columns: {
        sku: 'SKU',
        name: 'Név',
        price: 'Ár',
        colour: 'Szín',
        size: 'Méret',
        stock: { [fixtureShops.szeged]: 'Készlet' },
      },
    });
    const after = (await stored()).find(({ id }) => id === 1);
    expect({ ...after, priceLog: [], options: [] }).toEqual({ ...before, priceLog: [], options: [] });
    expect(after?.priceLog.at(-1)).toMatchObject({ role: 'vk', price: 19_990 });
    expect(await api.stock(1002, fixtureShops.szeged)).toBe(9);
    expect(await api.stock(1002)).toBe(3);
  });

  it.each([
    ['has no column for stock', {}],
    ['names other places', { stock: { [fixtureShops.szeged]: 'Készlet' } }],
  ])('[ADR-0138] [ADR-0134] keeps what is sold between check and storing where the table %s', async (_what, more) => {
    const before = (await stored()).find(({ id }) => id === 1);
    const rows = before?.options.map(({ sku, colour, size }) => {
      const name = before.colours.find(({ slug }) => slug === colour)?.name;
      return `${sku};${before.name};19990;${name};${size};9`;
    });
    const columns = { sku: 'SKU', name: 'Név', price: 'Ár', colour: 'Szín', size: 'Méret', ...more };
    const [table, checked] = [join(api.folder, 'table.csv'), join(api.folder, 'checked.ndjson')];
    await writeFile(table, `SKU;Név;Ár;Szín;Méret;Készlet\n${rows?.join('\n')}`);
    const lines: string[] = [];
    for await (const read of readTable(api.db, table, { mapping: mappingSchema.parse({ columns }), now: fixtureNow })) {
      expect(read).toHaveProperty('record');
      if ('record' in read) lines.push(JSON.stringify(read.record));
    }
    await writeFile(checked, lines.join('\n'));
    await api.db
      .updateTable('stock')
      .set({ pieces: 1 })
      .where('option_id', '=', 1002)
      .where('place', '=', 'online')
      .execute();
    await importCatalog(api.db, checked, { now: fixtureNow });
    await api.live.catchUp();
    expect(await api.stock(1002)).toBe(1);
    expect(await api.stock(1002, fixtureShops.szeged)).toBe('stock' in more ? 9 : 2);
  });

  it('[ADR-0138] [ADR-0134] gets prices and pieces by a table that names goods by their SKU alone', async () => {
    const columns = { sku: 'SKU', price: 'Ár', stock: { online: 'Raktár', [fixtureShops.szeged]: 'Szeged' } };
    const noted = await changes();
    const { records } = await bring('SKU;Ár;Raktár;Szeged\nFX-1002;;9;\nFX-1001;19 990;;\n', { columns });
    expect(records).toBe(2);
    expect((await product(1)).prices.vk).toBe('19.990');
    expect([await api.stock(1002), await api.stock(1002, fixtureShops.szeged)]).toEqual([9, 2]);
    expect((await changes()).slice(noted.length).map(({ kind }) => kind)).toEqual(['price', 'stock']);
    expect(
      await problemsOf('SKU;Ár;Raktár;Szeged\nFX-1002;1;x;\nFX-1002;2;;\nFX-1001;3;;\nFX-1001;;;\nFX-0;1;;\n', {
        columns,
      }),
    ).toEqual([
      'line 2, Raktár (C): “x” is no number of pieces from 0 to 1 000 000',
      'line 3, SKU (A): the sku FX-1002 stands in line 2 already',
      'line 4, Ár (B): says 3\u00A0Ft, and line 2 of the same product 1\u00A0Ft',
      'line 5, SKU (A): the sku FX-1001 stands in line 4 already',
      'line 6, SKU (A): there is no sku FX-0 in the shop',
    ]);
  });

  it.each<[what: string, table: string, problems: string[], options?: Bring]>([
    [
      'a column that is not there',
      'Név;Bruttó\nPóló;990\n',
      ['line 1, price: the table has no column “Ár”: it has Név, Bruttó'],
      { columns: { name: 'Név', price: 'Ár' } },
    ],
    [
      'a header that stands twice',
      'Név;Ár;ár\nPóló;990;890\n',
      ['line 1, price: the column “Ár” stands here twice, B and C'],
      { columns: { name: 'Név', price: 'Ár' } },
    ],
    [
      'a fact that nobody declared',
      'Név;Ár\nPóló;990\n',
      ['line 1, facts.kor: there is no fact kor'],
      {
        columns: { name: 'Név', price: 'Ár', facts: { kor: 'Név' } },
      },
    ],
    [
      'cells that say nothing sensible',
      `${header}\nPóló;kilenc;S;kék;sok;\n`,
      ['line 2, Ár (B): “kilenc” is no price', 'line 2, Készlet (E): “sok” is no number of pieces from 0 to 1 000 000'],
    ],
    [
      'two prices of one product',
      `${header}\nPóló;990;S;kék;1;\nPóló;890;M;kék;1;\n`,
      ['line 3, Ár (B): says “890”, and line 2 of the same product “990”'],
    ],
    [
      'one colour and size twice',
      `${header}\nPóló;990;S;kék;1;\nPóló;990;S;Kék;1;\n`,
      ['line 3, Méret (C): kék, S of this product stands in line 2 already'],
    ],
    ['no price at all', `${header}\nPóló;;S;kék;1;\n`, ['line 2, Ár (B): is empty']],
    ['no name', `${header}\n;990;S;kék;1;\n`, ['line 2, Név (A): is empty']],
    [
      'a cell too many',
      `${header}\nPóló, 100;990;S;kék;1;;pamut\n`,
      ['line 2: has a cell “pamut” behind the last column: is a separator in a text?'],
    ],
    ['a header and nothing else', `${header}\n;;;;;\n`, ['line 0: the table has a header and no rows']],
    [
      'a quote that is never closed',
      `${header}\nPóló;990;S;kék;1;\n"Sapka;490;;;1;\n`,
      ['line 3: a quotation mark opens here and is never closed'],
    ],
    [
      'a store that is not there',
      `${header}\nPóló;990;S;kék;1;\n`,
      ['line 2, Készlet (E): there is no store store_pecs'],
      {
        columns: { ...plain, stock: { store_pecs: 'Készlet' } },
      },
    ],
  ])('[ADR-0138] is not changed by a table with %s', async (_what, table, problems, options) => {
    expect(await problemsOf(table, options)).toEqual(problems);
  });

  it('[ADR-0138] refuses a SKU or EAN that stands twice, in the table or in the shop, and names both places', async () => {
    const columns = { ...plain, sku: 'Kód', ean: 'EAN' };
    const [first] = await stored();
    const ean = first?.options[0]?.ean ?? '';
    expect(
      await problemsOf(`${header};Kód;EAN\nPóló;990;S;kék;1;;K1;\nSapka;990;;;1;;K1;\nSál;990;;;1;;K2;${ean}\n`, {
        columns,
      }),
    ).toEqual([
      'line 3, Kód (G): the sku K1 stands in line 2 already',
      expect.stringMatching(/^line 4, EAN \(H\): product \d+ and product 1, which is stored, both have the ean/),
    ]);
    expect(await problemsOf(`${header};Kód;EAN\nSál;990;;;1;;K2;${ean}\n`, { columns })).toEqual([
      expect.stringMatching(
        /^line 2, EAN \(H\): product \d+ and product 1, which is stored, both have the ean \d{13}$/,
      ),
    ]);
    expect(await problemsOf(`${header};Kód;EAN\nSál;990;;;1;;K2;5990000010011\n`, { columns })).toEqual([
      'line 2, EAN (H): is no EAN: its last digit does not fit the others',
    ]);
  });

  it('[ADR-0138] reads Windows-1250, declared or found out, and says so', async () => {
    const bytes = Buffer.from(
      'Név;Ár\nKönny\xfb p\xf3l\xf3 \xf5ri\xe1s m\xe9retben;990\n'
        .replace('é', '\xe9')
        .replace('Á', '\xc1')
        .replace('ö', '\xf6'),
      'latin1',
    );
    const columns = { name: 'Név', price: 'Ár' };
    const { warnings } = await bring(bytes, { columns });
    expect(warnings[0]).toMatchObject({ line: 0, problem: expect.stringContaining('read as Windows-1250') });
    expect((await stored()).at(-1)?.name).toBe('Könnyű póló őriás méretben');
    const declared = await bring(bytes, { columns, more: { encoding: 'windows-1250' } });
    expect(declared.warnings.map(({ problem }) => problem)).not.toContainEqual(expect.stringContaining('Windows-1250'));
    expect(await problemsOf(bytes, { columns, more: { encoding: 'utf-8' } })).toEqual([
      'line 1: not valid UTF-8, which the mapping says it is',
    ]);
  });

  it.each<[what: string, bytes: Buffer, problem: string]>([
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004sheet', 'latin1'),
      'line 1: this is a workbook of a spreadsheet: save it as “CSV UTF-8” and import that file',
    ],
    [
      'UTF-16',
      Buffer.from('\u{FEFF}Név;Ár\n', 'utf16le'),
      'line 1: the text is UTF-16: save it as “CSV UTF-8” and import that file',
    ],
    ['a binary', Buffer.from([0x4e, 0x0a, 0x00, 0x01, 0x0a]), 'line 2: holds the character NUL: this is no text'],
    [
      'letters of another encoding',
      Buffer.from('N;A\n\xd0\xa4;1\n\x81\x83;2', 'latin1'),
      'line 3: neither UTF-8 nor a Hungarian text in Windows-1250: save the file as “CSV UTF-8”, or say "encoding" in the mapping',
    ],
    ['nothing', Buffer.from('\n \n'), 'line 0: the file is empty'],
  ])('[ADR-0138] tells %s from a table', async (_what, bytes, problem) => {
    expect(await problemsOf(bytes, { columns: { name: 'N', price: 'A' } })).toEqual([problem]);
  });

  it('[ADR-0138] refuses a line of 200 MB before it is held', async () => {
    const path = join(api.folder, 'table.csv');
    const file = await open(path, 'w');
    await file.write(`${header}\n`);
    const part = Buffer.alloc(10 * 2 ** 20, 'x');
    for (let at = 0; at < 20; at += 1) await file.write(part);
    await file.close();
    const mapping = mappingSchema.parse({ columns: plain });
    await expect(importCatalog(api.db, path, { mapping, now: fixtureNow })).rejects.toThrow(
      'line 2: longer than 1048576 bytes: is this a table?',
    );
  });
});

describe('the call of an import', () => {
  const key = 'a-key-of-the-tests';
  const send = async (payload: object | string) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/admin/v1/import/',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: answer.statusCode, ...answer.json<{ data?: object; errors?: object }>() };
  };
  const mapping = { columns: { sku: 'SKU', stock: 'Raktár' } };
  beforeEach(async () => {
    api = await startTestApi({ environment: { IMPORT_KEY: key } });
  });

  it('[ADR-0138] takes a table with its mapping, and names line and column of what is wrong', async () => {
    const sent = await send({ mapping, table: 'SKU;Raktár\nFX-1002;9\n' });
    expect(sent).toEqual({ status: 200, data: { records: 1, warnings: [] } });
    expect(await api.stock(1002)).toBe(9);
    const wrong = await send({ mapping, table: 'SKU;Raktár\nFX-1002;sok\n' });
    expect(wrong).toMatchObject({
      status: 422,
      errors: { 2: ['Raktár (B): “sok” is no number of pieces from 0 to 1 000 000'] },
    });
  });

  it.each<[object | string, object]>([
    ['{', { body: ['format'] }],
    ['null', { table: ['required'] }],
    [{ mapping }, { table: ['required'] }],
    [{ table: 'SKU' }, { mapping: ['required'] }],
    [{ mapping: { columns: { sku: 'SKU' } }, table: 'SKU' }, { mapping: [expect.stringContaining('names no column')] }],
  ])('[ADR-0138] refuses %j', async (payload, errors) => {
    expect(await send(payload)).toMatchObject({ status: 422, errors });
  });
});

describe('a mapping', () => {
  beforeEach(async () => {
    api = await startTestApi();
  });

  it.each([
    ['{', 'is no mapping: it is not valid JSON'],
    ['{"columns":{"name":"Név"}}', 'columns names no column for price, which every product needs'],
    ['{"columns":{"name":"Név","price":"Ár","szin":"Szín"}}', 'szin'],
    ['{"columns":{"sku":"Kód"}}', 'columns names no column for a price or for stock'],
    ['{"columns":{"sku":"Kód","price":"Ár","brand":"Márka"}}', 'changes prices and stock alone, and not brand'],
    ['{"columns":{"name":"Név","price":7}}', 'columns.price'],
    ['[]', 'the file'],
  ])('[ADR-0138] that is none says why: %s', (json, said) => {
    expect(() => parseMapping(json, 'm.json')).toThrow(InvalidMapping);
    expect(() => parseMapping(json, 'm.json')).toThrow(said);
  });

  it('[ADR-0138] is asked for by the command where the file is a table', async () => {
    const file = join(api.folder, 'bolt.csv');
    await writeFile(file, `${header}\n`);
    const { DATA_DIR, DATABASE_URL = '' } = api.settings;
    const run = runProgram('catalog-import.ts', { DATA_DIR, DATABASE_URL }, [file]);
    expect(await run.ended).toBe(1);
    expect(run.output.stderr).toContain('bolt.csv is a table: say which column is which by --mapping MAPPING');
  });
});
