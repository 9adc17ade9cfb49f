import { fieldNames } from '../field-errors.ts';
import { codeFields, noCodes, type TypedCodes } from '../codes.ts';
import type { Submission } from '../form.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';

function message(status: number, { title, text }: { title: string; text: string }, link: string, view: View): Page {
  return {
    status,
    lang: view.lang,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button" href="${view.own('/checkout/')}">${link}</a></p>
</div>`,
  };
}

function hiddenInputs({ values, key, seenFingerprint, seenTotals }: Submission, codes: TypedCodes): Html {
  return html`${[
    hiddenInput('key', key),
    hiddenInput('seen.cart', seenFingerprint),
    ...Object.entries(seenTotals).map(([type, total]) => hiddenInput(`seen.${type}`, total)),
    ...fieldNames.map((name) => hiddenInput(name, values[name])),
    ...(['act', 'voucher', 'giftCard'] as const)
      .filter((name) => codes[name] !== '')
      .map((name) => hiddenInput(codeFields[name], codes[name])),
  ]}`;
}

/**
 * The API does not answer; the cart is the API's and outlives it. What was filled in goes along with the next try.
 * @param submission null where nothing was submitted. @param codes what was asked of codes, without which the next try would order.
 */
export function unreachable(submission: Submission | null, view: View, codes = noCodes): Page {
  const { refusals, common } = view.texts.ordering;
  const title = submission ? refusals.notSent : refusals.notLoaded;
  const text = refusals.cartIsHere;
  if (!submission) return message(503, { title, text }, common.again, view);
  return {
    status: 503,
    lang: view.lang,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
<p>${text} ${refusals.formIsHere}</p>
<form method="post" action="${view.own('/checkout/')}">
${hiddenInputs(submission, codes)}
<button class="button">${common.again}</button>
</form>
</div>`,
  };
}

/** Page of a request that goes no further. */
export function refusalPage(status: 403 | 404 | 405 | 413 | 415 | 500, view: View): Page {
  const { refusals, common } = view.texts.ordering;
  return message(status, refusals.pages[status], status === 500 ? common.again : refusals.toCheckout, view);
}
