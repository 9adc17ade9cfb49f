/**
 * What a page that was asked for shows until it comes: what the link that was pressed knows of it, and nothing else.
 */
export type Preview =
  | {
      kind: 'product';
      name: string;
      /** Of the name. */
      lang: string;
      brand: string;
      price: string;
      isReduced: boolean;
      picture: string;
      colours: string | null;
    }
  | { kind: 'list'; name: string; lang: string };

const text = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

/** A card as the page of its product shows it first; null for one whose picture has not come. */
function previewOfCard(card: Element, link: HTMLAnchorElement): Preview | null {
  const picture = card.querySelector('img');
  const price = card.querySelector(':scope > p');
  // One that can not be had is complete as well, and has no width.
  if (!picture?.complete || picture.naturalWidth === 0 || !price) return null;
  const colours = card.querySelector<HTMLElement>(':scope > i');
  return {
    kind: 'product',
    name: text(link),
    lang: link.closest<HTMLElement>('[lang]')?.lang ?? '',
    brand: text(card.querySelector('b:not([class])')),
    price: price.firstChild?.textContent ?? '',
    isReduced: price.querySelector('small') !== null,
    picture: picture.currentSrc,
    colours: colours?.style.background ?? null,
  };
}

/** What a link knows of the page that it leads to; null where that is not enough to show anything true. */
export function previewOf(link: HTMLAnchorElement): Preview | null {
  const card = link.closest('li[data-product]');
  if (card) return /\/p\/[^/]+\/$/.test(link.pathname) ? previewOfCard(card, link) : null;
  // Links that bear the name of their category, and no count or words around it.
  const isNamed =
    link.lang !== '' &&
    link.closest('[data-categories]') !== null &&
    link.childElementCount === 0 &&
    link.search === '';
  return isNamed ? { kind: 'list', name: text(link), lang: link.lang } : null;
}
