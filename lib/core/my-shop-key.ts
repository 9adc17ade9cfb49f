/** Where local storage keeps the chosen shop (lib/core/my-shop.ts). */
export const myShopKey = 'lendulet_store';
