import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genderTransitions, selectedGender, unknownGender, type GenderState } from '#stores/gender.ts';
import type { Gender } from '#lib/core/gender.ts';

const { choose, recommend, reset, restore } = genderTransitions;
const state = (chosen: Gender, recommended: Gender): GenderState => ({ chosen, recommended, isRead: true });

describe('gender', () => {
  it('[HDR-13] is 0 for unknown, which is where it begins', () => {
    expect(selectedGender(unknownGender)).toBe(0);
    expect(selectedGender(restore(unknownGender, null))).toBe(0);
  });

  it('[HDR-14] is the chosen one before the recommended one before unknown', () => {
    const recommended = recommend(state(0, 0), 1);
    expect(selectedGender(recommended)).toBe(1);
    const chosen = choose(recommended, 2);
    expect(selectedGender(chosen)).toBe(2);
    expect(selectedGender(recommend(chosen, 3))).toBe(2);
  });

  it('[HDR-15] keeps what a page recommended when the next one recommends nobody', () => {
    const recommended = recommend(state(0, 0), 3);
    expect(recommend(recommended, 0)).toBe(recommended);
    expect(selectedGender(recommend(recommended, 1))).toBe(1);
    expect(recommend(recommended, 3)).toBe(recommended);
  });

  it('[HDR-16] is unknown again when the selected one is chosen, whoever selected it', () => {
    expect(selectedGender(choose(state(2, 0), 2))).toBe(0);
    expect(selectedGender(choose(state(0, 1), 1))).toBe(0);
    expect(selectedGender(choose(state(2, 1), 2))).toBe(0);
    expect(selectedGender(choose(state(2, 1), 1))).toBe(1);
    expect(selectedGender(recommend(choose(state(2, 0), 2), 3))).toBe(3);
  });

  it('refuses unknown as a choice', () => {
    const chosen = state(2, 1);
    expect(choose(chosen, 0)).toBe(chosen);
  });

  it('[HDR-03] forgets choice and recommendation when it is reset', () => {
    expect(reset(state(2, 1))).toEqual(state(0, 0));
    const unknown = state(0, 0);
    expect(reset(unknown)).toBe(unknown);
  });

  it('takes what was saved once, before anything else', () => {
    const read = restore(unknownGender, { chosen: 2, recommended: 1 });
    expect(read).toEqual(state(2, 1));
    expect(restore(read, { chosen: 3, recommended: 0 })).toBe(read);
  });

  it('[HDR-14] keeps its order whatever happens', () => {
    const gender = fc.constantFrom<Gender>(0, 1, 2, 3);
    const step = fc.oneof(
      gender.map((to) => (from: GenderState) => choose(from, to)),
      gender.map((to) => (from: GenderState) => recommend(from, to)),
      fc.constant(reset),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { chosen, recommended, isRead } = steps.reduce((from, next) => next(from), state(0, 0));
        expect(selectedGender({ chosen, recommended, isRead })).toBe(chosen === 0 ? recommended : chosen);
      }),
    );
  });
});
