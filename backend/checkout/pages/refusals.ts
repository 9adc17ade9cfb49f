import { fieldNames } from '../field-errors.ts';
import { codeFields, noCodes, type TypedCodes } from '../codes.ts';
import type { Submission } from '../form.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { leadingPage, messagePage } from './message.ts';

const toCheckout = (label: string, { own }: View) => ({ href: own('/checkout/'), label });

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
  if (!submission) return leadingPage(503, { title, text }, toCheckout(common.again, view), view);
  const form = html`<p>${text} ${refusals.formIsHere}</p>
<form method="post" action="${view.own('/checkout/')}">
${hiddenInputs(submission, codes)}
<button class="button">${common.again}</button>
</form>`;
  return messagePage(503, title, form, view);
}

/** Page of a request that goes no further. */
export function refusalPage(status: 403 | 404 | 405 | 413 | 415 | 500, view: View): Page {
  const { refusals, common } = view.texts.ordering;
  const label = status === 500 ? common.again : refusals.toCheckout;
  return leadingPage(status, refusals.pages[status], toCheckout(label, view), view);
}
