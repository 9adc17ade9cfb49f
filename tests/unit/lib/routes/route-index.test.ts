import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedPaths, pathsInSitemap } from '#lib/routes/fixed-paths.ts';
import { footerOf } from '#lib/routes/footer.ts';
import { expressionOf, filled } from '#lib/routes/pattern.ts';
import type { Route } from '#lib/routes/route.ts';
import { RouteIndex } from '#lib/routes/route-index.ts';

const table: Route[] = [
  { page: '/', isInSitemap: true },
  { page: '/help', footer: 'two.help' },
  { page: '/flipbooks', root: 'FLIPBOOK_PREFIX', footer: 'one.flipbooks', isInSitemap: true },
  { page: '/points', onlyWith: 'LOYALTY', footer: 'two.points' },
  { page: '/hidden/[status]', path: null },
  { page: '/order', path: '/order/[id]', forms: { id: String.raw`\d+` } },
  { page: '/flipbooks/[flipbook]', root: 'FLIPBOOK_PREFIX', known: ['flipbook', '/katalogus/[flipbook]/'] },
  { from: '/old/[name]', to: '/help/?name=[name]' },
  { page: '/text/[slug]', known: 'page' },
  { page: '/text/[slug]', path: '/text/terms', known: 'page', footer: 'two.terms' },
  { page: '/[...path]', known: 'listing' },
  { file: '/robots.txt' },
  { file: '/llms.txt', hasLocales: true },
];
const settings = { FLIPBOOK_PREFIX: 'ajanlatok', LOYALTY: true };
const targets = (path: string, changes = {}) =>
  new RouteIndex(table, { ...settings, ...changes }).at(path).map(({ target, known }) => [target, known?.paths]);

describe('the rows of a table', () => {
  it.each([
    ['/', [['/', undefined]]],
    [
      '/help/',
      [
        ['/help/', undefined],
        ['/help/', ['/help/']],
      ],
    ],
    [
      '/order/12/',
      [
        ['/order/', undefined],
        ['/order/12/', ['/order/12/']],
      ],
    ],
    ['/order/x/', [['/order/x/', ['/order/x/']]]],
    [
      '/ajanlatok/',
      [
        ['/flipbooks/', undefined],
        ['/ajanlatok/', ['/ajanlatok/']],
      ],
    ],
    [
      '/ajanlatok/tel/',
      [
        ['/flipbooks/tel/', ['/katalogus/tel/']],
        ['/ajanlatok/tel/', ['/ajanlatok/tel/']],
      ],
    ],
    [
      '/old/a/',
      [
        ['/help/?name=a', undefined],
        ['/old/a/', ['/old/a/']],
      ],
    ],
    ['/hidden/404/', [['/hidden/404/', ['/hidden/404/']]]],
    ['/a/b.css', [['/a/b.css', ['/a/b.css']]]],
  ])('[RT-28] that %s fits, fixed ones first', (path, found) => expect(targets(path)).toEqual(found));

  it('[RT-20] [RT-24] are there only where the settings have them', () => {
    const off = { FLIPBOOK_PREFIX: '', LOYALTY: false };
    for (const path of ['/points/', '/ajanlatok/', '/flipbooks/']) expect(targets(path, off)).toEqual([[path, [path]]]);
    expect(fixedPaths(table, off)).toEqual(['/', '/help/']);
    expect(fixedPaths(table, settings)).toEqual(['/', '/help/', '/ajanlatok/', '/points/']);
  });

  it('tell what stands in the sitemap and in the footer, in their order', () => {
    expect(pathsInSitemap(table, settings)).toEqual(['/', '/ajanlatok/']);
    expect(footerOf(table, settings)).toEqual([
      {
        group: 'two',
        links: [
          { page: 'help', path: '/help/' },
          { page: 'points', path: '/points/' },
          { page: 'terms', path: '/text/terms/' },
        ],
      },
      { group: 'one', links: [{ page: 'flipbooks', path: '/ajanlatok/' }] },
    ]);
  });

  it('tell files that every language has from those that the shop has once', () => {
    const index = new RouteIndex(table, settings);
    expect(
      ['/robots.txt', '/llms.txt', '/help/'].map((path) => [index.isFile(path, false), index.isFile(path, true)]),
    ).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('[RT-28] fit what is made of their parts, and give the parts back', () => {
    const part = fc.stringMatching(/^[\w.%$&-]+$/);
    fc.assert(
      fc.property(part, part, (first, second) => {
        const pattern = '/a.b/[one]/c/[two]';
        const found = expressionOf(pattern).exec(`${filled(pattern, { one: first, two: second })}/`)?.groups;
        expect({ ...found }).toEqual({ one: first, two: second });
        expect(expressionOf(pattern).test(`/aXb/${first}/c/${second}/`)).toBe(false);
      }),
    );
  });
});
