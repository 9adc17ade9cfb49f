import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { readGender, writeGender, type SavedGender } from '#lib/core/gender-storage.ts';
import type { Gender } from '#lib/core/gender.ts';

/**
 * The gender that the shopper looks for: what was chosen beats what the pages recommend, and that beats unknown.
 *
 * | transition | from | to |
 * |---|---|---|
 * | choose(gender) | another gender selected, or none | chosen |
 * | choose(gender) | that gender selected | unknown: choice and recommendation go |
 * | choose(0) | any | unchanged: unknown is reached by choosing again |
 * | recommend(gender) | any | recommended; a choice goes on beating it |
 * | recommend(0) | any | unchanged: unknown overwrites nothing |
 * | reset | any | unknown |
 * | restore(saved) | not read yet | as saved |
 * | restore(saved) | read | unchanged |
 * (HDR-14 – HDR-16)
 */
export interface GenderState extends SavedGender {
  /** Whether the browser's storage was read; until then the gender of the page itself is shown. */
  isRead: boolean;
}

export const unknownGender: GenderState = { chosen: 0, recommended: 0, isRead: false };

export function selectedGender({ chosen, recommended }: GenderState): Gender {
  return chosen || recommended;
}

const reset = (state: GenderState): GenderState =>
  state.chosen === 0 && state.recommended === 0 ? state : { ...state, chosen: 0, recommended: 0 };

export const genderTransitions = {
  choose: (state: GenderState, gender: Gender): GenderState => {
    if (gender === 0) return state;
    return selectedGender(state) === gender ? reset(state) : { ...state, chosen: gender };
  },
  recommend: (state: GenderState, gender: Gender): GenderState =>
    gender === 0 || gender === state.recommended ? state : { ...state, recommended: gender },
  reset,
  restore: (state: GenderState, saved: SavedGender | null): GenderState =>
    state.isRead ? state : { chosen: saved?.chosen ?? 0, recommended: saved?.recommended ?? 0, isRead: true },
};

export function createGenderStore(initial: GenderState = unknownGender) {
  return createStore<GenderState>(() => initial);
}

const genderStore = createGenderStore();

/** Keeps what the shopper chose. What pages recommend is kept by nobody: the next page recommends anew. */
const keep = () => writeGender(genderStore.getState());

export function useGender<T>(select: (state: GenderState) => T): T {
  return useStore(genderStore, select);
}

export const gender = {
  choose: (chosen: Gender) => {
    genderStore.setState((state) => genderTransitions.choose(state, chosen));
    keep();
  },
  recommend: (recommended: Gender) =>
    genderStore.setState((state) =>
      genderTransitions.recommend(genderTransitions.restore(state, readGender()), recommended),
    ),
  reset: () => {
    genderStore.setState((state) => genderTransitions.reset(genderTransitions.restore(state, readGender())));
    keep();
  },
  state: () => genderStore.getState(),
};
