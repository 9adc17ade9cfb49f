import { returnTerms, withdrawalDays } from '#lib/core/products/delivery.ts';
import { html, type Html } from '../html.ts';
import { filled } from '../texts.ts';
import type { View } from '../view.ts';

/** For how long goods may be sent back, and what that costs, in the shop's own terms. */
export function returnsLine({ texts }: View): Html {
  const { returns } = texts.ordering.common;
  const cost = returnTerms.isParcelFree ? returns.freeParcel : returnTerms.inShops ? returns.freeInShops : '';
  return html`<p class="quiet returns">${filled(returns.days, { days: withdrawalDays })} ${cost}</p>`;
}
