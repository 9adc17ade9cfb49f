import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import type { Visitor } from '../visitor.ts';
import type { Page } from './layout.ts';

/** The storefront's login, which leads back to the cart. */
function loginHref({ STOREFRONT_HOST }: CheckoutSettings): string {
  return `${STOREFRONT_HOST}/login/?vissza=/kosar/`;
}

/** As whom the order will be placed, and the way to be somebody else. */
export function visitorLine({ isCustomer, account }: Visitor, settings: CheckoutSettings): Html {
  const accountLink = html`<a href="${settings.STOREFRONT_HOST}/my-account/">Fiókom</a>`;
  if (!isCustomer) {
    return html`<p class="visitor">Van már fiókod? <a href="${loginHref(settings)}">Jelentkezz be</a>, és kitöltjük helyetted az adataidat.</p>`;
  }
  if (!account) {
    return html`<p class="visitor">Bejelentkezve rendelsz, de az adataidat most nem tudtuk betölteni. Írd be őket. ${accountLink}</p>`;
  }
  const { lastName, firstName } = account.personal;
  return html`<p class="visitor">Bejelentkezve mint <b>${lastName} ${firstName}</b>. ${accountLink}</p>`;
}

/** The session is over: nothing is placed as somebody else, and the customer logs in again. */
export function expired(settings: CheckoutSettings): Page {
  return {
    status: 403,
    title: 'Lejárt a bejelentkezésed',
    content: html`<div class="message">
<h1>Lejárt a bejelentkezésed</h1>
<p>Nem rendeltél meg semmit. Jelentkezz be újra, és a kosaradból folytathatod a rendelést.</p>
<p><a class="button" href="${loginHref(settings)}">Bejelentkezés</a></p>
</div>`,
  };
}
