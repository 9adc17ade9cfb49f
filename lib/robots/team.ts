import { robotsText } from './index.ts';

/**
 * The clubs' shops repeat the goods of the shop under their own names, for their own members: they are not for search
 * engines, and there is no sitemap of them. The front page and what a club has to know are; scripts and styles draw
 * them.
 */
export function teamRobots(): string {
  const found = ['/$', '/info/'];
  return robotsText({
    allow: [...found, ...found.map((path) => `/en${path}`), '/_next/', '/_i18n/', '/fonts/', '/icon.svg'],
    disallow: ['/'],
  });
}
