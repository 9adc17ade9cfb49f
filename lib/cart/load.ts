import { loadQueryCache } from '#lib/query/index.ts';
import { loadAdditions } from './use-add-to-cart.ts';

export const loadCartCalls = () => Promise.all([import('#lib/api/browser.ts'), import('#variant/calls.ts')]);

/** Fetches what cart calls need, ahead of the first press. */
export const prepareCartCalls = () => void Promise.all([loadCartCalls(), loadAdditions(), loadQueryCache()]).catch(() => undefined);
