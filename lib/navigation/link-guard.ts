/** Any host will do: only what a path makes of it counts. */
const here = 'https://shop.invalid';

/**
 * Whether an address of the catalogue stays within the shop: a path that begins with a single `/` and is still one
 * after the browser has read it. Every scheme, other hosts and disguises with control characters are refused.
 */
export function isShopPath(url: string): boolean {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(url) || !URL.canParse(url, here)) return false;
  const { origin, pathname } = new URL(url, here);
  return origin === here && !pathname.startsWith('//');
}
