import type { CartGiftCard, GiftCard } from '#lib/contract/cart-gift-card.ts';
import type { Money } from '#lib/contract/money.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { dayText } from '../dates.ts';
import { giftCardRefusal } from '../gift-card-refusals.ts';
import { html, type Html } from '../html.ts';
import { filled } from '../texts.ts';
import type { View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { messagePage } from './message.ts';

/** Address of the balance of a gift card. */
export const giftCardPath = '/checkout/ajandekkartya/';

/** What gift cards pay of a total, by a way of receiving where it is of one, and what is left of it. */
export function giftCardRows(
  total: { grand: Money; giftCards: Money },
  { texts }: View,
  type: DeliveryType | null = null,
): Html | null {
  if (total.giftCards === 0) return null;
  const { common } = texts.ordering;
  const [row, last] =
    type === null
      ? [html`<div>`, html`<div class="total">`]
      : [
          html`<div class="by-method" data-method="${type}">`,
          html`<div class="by-method total" data-method="${type}">`,
        ];
  return html`
${row}<dt>${common.byGiftCard}</dt><dd class="number">−${formatPrice(total.giftCards)}</dd></div>
${last}<dt>${common.toPay}</dt><dd class="number">${formatPrice(leftToPay(total))}</dd></div>`;
}

/** What is on a card of a cart, or why it pays nothing. */
export function giftCardAbout({ state, balance, validUntil }: CartGiftCard, { lang, texts: { ordering } }: View): Html {
  if (state !== 'applied') return html`<span class="shortage">${giftCardRefusal(state, ordering)}</span>`;
  const about = filled(ordering.giftCards.about, { balance: formatPrice(balance), day: dayText(validUntil, lang) });
  return html`<span class="quiet">${about}</span>`;
}

/** The field of a code; with what is wrong with what was typed. */
export function giftCardField(id: string, refused: { typed: string; words: string } | null, { texts }: View): Html {
  return html`<div class="field"><label for="${id}">${texts.ordering.giftCards.code}</label>
${refused && html`<p class="field-error" id="${id}-hiba">${refused.words}</p>`}
<input id="${id}" name="code" value="${refused?.typed ?? ''}" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    refused && html` aria-invalid="true" aria-describedby="${id}-hiba"`
  }></div>`;
}

function page(status: number, title: string, content: Html, { lang, texts, shop }: View): Page {
  return {
    status,
    lang,
    title,
    content: html`<div class="message">
<h1>${texts.ordering.giftCards.title}</h1>
${content}
<p><a href="${shop('/')}">${texts.frame.toShop}</a></p>
</div>`,
  };
}

/** Asks for a code. @param refused what was typed before, and what is wrong with it. */
export function balanceForm(refused: { typed: string; words: string } | null, view: View): Page {
  const { giftCards, common } = view.texts.ordering;
  const form = page(
    refused ? 422 : 200,
    refused ? filled(common.error, { title: giftCards.title }) : giftCards.title,
    html`<form method="post" action="${view.own(giftCardPath)}">
${giftCardField('kartyakod', refused, view)}
<button class="button">${giftCards.show}</button>
</form>`,
    view,
  );
  // What a form was answered with has no address: a link to the other language would lose it.
  return refused ? form : { ...form, path: giftCardPath };
}

/** What is left on a card, and until when. */
export function shownBalance({ ending, balance, validUntil, state }: GiftCard, view: View): Page {
  const { giftCards: texts } = view.texts.ordering;
  return page(
    200,
    texts.title,
    html`<dl class="totals">
<div><dt>${texts.card}</dt><dd class="number">…${ending}</dd></div>
<div class="total"><dt>${texts.balance}</dt><dd class="number">${formatPrice(balance)}</dd></div>
<div><dt>${state === 'expired' ? texts.expiredOn : texts.validUntil}</dt><dd>${dayText(validUntil, view.lang)}</dd></div>
</dl>
<p><a class="button outline" href="${view.own(giftCardPath)}">${texts.another}</a></p>`,
    view,
  );
}

/** The API does not answer; the same code can be sent again. */
export function balanceUnreachable(typed: string, view: View): Page {
  const { giftCards, common } = view.texts.ordering;
  const form = html`<p>${giftCards.away.text}</p>
<form method="post" action="${view.own(giftCardPath)}">
${hiddenInput('code', typed)}
<button class="button">${common.again}</button>
</form>`;
  return messagePage(503, giftCards.away.title, form, view);
}
