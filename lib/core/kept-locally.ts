/** Whether local storage holds anything by a key; not where it is blocked. */
export function isKeptLocally(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
