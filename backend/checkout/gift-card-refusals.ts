import { filled, textOf, type OrderingTexts } from './texts.ts';

/** What a refused code means for the shopper. */
export function giftCardRefusal(code: string | undefined, { giftCards }: OrderingTexts): string {
  if (code === undefined) return giftCards.refusals.wait;
  const [name = '', bound] = code.split(':');
  if (name === 'max') return filled(giftCards.max, { most: bound ?? '' });
  return textOf(giftCards.refusals, name) ?? giftCards.other;
}
