import { flipbooksPath } from '#lib/flipbook/paths.ts';

/**
 * The address of a page that may have been drawn ahead, and then knows itself by its route alone: all
 * flipbooks have an address of their own, and the page of an error has none, so that the front page stands for it.
 */
export function addressOfPrerendered(path: string): string {
  if (path === '/flipbook/') return flipbooksPath();
  return path.startsWith('/hiba/') ? '/' : path;
}
