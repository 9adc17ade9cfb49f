/** What a page's HTML says of its own weight. */

const reactsCopy = /<script\b[^>]*>(?:self\.__next_f|\(self\.__next_f=[^)]*\))\.push\([\s\S]*?<\/script>/g;

const lengthOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);

/** Bytes of React's copy of the page, and of all else in the HTML, neither compressed. */
export function sharesOf(html: string): { copy: number; page: number } {
  const copy = lengthOf(html.match(reactsCopy) ?? []);
  return { copy, page: Buffer.byteLength(html) - copy };
}

/**
 * Addresses of the scripts that a page's HTML names for a modern browser, React's copy of the page left aside; those
 * that start behind the first screen stand in one attribute.
 */
export function scriptsNamed(html: string, base: string): Set<string> {
  const later = [...html.matchAll(/\bdata-scripts="([^"]*)"/g)].flatMap(([, addresses = '']) =>
    addresses.split(' ').filter(Boolean),
  );
  const own = html.replaceAll(reactsCopy, '').replaceAll(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '');
  const single = [...own.matchAll(/["']((?:https?:\/)?\/[^"'\s<>]+\.js(?:\?[^"'\s<>]*)?)["']/g)].map(
    ([, address = '']) => address,
  );
  return new Set(
    [...single, ...later].flatMap((address) => (URL.canParse(address, base) ? [new URL(address, base).href] : [])),
  );
}

/** Rules that stand in the page for its first screen, a text for each element. */
export function firstRules(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*\bdata-first\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules ?? '');
}

/**
 * Style sheets in the head, which keep a browser with JavaScript from painting until they are there; a disabled one is
 * not fetched.
 */
export function blockingSheets(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>'))).replaceAll(/<noscript\b[\s\S]*?<\/noscript>/g, '');
  return (head.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []).filter((link) => !/\sdisabled\b/.test(link));
}
