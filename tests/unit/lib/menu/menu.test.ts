import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#lib/contract/menu.ts';
import {
  bannersFor,
  commonBanners,
  genderColumns,
  guidesFor,
  isMenuLink,
  levelOptions,
  menuColumns,
  menuRoots,
  rootsFor,
} from '#lib/menu/index.ts';

const item = (changes: Partial<MenuItem>): MenuItem => ({
  id: 1,
  name: 'Név',
  url: '/x/',
  options: [],
  data: null,
  parentId: null,
  column: 0,
  type: 'category',
  ...changes,
});
const banner = (id: number, url: string) => item({ id, url, type: 'banner', data: { description: 'Szöveg' } });

describe('roots for a gender', () => {
  const tree = [
    item({
      id: 1,
      name: 'Női',
      url: '/noi/',
      type: 'root-gender',
      data: { gender: 1 },
      options: [item({ id: 11, name: 'Cipők', url: '/noi/cipok/', options: [item({ id: 12 })] })],
    }),
    item({ id: 2, name: 'Cipők', url: '/cipok/', options: [item({ id: 3 })] }),
    item({ id: 4, name: 'Márkák', url: '#', options: [item({ id: 5, type: 'brand' })] }),
  ];
  const { genders, roots } = menuRoots(tree);

  it('[HDR-14] stand for the neutral ones of their name; the rest stays', () => {
    expect(rootsFor(roots, genders, 1).map(({ id, url, hasOptions }) => [id, url, hasOptions])).toEqual([
      [11, '/noi/cipok/', true],
      [4, '#', true],
    ]);
    expect(rootsFor(roots, genders, 0)).toEqual(roots);
    expect(rootsFor(roots, genders, 2)).toEqual(roots);
  });

  it('[HDR-09] know whether they open brands, and which gender they are for', () => {
    expect(roots.map(({ isBrands }) => isBrands)).toEqual([false, true]);
    expect(genders.map(({ gender }) => gender)).toEqual([1]);
  });

  it('[HDR-21] are its categories alone: a sport of the gender takes no root of its name', () => {
    const running = item({ id: 9, name: 'Futás', url: '/sport/futas/', options: [item({ id: 10 })] });
    const [first] = tree;
    const own = [...(first?.options ?? []), item({ id: 13, name: 'Futás', url: '/sport/futas/noi/', type: 'gender' })];
    const both = menuRoots([{ ...item({}), ...first, options: own }, running]);
    expect(both.genders[0]?.ownRoots.map(({ id }) => id)).toEqual([11]);
    expect(rootsFor(both.roots, both.genders, 1).map(({ url }) => url)).toEqual(['/sport/futas/']);
  });

  it('keep the columns of the neutral items of their name', () => {
    const neutral = [item({ id: 1, name: 'A', column: 1 }), item({ id: 2, name: 'B', column: 0 })];
    const own = [item({ id: 3, name: 'A' }), item({ id: 4, name: 'B' }), item({ id: 5, name: 'C', column: 2 })];
    expect(menuColumns(own, neutral).map((column) => column.map(({ id }) => id))).toEqual([[4], [3], [5]]);
  });
});

describe('the panel of a gender', () => {
  const category = (id: number, column: number, below: number) =>
    item({
      id,
      column,
      url: `/noi/${id}/`,
      options: [...Array.from({ length: below }, (_, at) => item({ id: 1000 * id + at })), banner(9000 + id, '/y/')],
    });

  it('[HDR-21] sets categories over what is in them, sizes below, and the sports below a word', () => {
    const sizes = [{ name: '28', url: '/noi/1/?filters=5' }];
    const root = item({
      type: 'root-gender',
      options: [
        { ...category(1, 0, 2), data: { sizes } },
        category(2, 1, 0),
        item({ id: 3, type: 'gender', column: 3 }),
        banner(4, '/x/'),
      ],
    });
    expect(genderColumns(root).map((groups) => groups.map(({ items }) => items.map(({ id }) => id)))).toEqual([
      [[1000, 1001]],
      [[]],
      [[3]],
    ]);
    expect(genderColumns(root).flatMap((groups) => groups.map(({ head }) => head))).toMatchObject([
      { url: '/noi/1/' },
      { url: '/noi/2/' },
      'bySport',
    ]);
    expect(genderColumns(root)[0]?.[0]?.sizes).toEqual(sizes);
  });

  it('[HDR-21] ends within a window of a laptop, however many kinds a category has', () => {
    const rows = (...options: MenuItem[]) =>
      genderColumns(item({ type: 'root-gender', options })).map((groups) => groups.map(({ items }) => items.length));
    expect(rows(category(1, 0, 40))).toEqual([[14]]);
    expect(rows(category(1, 0, 40), category(2, 0, 40))).toEqual([[7, 7]]);
  });
});

describe('levels and banners', () => {
  it('[HDR-10] list brands by position, and other items without their banners', () => {
    const brands = [2, 0, 1].map((position) => item({ id: position, type: 'brand', data: { position } }));
    expect(levelOptions(item({ options: brands })).map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(levelOptions(item({ options: [item({ id: 7 }), banner(8, '/y/')] })).map(({ id }) => id)).toEqual([7]);
  });

  it('[HDR-20] take two banners of their own at most, else one for all that leads into their pages, else none', () => {
    const menu = [
      item({ url: '/cipok/', options: [banner(4, '/cipok/futocipok/')] }),
      item({
        url: '',
        type: 'banners',
        options: [banner(1, '/noi/cipok/futocipok/'), banner(2, '/sport/si/'), banner(3, 'https://evil.test/')],
      }),
    ];
    const shown = (url: string, options: MenuItem[] = []) =>
      bannersFor(item({ url, options }), menu).map(({ id }) => id);
    expect(shown('/sport/si/', [banner(9, '/x/')])).toEqual([9]);
    expect(
      shown(
        '/sport/si/',
        [9, 8, 7].map((id) => banner(id, '/x/')),
      ),
    ).toEqual([9, 8]);
    const below = item({ options: [banner(7, '/x/')] });
    expect(shown('/noi/', [below, banner(9, '/x/')])).toEqual([9]);
    expect(shown('/noi/', [below])).toEqual([7]);
    expect(shown('/sport/si/')).toEqual([2]);
    expect(shown('/cipok/')).toEqual([1]);
    expect(shown('/marka/')).toEqual([]);
    expect(shown('#')).toEqual([]);
    expect(commonBanners(menu).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('[HDR-20] stand beside three guides of their own at most, and beside those that do not say what they are about', () => {
    const guide = (name: string, about?: string[]) => ({ url: `/blog/article/${name}/`, about });
    const guides = [
      guide('si', ['/sport/si/']),
      guide('futas', ['/cipok/', '/sport/futas/']),
      guide('semmi', []),
      guide('minden'),
    ];
    const named = (root: string) => guidesFor(root, guides).map(({ url }) => url.split('/').at(-2));
    expect(named('/sport/si/')).toEqual(['si', 'minden']);
    expect(named('/cipok/')).toEqual(['futas', 'minden']);
    expect(guidesFor('/cipok/', [{ url: 'https://evil.test/' }])).toEqual([]);
    expect(
      guidesFor(
        '/cipok/',
        ['a', 'b', 'c', 'd'].map((name) => guide(name)),
      ),
    ).toHaveLength(3);
  });
});

describe('links of the menu', () => {
  it.each(['/cipok/', '/search/?q=futó', '/marka/utem/'])('[HDR-12] shows %s', (url) =>
    expect(isMenuLink(url)).toBe(true),
  );

  it.each([
    '',
    '/',
    '#',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    '\tjava\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://shop/1',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'cipok/',
    '/a b/',
  ])('[HDR-12] shows no link for %j', (url) => expect(isMenuLink(url)).toBe(false));
});
