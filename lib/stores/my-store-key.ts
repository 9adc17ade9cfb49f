/** Where local storage keeps the chosen store (lib/stores/my-store.ts). */
export const myStoreKey = 'lendulet_store';
