export const robotsPath = '/robots.txt';

/** Headers of the text for crawlers. */
export const robotsHeaders = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * A robots.txt for every crawler (RFC 9309): the paths that it may fetch in spite of the others, and those that it may
 * not.
 */
export function robotsText(rules: {
  allow?: readonly string[];
  disallow: readonly string[];
  sitemap?: string;
}): string {
  return [
    'User-agent: *',
    ...(rules.allow ?? []).map((path) => `Allow: ${path}`),
    ...rules.disallow.map((path) => `Disallow: ${path}`),
    ...(rules.sitemap ? ['', `Sitemap: ${rules.sitemap}`] : []),
    '',
  ].join('\n');
}
