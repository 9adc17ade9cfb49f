import type { Gender } from '#lib/core/gender.ts';

/** What is kept of the gender for the visit. */
export interface SavedGender {
  chosen: Gender;
  recommended: Gender;
}

const key = 'lendulet_gender';
const isGender = (value: unknown): value is Gender => value === 0 || value === 1 || value === 2 || value === 3;

/** Reads what was saved; null where there is nothing, where it has another shape, and without storage. */
export function readGender(): SavedGender | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const chosen: unknown = Reflect.get(saved, 'chosen');
    const recommended: unknown = Reflect.get(saved, 'recommended');
    return isGender(chosen) && isGender(recommended) ? { chosen, recommended } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a chosen gender until the tab is closed; nothing is kept where none is chosen. Without storage it lasts as long
 * as the page.
 */
export function writeGender({ chosen, recommended }: SavedGender): void {
  try {
    if (chosen === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ chosen, recommended }));
  } catch {
    // A full or forbidden storage is no reason to refuse the choice.
  }
}
