import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#lib/core/distance.ts';
import { hungary } from '#lib/shops/hungary-map.ts';
import {
  emptyQuery,
  isWholePlace,
  listedShops,
  phoneUrl,
  queryOfSearch,
  searchOfQuery,
  shopId,
  suggestedTowns,
  type LocatorShop,
} from '#lib/shops/index.ts';
import { labelSides, pinLabels, pinTown } from '#lib/shops/map-labels.ts';
import {
  clustered,
  following,
  mapSize,
  mostZoom,
  moved,
  neighbour,
  placeIn,
  project,
  sound,
  viewOf,
  wholeMap,
  zoomed,
} from '#lib/shops/map.ts';

const szeged = { lat: 46.2688, lng: 20.1313 };
const shop = (town: string, lat: number, lng: number, services: LocatorShop['services'] = []): LocatorShop => ({
  sysname: `store_${town.toLowerCase()}`,
  name: `Lendület ${town}`,
  title: town,
  address: { City: town, ZipCode: '1000', Street: 'x' },
  geo: { lat, lng },
  phone: '+36 1 234 5678',
  url: '/',
  services,
  openingHours: null,
});

describe('map of Hungary', () => {
  it('is all within its frame', () => {
    for (const path of Object.values(hungary)) {
      let [x, y] = [0, 0];
      for (const [, dx, dy] of path.matchAll(/[Ml](-?[\d.]+) ?(-?[\d.]+)/g)) {
        [x, y] = [x + Number(dx), y + Number(dy)];
        expect(x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height, `${x} ${y}`).toBe(true);
      }
    }
  });

  it('keeps lengths alike in both directions', () => {
    const middle = project({ lat: 47.17, lng: 19.5 });
    const [north, east] = [project({ lat: 47.67, lng: 19.5 }), project({ lat: 47.17, lng: 20.5 })];
    const perKilometre = (middle.y - north.y) / kilometresBetween({ lat: 47.17, lng: 19.5 }, { lat: 47.67, lng: 19.5 });
    const across = (east.x - middle.x) / kilometresBetween({ lat: 47.17, lng: 19.5 }, { lat: 47.17, lng: 20.5 });
    expect(across / perKilometre).toBeCloseTo(1, 2);
  });

  const views = fc.record({
    x: fc.double({ min: -500, max: 1500, noNaN: true }),
    y: fc.double({ min: -500, max: 1500, noNaN: true }),
    zoom: fc.double({ min: 0.1, max: 100, noNaN: true }),
  });

  it('never shows what is beyond it, and keeps the point under the fingers', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.2, max: 5, noNaN: true }), (any, factor) => {
        const view = zoomed(moved(sound(any), { x: 0.3, y: -0.2 }), factor);
        const [first, last] = [placeIn(view, { x: 0, y: 0 }), placeIn(view, { x: mapSize.width, y: mapSize.height })];
        expect(Math.max(first.x, first.y)).toBeLessThan(1e-6);
        expect(Math.min(last.x, last.y)).toBeGreaterThan(1 - 1e-6);
        expect(view.zoom >= 1 && view.zoom <= mostZoom).toBe(true);
      }),
    );
    const view = { x: 500, y: 300, zoom: 4 };
    const point = { x: 540, y: 310 };
    const at = placeIn(view, point);
    expect(placeIn(zoomed(view, 2, at), point).x).toBeCloseTo(at.x);
    expect(zoomed(zoomed(view, 2), 0.5)).toEqual(view);
  });

  it('shows what it is to show, and follows what would be outside', () => {
    expect(viewOf([])).toBe(wholeMap);
    const view = viewOf([project(szeged)], 6);
    expect(view.zoom).toBe(6);
    expect(following(view, project(szeged))).toBe(view);
    const west = project({ lat: 47.68, lng: 16.6 });
    const { x, y } = placeIn(following(view, west), west);
    expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
  });

  it('joins pins that are too near, and parts them when it is enlarged', () => {
    const points = [
      [47.4997, 19.0921],
      [47.503, 19.1366],
      [46.2688, 20.1313],
    ].map(([lat = 0, lng = 0]) => project({ lat, lng }));
    const [budapest] = clustered(points, wholeMap, 380, 26);
    expect(clustered(points, wholeMap, 380, 26).map(({ members }) => members.length)).toEqual([2, 1]);
    expect(clustered(points, viewOf(budapest?.members ?? []), 380, 26)).toHaveLength(3);
  });

  it('finds the next pin in a direction, or none', () => {
    const [middle, east, north, far] = [
      { x: 5, y: 5 },
      { x: 9, y: 6 },
      { x: 5, y: 1 },
      { x: 20, y: 5 },
    ];
    const pins = [middle, east, north, far];
    expect(neighbour(pins, middle, 'right')).toBe(east);
    expect(neighbour(pins, east, 'right')).toBe(far);
    expect(neighbour(pins, middle, 'up')).toBe(north);
    expect(neighbour(pins, middle, 'left')).toBeNull();
    expect(neighbour(pins, middle, 'down')).toBeNull();
  });

  it('names the towns that have room, the larger one first, and stores within a town by their own name', () => {
    const points = [shop('Baja', 47.5, 19.2), shop('Budapest', 47.5, 19)].map((one) => ({
      ...one,
      ...project(one.geo),
    }));
    const clusters = clustered(points, wholeMap, 380, 5);
    const sides = labelSides(clusters, pinLabels(clusters), wholeMap, { width: 380, height: 241 }, -1);
    expect(sides.get(1)).toBe('left');
    expect(pinTown([shop('Vác', 0, 0), shop('Budapest', 0, 0)])).toBe('Budapest');
    const twins = ['Budapest Újpest', 'Budapest Aréna'].map((title) => ({
      members: [{ ...shop('Budapest', 0, 0), title }],
    }));
    expect(pinLabels(twins)).toEqual(['Újpest', 'Aréna']);
  });

  it('[STORE-01] names a town towards the middle of the map, where no border runs through it', () => {
    const borders = [shop('Sopron', 47.68, 16.6), shop('Debrecen', 47.53, 21.63)];
    const clusters = clustered(
      borders.map((one) => ({ ...one, ...project(one.geo) })),
      wholeMap,
      380,
      5,
    );
    const sides = labelSides(clusters, pinLabels(clusters), wholeMap, { width: 380, height: 241 }, -1);
    expect([sides.get(0), sides.get(1)]).toEqual(['right', 'left']);
  });

  it('[STORE-01] names a town that has no room beside its pin below it, or above', () => {
    const near = [shop('Budapest', 47.5, 19), shop('Tatabánya', 47.5, 18.1), shop('Győr', 47.5, 17.2)];
    const clusters = clustered(
      near.map((one) => ({ ...one, ...project(one.geo) })),
      wholeMap,
      380,
      5,
    );
    const sides = labelSides(clusters, pinLabels(clusters), wholeMap, { width: 380, height: 241 }, -1);
    const at = clusters.findIndex(({ members }) => pinTown(members) === 'Tatabánya');
    expect(sides.get(at)).toBe('below');
  });
});

describe('what the locator is asked', () => {
  it('[STORE-01] has the part after the first underscore for an id', () => {
    expect(shopId('store_budapest-arena-ter')).toBe('budapest-arena-ter');
    expect(shopId('store_a_b')).toBe('a_b');
  });

  it('[RT-10] stands in the address, one address for each question', () => {
    const query = { place: 'Székesfehérvár', services: ['ski-service', 'parking'] as const, isByName: true };
    expect(queryOfSearch(searchOfQuery(query))).toEqual(query);
    expect(searchOfQuery({ ...query, services: ['parking', 'ski-service'] })).toBe(searchOfQuery(query));
    expect(searchOfQuery(emptyQuery)).toBe('');
    expect(queryOfSearch('?hely=%20a%20%20b&szolgaltatas=x,parking&szolgaltatas=rental&rend=x')).toEqual({
      place: 'a b',
      services: ['rental', 'parking'],
      isByName: false,
    });
  });

  it.each([
    ['67', false],
    ['6720', true],
    ['67201', false],
    ['s', false],
    ['sz', true],
  ])('[RT-10] takes %s for a place: %s', (typed, isWhole) => {
    expect(isWholePlace(typed)).toBe(isWhole);
  });

  const shops = [
    shop('Szolnok', 47.16, 20.2, ['parking']),
    shop('Szeged', 46.27, 20.13, ['parking', 'rental']),
    shop('Eger', 47.9, 20.37),
  ];

  it('[RT-10] suggests towns by their beginning, without accents', () => {
    expect(suggestedTowns([...shops, shop('Győr', 47.6, 17.6), shop('Szeged', 46, 20)], 'SZ', 6)).toEqual([
      { name: 'Szeged', count: 2 },
      { name: 'Szolnok', count: 1 },
    ]);
    expect(suggestedTowns([shop('Győr', 47.6, 17.6)], ' gyo', 6)).toEqual([{ name: 'Győr', count: 1 }]);
    expect(suggestedTowns(shops, ' ', 6)).toEqual([]);
  });

  it('[RT-10] lists the stores with all services, by name or nearest first', () => {
    const names = (...question: Parameters<typeof listedShops> extends [unknown, ...infer R] ? R : never) =>
      listedShops(shops, ...question).map(({ title }) => title);
    const distances = new Map([
      ['store_szolnok', 1.5],
      ['store_szeged', 100],
      ['store_eger', 80.2],
    ]);
    expect(names([], null, false)).toEqual(['Eger', 'Szeged', 'Szolnok']);
    expect(names([], distances, false)).toEqual(['Szolnok', 'Eger', 'Szeged']);
    expect(names([], distances, true)).toEqual(['Eger', 'Szeged', 'Szolnok']);
    expect(names(['parking'], distances, false)).toEqual(['Szolnok', 'Szeged']);
    expect(names(['rental', 'parking'], null, false)).toEqual(['Szeged']);
  });

  it('measures as the crow flies', () => {
    expect(kilometresBetween(szeged, { lat: 46.4271, lng: 20.3294 })).toBe(23.3);
    expect(phoneUrl('+36 62 701 220')).toBe('tel:+3662701220');
  });
});
