import { useEffect, useState } from 'react';

/** Where a product can be chosen: a card of a list, or the place on its own page. */
export interface ComparePlace {
  id: number;
  name: string;
  element: HTMLElement;
  isCard: boolean;
}

const isSame = (a: readonly ComparePlace[], b: readonly ComparePlace[]) =>
  a.length === b.length &&
  a.every(({ id, name, element }, at) => b[at]?.element === element && b[at].id === id && b[at].name === name);

function placesNow(): ComparePlace[] {
  return Array.from(document.querySelectorAll<HTMLElement>('li[data-product], [data-compare]'), (element) => {
    const { product, compare, name } = element.dataset;
    const isCard = product !== undefined;
    return {
      id: Number(product ?? compare),
      name: (isCard ? element.querySelector(':is(h2, h3) a')?.textContent : name) ?? '',
      element,
      isCard,
    };
  }).filter(({ id }) => Number.isSafeInteger(id) && id > 0);
}

/** The places of the page now, also after lists have grown or another page has come. */
export function useComparePlaces(): ComparePlace[] {
  const [places, setPlaces] = useState<ComparePlace[]>([]);
  useEffect(() => {
    const read = () =>
      setPlaces((known) => {
        const found = placesNow();
        return isSame(known, found) ? known : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-product', 'data-compare', 'data-name'],
    });
    return () => observer.disconnect();
  }, []);
  return places;
}
