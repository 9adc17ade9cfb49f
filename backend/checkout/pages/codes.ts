import type { Cart } from '#lib/contract/cart.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { codeFields, removalOf, type CodeKind, type RefusedCode, type TypedCodes } from '../codes.ts';
import { html, type Html } from '../html.ts';
import { filled } from '../texts.ts';
import { voucherState } from '../voucher-refusals.ts';
import { spokenIn, type View } from '../view.ts';
import { giftCardAbout } from './gift-cards.ts';
import { shownDiscount } from './shown-prices.ts';
import { discountTerm } from './total-rows.ts';

/** Codes as the order's form shows them: what stands in the fields, and what was not taken or has just been. */
export interface ShownCodes {
  typed: TypedCodes;
  refused: RefusedCode | null;
  isChanged: boolean;
}

function removal(kind: CodeKind, code: string, about: Html, { texts }: View): Html {
  return html`<button class="plain" name="${codeFields.act}" value="${removalOf(kind, code)}">${texts.ordering.cart.remove}<span class="hidden-text">: ${about}</span></button>`;
}

/** The vouchers of the cart in the order's form: what each takes off or why it does not, with a button that takes it out. */
export function voucherRows({ vouchers }: Cart, view: View): Html[] {
  const mark = spokenIn(catalogLanguage, view);
  return vouchers.map(
    (voucher) => html`<div>${discountTerm(
      voucher.name,
      html`${voucher.state !== 'applied' && html`<span class="shortage">${voucherState(voucher, view.texts.ordering)}</span>`}
${removal('voucher', voucher.code, html`<span${mark}>${voucher.name}</span>`, view)}`,
      view,
    )}
<dd class="number">${shownDiscount(voucher.discount)}</dd></div>`,
  );
}

/** The gift cards of the cart: what is on each, with a button that takes it out; what they pay goes by the way of receiving. */
export function giftCardList({ giftCards }: Cart, view: View): Html[] {
  const { cart } = view.texts.ordering;
  return giftCards.map(
    (card) => html`<div><dt>${cart.giftCard}<span class="quiet"> …${card.ending}</span>
${giftCardAbout(card, view)}
${removal('gift-card', card.id, html`${filled(cart.giftCardNamed, { ending: card.ending })}`, view)}</dt></div>`,
  );
}

function field(kind: CodeKind, { typed, refused }: ShownCodes, { texts }: View): Html {
  const { cart, giftCards } = texts.ordering;
  const isVoucher = kind === 'voucher';
  const id = isVoucher ? 'kuponkod' : 'kartyakod';
  const words = refused?.kind === kind ? refused.words : null;
  const value = isVoucher ? typed.voucher : typed.giftCard;
  return html`<details class="voucher"${(words !== null || value !== '') && html` open`}>
<summary>${isVoucher ? cart.openVoucher : cart.openGiftCard}</summary>
<div class="code">
<div class="field"><label for="${id}">${isVoucher ? cart.voucherCode : giftCards.code}</label>
${words !== null && html`<p class="field-error" id="${id}-hiba">${words}</p>`}
<input id="${id}" name="${isVoucher ? codeFields.voucher : codeFields.giftCard}" value="${value}" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    words !== null && html` aria-invalid="true" aria-describedby="${id}-hiba" autofocus`
  }></div>
<button class="button outline" name="${codeFields.act}" value="${kind}">${isVoucher ? cart.redeem : cart.payWithIt}</button>
</div>
</details>`;
}

/** Fields for a voucher and a gift card within the order's form: its other fields go along and stay. */
export function codeForm(codes: ShownCodes, view: View): Html {
  return html`${
    codes.isChanged &&
    html`<p class="saved-code" role="status" tabindex="-1" autofocus>${view.texts.ordering.form.codeSaved}</p>`
  }
<div class="codes">${field('voucher', codes, view)}${field('gift-card', codes, view)}</div>`;
}
