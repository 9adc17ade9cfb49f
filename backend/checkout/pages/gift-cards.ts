import type { CartGiftCard, GiftCard } from '#lib/contract/cart-gift-card.ts';
import type { Forint } from '#lib/contract/money.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { giftCardRefusal } from '../gift-card-refusals.ts';
import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';

/** Address of the balance of a gift card. */
export const giftCardPath = '/checkout/ajandekkartya/';

const days = new Intl.DateTimeFormat('hu', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** A day of Hungary in words: `2029. május 12.` */
function dayText(day: string): string {
  return days.format(new Date(day));
}

/** What gift cards pay of a total, by a way of receiving where it is of one, and what is left of it. */
export function giftCardRows(
  total: { grand: Forint; giftCards: Forint },
  type: DeliveryType | null = null,
): Html | null {
  if (total.giftCards === 0) return null;
  const [row, last] =
    type === null
      ? [html`<div>`, html`<div class="total">`]
      : [
          html`<div class="by-method" data-method="${type}">`,
          html`<div class="by-method total" data-method="${type}">`,
        ];
  return html`
${row}<dt>Ebből ajándékkártyával</dt><dd class="number">−${formatPrice(total.giftCards)}</dd></div>
${last}<dt>Fizetendő</dt><dd class="number">${formatPrice(leftToPay(total))}</dd></div>`;
}

/** What is on a card of a cart, or why it pays nothing. */
export function giftCardAbout({ state, balance, validUntil }: CartGiftCard): Html {
  if (state === 'applied') {
    return html`<span class="quiet">Egyenleg: ${formatPrice(balance)}, felhasználható eddig: ${dayText(validUntil)}</span>`;
  }
  return html`<span class="shortage">${giftCardRefusal(state)}</span>`;
}

/** The field of a code; with what is wrong with what was typed. */
export function giftCardField(id: string, refused: { typed: string; words: string } | null): Html {
  return html`<div class="field"><label for="${id}">Az ajándékkártya kódja</label>
${refused && html`<p class="field-error" id="${id}-hiba">${refused.words}</p>`}
<input id="${id}" name="code" value="${refused?.typed ?? ''}" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    refused && html` aria-invalid="true" aria-describedby="${id}-hiba"`
  }></div>`;
}

function page(status: number, title: string, content: Html, { STOREFRONT_HOST }: CheckoutSettings): Page {
  return {
    status,
    title,
    content: html`<div class="message">
<h1>Ajándékkártya egyenlege</h1>
${content}
<p><a href="${STOREFRONT_HOST}/">Vissza a webáruházba</a></p>
</div>`,
  };
}

/** Asks for a code. @param refused what was typed before, and what is wrong with it. */
export function balanceForm(refused: { typed: string; words: string } | null, settings: CheckoutSettings): Page {
  return page(
    refused ? 422 : 200,
    refused ? 'Hiba: Ajándékkártya egyenlege' : 'Ajándékkártya egyenlege',
    html`<form method="post" action="${giftCardPath}">
${giftCardField('kartyakod', refused)}
<button class="button">Egyenleg lekérdezése</button>
</form>`,
    settings,
  );
}

/** What is left on a card, and until when. */
export function shownBalance({ ending, balance, validUntil, state }: GiftCard, settings: CheckoutSettings): Page {
  return page(
    200,
    'Ajándékkártya egyenlege',
    html`<dl class="totals">
<div><dt>Kártya</dt><dd class="number">…${ending}</dd></div>
<div class="total"><dt>Egyenleg</dt><dd class="number">${formatPrice(balance)}</dd></div>
<div><dt>${state === 'expired' ? 'Lejárt' : 'Felhasználható eddig'}</dt><dd>${dayText(validUntil)}</dd></div>
</dl>
<p><a class="button outline" href="${giftCardPath}">Másik kártya</a></p>`,
    settings,
  );
}

/** The API does not answer; the same code can be sent again. */
export function balanceUnreachable(typed: string): Page {
  return {
    status: 503,
    title: 'Most nem sikerült betölteni',
    content: html`<div class="message">
<h1>Most nem sikerült betölteni</h1>
<p>Az egyenleged nem változott. Várj egy percet, és próbáld újra.</p>
<form method="post" action="${giftCardPath}">
${hiddenInput('code', typed)}
<button class="button">Próbáld újra</button>
</form>
</div>`,
  };
}
