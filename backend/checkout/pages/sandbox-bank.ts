import { money } from '#lib/contract/money.ts';
import type { Language } from '#lib/contract/language.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { html } from '../html.ts';
import { checkoutTexts } from '../texts.ts';
import type { Page } from './layout.ts';

/** Cards of the pretended bank, by what comes of them. */
export const testCards = [
  { name: 'success', number: '4000 0000 0000 0001' },
  { name: 'refused', number: '4000 0000 0000 0002' },
  { name: 'lost', number: '4000 0000 0000 0003' },
  { name: 'twice', number: '4000 0000 0000 0004' },
  { name: 'late', number: '4000 0000 0000 0005' },
] as const;
export type TestCard = (typeof testCards)[number]['name'];

/** The page on which a shopper of a demo pays, as a bank's would be: it takes no number of a card. */
export function cardPage({ amount, lang }: { amount: number; lang: Language }): Page {
  const { sandbox } = checkoutTexts[lang];
  return {
    status: 200,
    lang,
    title: sandbox.title,
    content: html`<div class="sandbox">
<p class="marked"><b>${sandbox.marked}</b> ${sandbox.explained}</p>
<h1>${sandbox.title}</h1>
<dl class="scores"><div><dt>${sandbox.amount}</dt><dd class="number">${formatPrice(money(amount))}</dd></div></dl>
<form method="post">
<fieldset class="choice"><legend>${sandbox.card}</legend>
<div class="methods">${testCards.map(
      ({ name, number }, at) => html`<div class="method">
<input type="radio" id="card.${name}" name="card" value="${name}"${at === 0 && html` checked`}>
<label for="card.${name}"><b class="number">${number}</b><small>${sandbox.cards[name]}</small></label>
</div>`,
    )}</div>
</fieldset>
<div class="pay-forms"><button class="button" name="act" value="pay">${sandbox.pay}</button>
<button class="button outline" name="act" value="cancel">${sandbox.cancel}</button></div>
</form>
</div>`,
  };
}
