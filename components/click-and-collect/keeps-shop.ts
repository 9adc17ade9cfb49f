import { myShopKey } from '#lib/core/my-shop-key.ts';

/** Whether this browser keeps a chosen shop. */
export function keepsShop(): boolean {
  try {
    return localStorage.getItem(myShopKey) !== null;
  } catch {
    return false;
  }
}
