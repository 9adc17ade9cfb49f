import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#backend/catalog/model.ts';
import { InvalidInput, NotFound } from '#backend/domain/errors.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { filterPrice } from '#lib/contract/money.ts';
import { searchAnswerSchema } from '#lib/contract/search.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions, fixtureShops } from '#tests/fixtures/catalog.ts';

let model: ReadModel;
beforeEach(() => {
  model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
});

const names = (query: SearchQuery) => search(model, query, 'vk').products.map(({ name }) => name);
const ids = (query: SearchQuery) => search(model, query, 'vk').products.map(({ id }) => id);

function valueId(group: string, name: string): number {
  const found = search(model, {}, 'vk')
    .filters.find(({ f_name }) => f_name === group)
    ?.values.find(({ fv_name }) => fv_name === name);
  if (!found) throw new Error(`The fixture has no ${group} ${name}`);
  return found.fv_id;
}

function errorsOf(query: SearchQuery): unknown {
  try {
    search(model, query, 'vk');
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors;
    throw error;
  }
  return null;
}

describe('the search answer', () => {
  it('[PLP-01] has all groups of filters', () => {
    const answer = searchAnswerSchema.parse(search(model, {}, 'vk'));
    expect(answer.filters.map(({ f_name }) => f_name).toSorted()).toEqual([
      'GENERAL_Brand',
      'GENERAL_Color',
      'GENERAL_Gender',
      'GENERAL_Size',
      'GENERAL_saletype',
      'addition',
      'price',
      'sorting',
      'sports',
    ]);
    expect(answer.sorting.options).toHaveLength(4);
  });

  it('[PLP-11] hides what is for no shopper, which can be chosen all the same', () => {
    const hidden = search(model, {}, 'vk').filters.flatMap(({ values }) => values.filter((value) => value.hidden));
    expect(hidden).toMatchObject([{ fv_id: 70_002, fv_name: 'Nagy csomag', f_name: 'addition', count: 1 }]);
    expect(hidden[0]).not.toHaveProperty('key');
    const chosen = search(model, { filters: '70002' }, 'vk');
    expect([chosen.total, chosen.products[0]?.name]).toEqual([1, expect.any(String)]);
    expect(search(model, {}, 'vk').filters.find(({ f_name }) => f_name === 'sorting')).toEqual({
      f_id: 98,
      f_name: 'sorting',
      f_type: 'radio',
      presentation: 'list',
      label: 'Rendezés',
      values: [],
    });
  });

  it('[PLP-02] gives every value its fields', () => {
    for (const value of search(model, {}, 'vk').filters.flatMap(({ values }) => values)) {
      expect(value).toMatchObject({
        fv_id: expect.any(Number),
        fv_name: expect.any(String),
        fv_name_mobile: expect.any(String),
        hidden: expect.any(Boolean),
        f_name: expect.any(String),
        f_type: expect.any(String),
        f_id: expect.any(Number),
      });
    }
  });

  it('[PLP-03] names brand, colour, gender, size, sale type, price and addition as the server does', () => {
    const named = Object.fromEntries(
      search(model, {}, 'vk').filters.map(({ f_name, values }) => [f_name, values.map(({ fv_name }) => fv_name)]),
    );
    expect(named).toEqual({
      GENERAL_Brand: ['Norra', 'Tarn', 'Vento'],
      GENERAL_Color: ['Fehér', 'Fekete', 'Kék', 'Piros', 'Szürke', 'Zöld'],
      GENERAL_Gender: ['Női', 'Férfi', 'Gyerek', 'Uniszex'],
      GENERAL_Size: ['S', 'M', 'L', '41', '42', '43', '155 cm', '165 cm', 'Egy méret'],
      GENERAL_saletype: ['Akció', 'Újdonság', 'Felújított'],
      addition: ['Csak online', 'Nagy csomag'],
      price: [],
      sorting: [],
      sports: ['Futás', 'Sí', 'Kerékpár', 'Fitnesz', 'Túra', 'Labdarúgás'],
    });
  });

  it('[PLP-04] keeps the legacy ids 83 brand, 91 colour, 82 gender, 89 size', () => {
    const ofGroup = Object.fromEntries(search(model, {}, 'vk').filters.map(({ f_name, f_id }) => [f_name, f_id]));
    expect(ofGroup).toMatchObject({ GENERAL_Brand: 83, GENERAL_Color: 91, GENERAL_Gender: 82, GENERAL_Size: 89 });
  });

  it('[PLP-18] has 2735 as the refurbished sale type', () => {
    expect(valueId('GENERAL_saletype', 'Felújított')).toBe(2735);
    expect(ids({ filters: '2735' })).toEqual([9]);
  });

  it('[PLP-19] gives sports their id and their sub-sports in pivot; a sub-sport chosen selects its sport', () => {
    const running = () => search(model, {}, 'vk').filters.find(({ f_name }) => f_name === 'sports')?.values[0];
    const [trail] = running()?.pivot ?? [];
    expect(trail).toEqual({ id: expect.any(Number), name: 'Terepfutás', count: 1, selected: false });
    const answer = search(model, { filters: String(trail?.id) }, 'vk');
    expect(answer.total).toBe(1);
    expect(answer.selected.byId).toEqual([running()?.fv_id, trail?.id]);
    const chosen = answer.filters.find(({ f_name }) => f_name === 'sports')?.values[0];
    expect(chosen).toMatchObject({ selected: true, count: 3, pivot: [{ selected: true, count: 1 }] });
  });

  it('[PLP-13] tells what is selected, by the page and by the query', () => {
    const kek = valueId('GENERAL_Color', 'Kék');
    const size = valueId('GENERAL_Size', '42');
    const { selected } = search(
      model,
      { path: '/ferfi/cipok/', filters: `${kek},${size}`, priceMin: filterPrice(10) },
      'vk',
    );
    const gender = { id: valueId('GENERAL_Gender', 'Férfi'), name: 'Férfi', key: 'male', f_name: 'GENERAL_Gender' };
    const colour = { id: kek, name: 'Kék', f_name: 'GENERAL_Color' };
    const last = { id: size, name: '42', f_name: 'GENERAL_Size' };
    expect(selected).toEqual({
      byId: [kek, size],
      page: [gender],
      last,
      price: { min: 10, max: null },
      top: [gender, last],
      all: [gender, colour, last],
    });
  });

  it('[PLP-12] shows the categories below, the genders, and whether the page is an outlet', () => {
    const cipok = search(model, { path: '/ferfi/cipok/' }, 'vk').categoryTree;
    expect(cipok).toEqual({
      tree: [{ name: 'Futócipők', url: '/ferfi/cipok/futocipok/', count: 1, active: false }],
      lastLevel: false,
      isGenderInRequest: true,
      outlet: false,
      genders: [{ name: 'Férfi', url: '/ferfi/cipok/', count: 1, active: true }],
    });
    const leaf = search(model, { path: '/felszereles/kulacsok/' }, 'vk').categoryTree;
    expect(leaf).toMatchObject({ lastLevel: true, isGenderInRequest: false });
    expect(leaf.tree.find(({ active }) => active)?.name).toBe('Kulacsok');
    expect(leaf.tree).toHaveLength(6);
    expect(search(model, { path: '/akcio/' }, 'vk').categoryTree.outlet).toBe(true);
    expect(search(model, { path: '/felujitott/' }, 'vk').categoryTree.outlet).toBe(true);
  });
});

describe('filters', () => {
  it('finds a size only while it can be bought', () => {
    const size43 = String(valueId('GENERAL_Size', '43'));
    const red = String(valueId('GENERAL_Color', 'Piros'));
    expect(ids({ filters: size43 })).toEqual([1]);
    expect(ids({ filters: `${size43},${red}` })).toEqual([]);
    model.setStock(fixtureOptions.shoeSoldOut, { online: 1 });
    expect(ids({ filters: `${size43},${red}` })).toEqual([1]);
    model.setStock(fixtureOptions.shoeSoldOut, {});
    expect(ids({ filters: `${size43},${red}` })).toEqual([]);
  });

  it('means by a store what that store has', () => {
    expect(ids({ store: fixtureShops.szeged })).toEqual([3, 1, 2, 9]);
    const size41 = String(valueId('GENERAL_Size', '41'));
    expect(ids({ filters: size41, store: fixtureShops.szeged })).toEqual([]);
  });

  it('takes goods for everyone for women and men, not for children', () => {
    const women = ids({ filters: String(valueId('GENERAL_Gender', 'Női')) });
    expect(women).toContain(3);
    expect(women).toContain(2);
    expect(women).not.toContain(1);
    expect(ids({ filters: String(valueId('GENERAL_Gender', 'Gyerek')) })).toEqual([9]);
  });

  it('counts prices in thousands of forints, both ends included', () => {
    expect(
      ids({ priceMin: filterPrice(21.99), priceMax: filterPrice(24.99), sortField: 'price', sortType: 'asc' }),
    ).toEqual([7, 1]);
  });

  it('shows the card in the chosen colour', () => {
    const red = String(valueId('GENERAL_Color', 'Piros'));
    const [card] = search(model, { filters: red, path: '/cipok/' }, 'vk').products;
    expect(card?.url).toBe('/p/vento-pacer-3-futocipo-1/?szin=piros');
    expect(card?.image.path).toBe('/media/pacer-piros-elol');
    const [plain] = search(model, { path: '/cipok/' }, 'vk').products;
    expect(plain?.url).toBe('/p/vento-pacer-3-futocipo-1/');
  });

  it('[PLP-22] has the options of the colour that the card shows, sold-out ones as such', () => {
    const optionsOf = (query: SearchQuery) =>
      search(model, { ...query, options: '1' }, 'vk').products.find(({ id }) => id === 1)?.options;
    expect(optionsOf({})).toEqual([
      { id: 1001, size: '41' },
      { id: 1002, size: '42' },
      { id: 1003, size: '43' },
    ]);
    const red = [
      { id: 1004, size: '41' },
      { id: 1005, size: '42' },
      { id: 1006, size: '43', isSoldOut: true },
    ];
    const filters = String(valueId('GENERAL_Color', 'Piros'));
    expect(optionsOf({ filters })).toEqual(red);
    for (const card of search(model, {}, 'vk').products) expect(card).not.toHaveProperty('options');
    model.setStock(1004, {});
    expect(optionsOf({ filters })?.[0]).toEqual({ id: 1004, size: '41', isSoldOut: true });
  });

  it('[PLP-22] has none where the page asks for more than a size', () => {
    const skis = search(model, { options: '1' }, 'vk').products.find(({ id }) => id === 6);
    expect(skis?.sizes).toEqual(['155 cm', '165 cm']);
    expect(skis).not.toHaveProperty('options');
  });

  it('leads to the variant in the chosen size, of a colour that has it in stock', () => {
    const [one, other] = ['41', '42'].map((size) => String(valueId('GENERAL_Size', size)));
    const [sized] = search(model, { filters: other!, path: '/cipok/' }, 'vk').products;
    expect(sized?.url).toMatch(/\?szin=[a-z]+&meret=42$/);
    const [colour] = /szin=([a-z]+)/.exec(sized?.url ?? '')?.slice(1) ?? [];
    expect(model.at(model.documentOf(sized!.id)!).options).toContainEqual(
      expect.objectContaining({ colour, size: '42' }),
    );
    const [both] = search(model, { filters: `${one},${other}`, path: '/cipok/' }, 'vk').products;
    expect(both?.url).not.toContain('meret');
  });

  it('[PLP-01] offers no group of the one value that the path fixes, which would change nothing', () => {
    const namesOn = (path?: string) =>
      search(model, path === undefined ? {} : { path }, 'vk').filters.map(({ f_name }) => f_name);
    expect(namesOn()).toEqual(expect.arrayContaining(['GENERAL_Brand', 'GENERAL_Gender']));
    expect(namesOn('/marka/vento/')).not.toContain('GENERAL_Brand');
    expect(namesOn('/noi/')).not.toContain('GENERAL_Gender');
  });
});

describe('refused requests', () => {
  it('names each parameter without a meaning', () => {
    expect(errorsOf({ filters: '123,2735' })).toEqual({ filters: ['unknown:123'] });
    expect(errorsOf({ priceType: 'staff' })).toEqual({ priceType: ['not_yours'] });
    expect(errorsOf({ store: 'store_atlantis' })).toEqual({ store: ['unknown'] });
    expect(errorsOf({ sortField: 'sales_rank', sortType: 'asc' })).toEqual({ sortType: ['not_offered'] });
    expect(errorsOf({ priceMin: filterPrice(9), priceMax: filterPrice(8) })).toEqual({
      priceMin: ['above_priceMax'],
    });
  });

  it('[PLP-06] takes one value of a radio group, the page’s own or the first, and names the others', () => {
    const [female, male] = [valueId('GENERAL_Gender', 'Női'), valueId('GENERAL_Gender', 'Férfi')];
    const brand = valueId('GENERAL_Brand', 'Vento');
    expect(errorsOf({ filters: `${brand},${female},${male}` })).toEqual({ filters: [`one_of:${male}`] });
    expect(errorsOf({ path: '/ferfi/', filters: `${brand},${female}` })).toEqual({ filters: [`one_of:${female}`] });
    expect(errorsOf({ filters: `2735,${valueId('GENERAL_saletype', 'Akció')}` })).toEqual({
      filters: [`one_of:${valueId('GENERAL_saletype', 'Akció')}`],
    });
  });

  it.each([
    '/',
    '/nincs/',
    '/cipok',
    '/noi/cipok/',
    '/gyerek/cipok/futocipok/',
    '/marka/',
    '/sport/terepfutas/',
    '/cipok/?a',
  ])('knows that %s is no page', (path) => {
    expect(() => search(model, { path }, 'vk')).toThrow(NotFound);
  });
});

describe('sorting', () => {
  it('[PLP-09] sorts by favourites, price down, price up, newest', () => {
    expect(ids({})).toEqual([3, 1, 2, 9, 7, 8, 5, 6, 4]);
    expect(ids({ sortField: 'price', sortType: 'desc' })).toEqual([5, 4, 6, 1, 7, 8, 2, 9, 3]);
    expect(ids({ sortField: 'price', sortType: 'asc' })).toEqual([3, 9, 2, 8, 7, 1, 6, 4, 5]);
    expect(ids({ sortField: 'added_at', sortType: 'desc' })).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9]);
    expect(search(model, {}, 'vk').sorting).toEqual({
      active: { field: 'sales_rank', type: 'desc' },
      options: [
        { field: 'sales_rank', type: 'desc' },
        { field: 'price', type: 'desc' },
        { field: 'price', type: 'asc' },
        { field: 'added_at', type: 'desc' },
      ],
    });
  });

  it("sorts and bounds by the caller's own price", () => {
    const staff = search(model, { sortField: 'price', sortType: 'asc' }, 'staff');
    expect(staff.products.map(({ id }) => id)).toEqual([3, 9, 2, 8, 1, 7, 6, 4, 5]);
    expect(search(model, { path: '/cipok/' }, 'staff').priceBounds).toEqual({ min: 19_990, max: 19_990 });
  });
});

describe('prices on cards', () => {
  it("[PDP-01] shows rrp, vk and the caller's own fields, with what each is reduced from", () => {
    const pricesFor = (role: Role) => search(model, { path: '/cipok/' }, role).products[0]?.prices;
    const everyone = { rrp: '34.990', rrpFull: null, vk: '24.990', vkFull: '29.990' };
    expect(pricesFor('vk')).toEqual(everyone);
    expect(pricesFor('staff')).toEqual({ ...everyone, staff: '19.990', staffFull: null });
    expect(Object.keys(pricesFor('premium') ?? {})).not.toContain('staff');
  });

  it('marks reductions, novelties, refurbished and online-only goods and last pieces', () => {
    const badges = Object.fromEntries(search(model, {}, 'vk').products.map((card) => [card.id, card.badges]));
    expect(badges).toMatchObject({
      1: ['sale'],
      2: ['new'],
      3: [],
      4: ['online-only', 'last-pieces'],
      5: ['last-pieces'],
      9: ['refurbished'],
    });
  });
});

describe('search by words', () => {
  it.each(['cipo', 'cipő', 'CIPŐK', 'cipőt', 'futo cipo', 'futócipő', 'futó-cipő', 'férfi futócipők'])(
    'finds the running shoe by %s',
    (q) => {
      expect(names({ q })).toEqual(['Pacer 3 futócipő']);
    },
  );

  it('needs every word, and names a brand that has no such goods', () => {
    expect(names({ q: 'vento labda' })).toEqual(['Strada focilabda']);
    expect(names({ q: 'pacer labda' })).toEqual([]);
    expect(search(model, { q: 'norra labda' }, 'vk')).toMatchObject({ total: 1, leftOut: ['norra'] });
  });

  it('finds by the synonyms of a product, and by an exact SKU or EAN', () => {
    expect(names({ q: 'bringa' })).toEqual(['Ridge 29 mountain bike']);
    expect(names({ q: 'fx-1002' })).toEqual(['Pacer 3 futócipő']);
    expect(names({ q: fixtureCatalog().products[2]?.options[0]?.ean })).toEqual(['Flow kulacs']);
    expect(names({ q: 'FX-9999' })).toEqual([]);
  });

  it('corrects one wrong letter and says so', () => {
    const answer = search(model, { q: 'futócipö kulcs' }, 'vk');
    expect(answer).toMatchObject({ total: 1, corrected: null, leftOut: ['kulcs'] });
    expect(search(model, { q: 'szemüvg' }, 'vk').corrected).toEqual({ query: 'szemüveg', applied: true, total: 2 });
    expect(search(model, { q: 'kulacs' }, 'vk').corrected).toBeNull();
  });

  it('puts names before categories, and takes a sorting that was asked for', () => {
    expect(names({ q: 'szemüveg' })).toEqual(['Vista síszemüveg', 'Crest sísisak']);
    expect(ids({ q: 'norra', sortField: 'price', sortType: 'asc' })).toEqual([3, 8, 7, 4]);
  });

  it('searches within a page, and has no title without one', () => {
    expect(search(model, { q: 'vento' }, 'vk')).toMatchObject({ total: 3, title: null, path: null });
    expect(search(model, { q: 'vento', path: '/cipok/' }, 'vk')).toMatchObject({
      total: 1,
      title: 'Cipők',
      path: '/cipok/',
    });
  });

  it('takes a query of nothing but spaces for none', () => {
    expect(search(model, { q: '   ' }, 'vk').total).toBe(9);
    expect(search(model, { q: '!?' }, 'vk').total).toBe(0);
  });
});
