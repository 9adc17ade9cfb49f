import { JSDOM } from 'jsdom';

const hungarian = /[áéíóöőúüű]/iu;
/** What is the same in every language: the shop's name, a brand's, and who ordered. */
const names = /Lendület|DÜL|Kovács|Őrs|kovacs\.ors/gu;

function isEnglish(element: Element | null): boolean {
  return element?.closest('[lang]')?.getAttribute('lang') === 'en';
}

/** What a page says with Hungarian letters where it does not mark them as Hungarian; what was typed in is not asked. */
export function hungarianOn(page: string): string[] {
  const { document } = new JSDOM(page).window;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isEnglish(node.parentElement)) texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [label], [alt], [title]'))
    if (isEnglish(element))
      texts.push(...['aria-label', 'label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''));
  return texts.filter((text) => hungarian.test(text.replace(names, ''))).map((text) => text.trim());
}

/** Addresses of pages that a page leads to in another language than English, but for the link that says so. */
export function lostOn(page: string, storefront: string): string[] {
  const { document } = new JSDOM(page).window;
  const links = [...document.querySelectorAll('a[href]:not([hreflang]), form[action]')];
  const addresses = links.map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '');
  return addresses.filter((address) => {
    if (address.startsWith('#')) return false;
    if (address.startsWith(storefront)) return !address.slice(storefront.length).startsWith('/en/');
    return address.startsWith('/checkout/') && !address.endsWith('?lang=en');
  });
}
