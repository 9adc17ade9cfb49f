import { useEffect, useState } from 'react';

/** An element of the page that shows a price, and the id of what it is the price of. */
export interface Place {
  id: number;
  element: HTMLElement;
}

/**
 * Where prices stand: in cards of lists, on the page of a product, in its bar for the thumb, its delivery and its sets,
 * and side by side in a comparison.
 */
const marks = {
  cards: ['li[data-product]', 'data-product'],
  blocks: ['[data-own-price]', 'data-own-price'],
  bars: ['[data-bar-price]', 'data-bar-price'],
  deliveries: ['[data-delivery]', 'data-delivery'],
  sets: ['[data-set]', 'data-set'],
  compared: ['[data-compared-price]', 'data-compared-price'],
} as const;

export type Places = Record<keyof typeof marks, Place[]>;

const nowhere: Places = { cards: [], blocks: [], bars: [], deliveries: [], sets: [], compared: [] };
const kinds = Object.keys(marks) as (keyof typeof marks)[];

const isSame = (a: readonly Place[], b: readonly Place[]) =>
  a.length === b.length && a.every(({ id, element }, at) => b[at]?.element === element && b[at].id === id);

function placesNow(): Places {
  const found = (kind: keyof typeof marks) => {
    const [selector, attribute] = marks[kind];
    return Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => ({
      id: Number(element.getAttribute(attribute)),
      element,
    })).filter(({ id }) => Number.isSafeInteger(id) && id > 0);
  };
  return {
    cards: found('cards'),
    blocks: found('blocks'),
    bars: found('bars'),
    deliveries: found('deliveries'),
    sets: found('sets'),
    compared: found('compared'),
  };
}

/** The places of prices in the page, also after lists have grown or another page has come. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState(nowhere);
  useEffect(() => {
    const read = () =>
      setPlaces((known) => {
        const found = placesNow();
        return kinds.every((kind) => isSame(known[kind], found[kind])) ? known : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: kinds.map((kind) => marks[kind][1]),
    });
    return () => observer.disconnect();
  }, []);
  return places;
}
