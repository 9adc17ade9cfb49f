import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const catalog = generateCatalog({ seed: 2735, products: 900, now: fixtureNow });
const model = ReadModel.fromCatalog(catalog, fixtureNow);
const firstNames = (q: string) =>
  search(model, { q }, 'vk')
    .products.slice(0, 5)
    .map(({ name }) => name.toLowerCase());

describe('a list of a sport', () => {
  const treeOf = (path: string) => search(model, { path }, 'vk').categoryTree.tree;

  it('[PLP-12] leads to its kinds of goods, what it lives by first, by the page that they have', () => {
    const kinds = treeOf('/sport/si-es-snowboard/');
    expect(kinds.slice(0, 4).map(({ url }) => url)).toContain('/felszereles/si-es-snowboard/silecek/');
    expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sídzsekik', 'Síszemüvegek']));
    expect(kinds.length).toBeLessThanOrEqual(16);
  });

  it('[PLP-12] keeps the sport in the address of a kind that other sports share, and the gender in all', () => {
    const urls = treeOf('/sport/futas/noi/').map(({ url }) => url);
    expect(urls).toContain('/noi/cipok/futocipok/mindennapi-futocipok/');
    expect(urls.filter((url) => !url.startsWith('/noi/'))).toEqual([]);
    expect(urls.find((url) => url.includes('/leggingsek/'))).toMatch(/\?filters=\d+$/);
  });
});

describe('a list of all for a gender', () => {
  const urlsOf = (query: { path: string; q?: string }) =>
    search(model, query, 'vk').categoryTree.tree.map(({ url }) => url);

  it.each(['noi', 'ferfi', 'gyerek'])('[PLP-12] leads to root categories, then to kinds of its own: %s', (gender) => {
    const urls = urlsOf({ path: `/${gender}/` });
    expect(urls.slice(0, 3)).toEqual(['cipok', 'ruhazat', 'felszereles'].map((root) => `/${gender}/${root}/`));
    expect(urls).toContain(`/${gender}/cipok/futocipok/`);
    expect(urls).toContain(`/${gender}/ruhazat/kabatok-es-dzsekik/`);
    expect([urls.length <= 16, new Set(urls).size]).toEqual([true, urls.length]);
  });

  it('[PLP-12] leads to no kind that most goods of are for everyone', () => {
    expect(urlsOf({ path: '/noi/' })).not.toContain('/noi/felszereles/kerekparozas/');
    expect(urlsOf({ path: '/ferfi/' })).not.toContain('/ferfi/felszereles/kemping-es-tura/');
  });

  it('[PLP-12] leads to what a query divides its goods among, where there is one', () => {
    expect(urlsOf({ path: '/noi/', q: 'futás' }).every((url) => url.split('/').length === 4)).toBe(true);
  });
});

describe('a sport named by what one does', () => {
  const verbs = [
    ['jóga', 'jógázni'],
    ['futás', 'futni'],
    ['úszás', 'úszni'],
    ['sí', 'síelni'],
    ['túra', 'túrázni'],
    ['kerékpár', 'biciklizni'],
    ['kosárlabda', 'kosarazni'],
    ['tenisz', 'teniszezni'],
    ['kemping', 'kempingezni'],
    ['foci', 'focizáshoz'],
    ['görkorcsolya', 'korcsolyázáshoz'],
  ] as const;

  it.each(verbs)('%s is found by "%s"', (_sport, verb) => {
    expect(search(model, { q: verb }, 'vk')).toMatchObject({ corrected: null });
    expect(firstNames(verb)).toHaveLength(5);
  });
});

describe('goods by how people ask for them', () => {
  it.each([
    ['milyen sátrat vegyek', 'sátor'],
    ['szeretnék egy olcsó hátizsákot', 'hátizsák'],
    ['unokámnak bukósisak', 'gyerek'],
    ['feleségemnek túrabakancs', 'női'],
    ['szemüveg az uszodába', 'úszószemüveg'],
    ['terembe cipő', 'edzőcipő'],
    ['fejre lámpa', 'fejlámpa'],
    ['cicanaci', 'leggings'],
    ['foci laszti', 'focilabda'],
    ['pingpong lapát', 'pingpongütő'],
    ['samsung fejlámpa', 'fejlámpa'],
  ])('"%s" finds %s', (query, part) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
  });

  it.each([
    ['turabakkancsot', 'bakancs'],
    ['jabát', 'dzseki'],
    ['bukósiask', 'bukósisak'],
    ['kapúcnis pulvóer', 'pulóver'],
    ['noifutocipo', 'női'],
    ['há tizsák', 'hátizsák'],
    ['kéyisúlyzó', 'kézisúlyzó'],
    ['gátizsák', 'hátizsák'],
  ])('"%s" with its slips finds %s', (query, part) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
  });

  it.each([
    ['könnyű hátizsák a kéktúrára', 'hátizsák'],
    ['könnyű hátizsák', 'hátizsák'],
    ['meleg hálózsák ami mínuszban is jó', 'hálózsák'],
    ['munkába roller', 'roller'],
    ['súlyzózás otthon', 'kg'],
    ['téli gatya', 'nadrág'],
    ['kapucsis pulcsi', 'pulóver'],
    ['feket hátiz', 'hátizsák'],
    ['sícipőnői', 'női sícipő'],
    ['banántáska', 'futóöv'],
    ['popsigumi', 'gumiszalag'],
  ])('[SRCH-01] "%s", for a purpose, by slang or half typed, finds %s', (query, part) => {
    const names = firstNames(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes(part))).toEqual([]);
  });

  it('[SRCH-01] shows all of a kind, those for the purpose first', () => {
    const rollers = search(model, { q: 'roller' }, 'vk').total;
    const { total, leftOut } = search(model, { q: 'munkába roller' }, 'vk');
    expect([total >= rollers, leftOut]).toEqual([true, []]);
  });

  it.each([
    ['hátizsák', /hátizsák|táska|öv/],
    ['kulacs', /kulacs/],
    ['sátor', /sátor/],
    ['jógamatrac', /jógamatrac/],
    ['síléc', /síléc/],
    ['görkorcsolya', /görkorcsolya/],
    ['goggles', /szemüveg/],
    ['téli hátizsák túrához', /hátizsák/],
  ])('[ADR-0163] "%s" finds what is called so, and nothing that mentions it', (q, kind) => {
    const named = (query: object) => search(model, { q, ...query }, 'vk');
    const pages = Array.from({ length: named({}).pageCount }, (_, at) => named({ page: at + 1 }).products).flat();
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({ name }) => !kind.test(name.toLowerCase())).map(({ name }) => name)).toEqual([]);
    expect(named({ exact: '1' }).total).toBeGreaterThanOrEqual(pages.length);
  });

  it('[ADR-0163] finds all of a list by its name in either language', () => {
    const [list, ...named] = [{ path: '/sport/futas/' }, { q: 'futás' }, { q: 'running' }].map(
      (query) => search(model, query, 'vk').total,
    );
    expect(named[0]).toBe(named[1]);
    expect(named[0]).toBeGreaterThanOrEqual(list ?? Infinity);
  });

  it('[ADR-0163] takes words together for no form of the first one: "yoga mat" is no "yogámat"', () => {
    const mats = search(model, { q: 'jógamatrac' }, 'vk').total;
    expect([mats > 3, search(model, { q: 'yoga mat' }, 'vk').total]).toEqual([true, mats]);
  });

  it('[SRCH-07] shows goggles of both kinds', () => {
    const names = search(model, { q: 'goggles' }, 'vk').products.map(({ name }) => name);
    const first = names.slice(0, 12);
    expect(first.some((name) => name.includes('síszemüveg'))).toBe(true);
    expect(first.some((name) => name.includes('úszószemüveg'))).toBe(true);
  });

  it('[ADR-0163] finds what mentions a kind where nothing is called so', () => {
    const names = firstNames('raglánujj hátizsák');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name.includes('hátizsák'))).toEqual([]);
  });

  it('[SRCH-01] puts the very number before its band, and the nearest where nothing has it', () => {
    const drops = (q: string) =>
      search(model, { q }, 'vk').products.map(({ id }) => catalog.products.find((one) => one.id === id)?.facts.drop);
    const found = drops('cipő 6 mm drop');
    expect(found.length).toBeGreaterThan(0);
    expect(found.lastIndexOf(6)).toBe(found.filter((drop) => drop === 6).length - 1);
    const comforts = search(model, { q: 'hálózsák mínusz 30 fok' }, 'vk');
    const coldest = Math.min(...catalog.products.flatMap(({ facts }) => Number(facts.comfortTemperature ?? 99)));
    expect(comforts.leftOut).toEqual(['mínusz 30 fok']);
    expect(catalog.products.find(({ id }) => id === comforts.products[0]?.id)?.facts.comfortTemperature).toBe(coldest);
  });

  it('[SRCH-01] looks for a colour among other kinds where none of the first has it', () => {
    const white = search(model, { q: 'fehér sapka' }, 'vk');
    expect(white.understood?.filters.map(({ name }) => name)).toEqual(['Fehér']);
    expect(white.leftOut).toEqual([]);
  });

  it('[SRCH-01] takes the family of a shade that none of the goods has by its name', () => {
    const { total, leftOut } = search(model, { q: 'ezüst szandál' }, 'vk');
    expect(total).toBeGreaterThan(0);
    expect(leftOut).toEqual(['ezüst']);
  });

  it('[SRCH-01] shows nothing else for a fact alone that nothing has', () => {
    expect(search(model, { q: 'négyszemélyes' }, 'vk').total).toBeLessThan(catalog.products.length / 10);
    expect(search(model, { q: '30 l' }, 'vk').understood?.filters.map(({ key }) => key)).toEqual(['25-35']);
  });

  it('[SRCH-01] takes goods for grown-ups for a filter', () => {
    const { understood } = search(model, { q: 'kori felnőttnek' }, 'vk');
    expect(understood?.filters.map(({ name }) => name)).toEqual(['Női', 'Férfi']);
  });

  it('[SRCH-01] finds a number of an item however it is set apart', () => {
    const { id, options } = catalog.products[0] ?? { id: 0, options: [] };
    const ean = options[0]?.ean ?? '';
    const apart = (sign: string) => [ean.slice(0, 3), ean.slice(3, 6), ean.slice(6)].join(sign);
    for (const sign of ['', ' ', '-', '.', '–'])
      expect(search(model, { q: apart(sign) }, 'vk').products.map((one) => one.id)).toEqual([id]);
    const number = String(id).replace(/(\d{3})$/, ' $1');
    expect(search(model, { q: number }, 'vk')).toMatchObject({ total: 1, corrected: null });
  });

  it('takes reduced goods for a filter', () => {
    const { understood, total } = search(model, { q: 'akciós futócipő' }, 'vk');
    expect(understood?.filters.map(({ name }) => name)).toEqual(['Akció']);
    expect(total).toBeGreaterThan(0);
  });
});

describe('the links from a search to genders and categories', () => {
  it.each([
    'hátizsák 30l',
    'piros női futócipő 38',
    'túracipő 30 000 Ft alatt',
    'sátor 2 személyes',
    'piros póló m',
    'akciós kabát',
    'nike kék futócipő',
    'dzseki',
    'hátizsák',
  ])('[SRCH-01] lead from "%s" to as many products as they say, and never to the same ones', (q) => {
    const { categoryTree, total } = search(model, { q }, 'vk');
    const links = [...categoryTree.tree, ...categoryTree.genders];
    const counts = links.map(({ url, count }) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      return [url, count, search(model, { path: pathname, q: searchParams.get('q') ?? '' }, 'vk').total];
    });
    expect(counts.filter(([, said, found]) => said !== found)).toEqual([]);
    expect(links.filter(({ count }) => count >= total)).toEqual([]);
  });
});
