import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsed, readStyleSheet } from '#server/style-rules.ts';

const used = (css: string, ...has: string[]) => isUsed(readStyleSheet(css), new Set(has));

const names = ['.a', '.b', '.c', '.a-b', '#a', '#b'] as const;
const needed = fc.constantFrom(...names);
/** Pieces of a compound selector, with what each needs. */
const part = fc.oneof(
  { weight: 4, arbitrary: needed.map((name) => ({ text: name, needs: [name] })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(':not', ':is', ':where', ':has'), needed, needed)
      .map(([pseudo, one, other]) => ({ text: `${pseudo}(${one},${other} *)`, needs: [] as string[] })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(':hover', '[hidden]', '[data-a="b"]', ':nth-child(2n+1)', '::before')
      .map((text) => ({ text, needs: [] as string[] })),
  },
);
const compound = fc
  .tuple(fc.constantFrom('', 'li', 'a'), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([tag, parts]) => ({
    text: tag + parts.map(({ text }) => text).join(''),
    needs: parts.flatMap(({ needs }) => needs),
  }));
const selector = fc
  .array(fc.tuple(fc.constantFrom(' ', '>', '+', '~'), compound), { minLength: 1, maxLength: 3 })
  .map((steps) => ({
    text: steps.map(([combinator, { text }], index) => (index === 0 ? text : combinator + text)).join(''),
    needs: steps.flatMap(([, { needs }]) => needs),
  }));
const rules = fc.array(fc.array(selector, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
const prelude = fc.constantFrom(
  '',
  '@media (width < 577px)',
  '@supports (display: grid)',
  '@container (width >= 560px)',
  '@layer base',
);

describe('a style sheet is used by a page', () => {
  it('that has every class and id of one of its selectors, outside of what that leaves open', () => {
    fc.assert(
      fc.property(rules, prelude, fc.subarray([...names]), (all, group, has) => {
        const css = all.map((selectors) => `${selectors.map(({ text }) => text).join()}{top:0}`).join('');
        const expected = all.flat().some(({ needs }) => needs.every((need) => has.some((name) => name === need)));
        expect(used(group && css ? `${group}{${css}}` : css, ...has)).toBe(expected);
      }),
    );
  });

  it('whatever that is, where a rule needs no class', () => {
    expect(used('html{margin:0}.x{top:0}')).toBe(true);
  });

  it('not for the steps of a movement', () => {
    expect(used('.x{animation:turn 1s}@keyframes turn{from{top:0}50%{top:1px}}')).toBe(false);
  });
});

it('is kept to the letter', () => {
  const css =
    '.a{background:url("data:image/svg+xml,%3Csvg a=\'}\'%3E");content:"} .b{";--x: { a } ;width:calc(1px + 2*(3px - 1%))}';
  expect(readStyleSheet(css).text).toBe(css);
});

it.each(['} .a{}', '.a{top 0}', '@media (width{.a{}', '.{}', '.a::before{content:"</style>"}'])(
  'one that can not stand in a page as a whole is refused: %s',
  (css) => {
    expect(() => readStyleSheet(css)).toThrow();
  },
);
