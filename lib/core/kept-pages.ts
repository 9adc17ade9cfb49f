/** Whether a page was drawn before and is kept: it can be shown while the API tells nothing. */
type KeptPageTest = (route: string) => Promise<boolean>;

/** Under this key the entry keeps its test: Next's bundles and the entry share no module. */
export const keptPagesKey = Symbol.for('lendulet.keptPages');

const isTest = (value: unknown): value is KeptPageTest => typeof value === 'function';

/**
 * Whether the page of a route (`/hu/p/polo-12/`) is kept from an earlier drawing. Without an entry nothing is kept for
 * good, and every page counts as one that may be shown.
 */
export async function isPageKept(route: string): Promise<boolean> {
  const test: unknown = Reflect.get(globalThis, keptPagesKey);
  return isTest(test) ? test(route) : true;
}
