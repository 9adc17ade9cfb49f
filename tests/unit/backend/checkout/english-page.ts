const hungarian = /[áéíóöőúüű]/iu;
/** What is the same in every language: the shop's name, a brand's, and who ordered. */
const names = /Lendület|DÜL|Kovács|Őrs|kovacs\.ors/gu;
const withoutEnd = new Set(['input', 'img', 'br', 'meta', 'link', 'hr']);

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

/** What a page says with Hungarian letters where it does not mark them as Hungarian; what was typed in is not asked. */
export function hungarianOn(page: string): string[] {
  const languages: string[] = [];
  const found: string[] = [];
  for (const [part, end, name = ''] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*>|[^<]+/g)) {
    if (end === '/') languages.pop();
    if (end === '/') continue;
    const isTag = part.startsWith('<');
    const language = (isTag ? attribute(part, 'lang') : undefined) ?? languages.at(-1) ?? '';
    const said = isTag ? ['aria-label', 'label', 'alt', 'title'].map((one) => attribute(part, one) ?? '') : [part];
    if (language === 'en') found.push(...said.filter((text) => hungarian.test(text.replace(names, ''))));
    if (isTag && !withoutEnd.has(name)) languages.push(language);
  }
  return found.map((text) => text.trim());
}

/** Addresses of pages that a page leads to in another language than English, but for the link that says so. */
export function lostOn(page: string, storefront: string): string[] {
  const tags = [...page.matchAll(/<(?:a|form) [^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('hreflang'));
  const addresses = tags.map((tag) => attribute(tag, 'href') ?? attribute(tag, 'action') ?? '');
  return addresses.filter((address) => {
    if (address.startsWith('#')) return false;
    if (address.startsWith(storefront)) return !address.slice(storefront.length).startsWith('/en/');
    return address.startsWith('/checkout/') && !address.endsWith('?lang=en');
  });
}
