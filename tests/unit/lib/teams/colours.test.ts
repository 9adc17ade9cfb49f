import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, kitOf, printColour } from '#lib/teams/colours.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a club’s colours', () => {
  it('have the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('can always be read on', () => {
    fc.assert(
      fc.property(colour, colour, (main, second) => {
        const kit = kitOf([main, second]);
        expect(contrast(kit.main, kit.onMain)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(main, printColour([main, second]))).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('print in the club’s second colour where it reads, and do with one or none', () => {
    expect(printColour(['#0369a1', '#facc15'])).toBe('#facc15');
    expect(printColour(['#b91c1c', '#111827'])).toBe('#ffffff');
    expect(kitOf(['#0369a1'])).toEqual({ main: '#0369a1', onMain: '#ffffff', trim: '#ffffff' });
    expect(kitOf(['url(x)', 'red;}'])).toEqual({ main: '#0e1116', onMain: '#ffffff', trim: '#0e1116' });
    expect(kitOf([]).main).toBe('#0e1116');
  });
});
