/** Where local storage keeps the chosen store (lib/core/my-store.ts). */
export const myStoreKey = 'lendulet_store';
