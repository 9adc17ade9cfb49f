import { html } from '../html.ts';
import type { View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { messagePage } from './message.ts';

/** Address that takes what is asked of notices without a script (ADR-0122). */
export const noticePath = '/checkout/ertesites/';

/** The form again, with what is wrong with the address; what was typed stays. */
export function noticeFormPage(productOption: number, email: string, error: string, view: View): Page {
  const { notices } = view.texts.ordering;
  return messagePage(
    422,
    notices.form,
    html`<form method="post" action="${view.own(noticePath)}">
${hiddenInput('act', 'ask')}${hiddenInput('productOption', String(productOption))}
<div class="field">
<label for="email">${notices.email}</label>
<p class="field-error" id="email-error">${error}</p>
<input id="email" name="email" type="email" value="${email}" maxlength="120" autocomplete="email" aria-required="true" aria-invalid="true" aria-describedby="email-error">
</div>
<button class="button">${notices.send}</button>
</form>`,
    view,
  );
}

/** The API does not answer; the same form can be sent again. */
export function noticeUnreachable(fields: URLSearchParams, view: View): Page {
  const { notices, common } = view.texts.ordering;
  return messagePage(
    503,
    notices.away.title,
    html`<p>${notices.away.text}</p>
<form method="post" action="${view.own(noticePath)}">
${[...fields].map(([name, value]) => hiddenInput(name, value))}
<button class="button">${common.again}</button>
</form>`,
    view,
  );
}
