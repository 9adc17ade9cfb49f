import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';

/** Address that takes what is asked of notices without a script (ADR-0122). */
export const noticePath = '/checkout/ertesites/';

function page(status: number, title: string, content: Html): Page {
  return {
    status,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
${content}
</div>`,
  };
}

function toShop({ STOREFRONT_HOST }: CheckoutSettings): Html {
  return html`<p><a class="button outline" href="${STOREFRONT_HOST}/">Vissza a webáruházba</a></p>`;
}

/** What has come of a form, in a sentence. */
export function noticeSaid(status: number, title: string, text: string, settings: CheckoutSettings): Page {
  return page(status, title, html`<p>${text}</p>${toShop(settings)}`);
}

/** The form again, with what is wrong with the address; what was typed stays. */
export function noticeFormPage(productOption: number, email: string, error: string): Page {
  return page(
    422,
    'Értesítés, ha újra kapható',
    html`<form method="post" action="${noticePath}">
${hiddenInput('act', 'ask')}${hiddenInput('productOption', String(productOption))}
<div class="field">
<label for="email">E-mail-címed</label>
<p class="field-error" id="email-error">${error}</p>
<input id="email" name="email" type="email" value="${email}" maxlength="120" autocomplete="email" aria-required="true" aria-invalid="true" aria-describedby="email-error">
</div>
<button class="button">Értesítést kérek, ha újra kapható</button>
</form>`,
  );
}

/** The API does not answer; the same form can be sent again. */
export function noticeUnreachable(fields: URLSearchParams): Page {
  return page(
    503,
    'Most nem sikerült betölteni',
    html`<p>Még nem történt semmi. Várj egy percet, és próbáld újra.</p>
<form method="post" action="${noticePath}">
${[...fields].map(([name, value]) => hiddenInput(name, value))}
<button class="button">Próbáld újra</button>
</form>`,
  );
}
