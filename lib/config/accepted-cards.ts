import type { ShopSettings } from './settings.ts';

/** Names of the cards that cart and checkout tell beside their buttons: as ACCEPTED_CARDS says, else two in a demo. */
export function acceptedCards(
  { ACCEPTED_CARDS: said }: Pick<ShopSettings, 'ACCEPTED_CARDS'>,
  isDemo: boolean,
): string[] {
  return said ?? (isDemo ? ['Mastercard', 'Visa'] : []);
}
