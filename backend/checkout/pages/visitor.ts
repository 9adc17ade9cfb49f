import { localePath } from '#lib/core/locales.ts';
import { html, type Html } from '../html.ts';
import { filled, filledWith } from '../texts.ts';
import type { View } from '../view.ts';
import type { Visitor } from '../visitor.ts';
import type { Page } from './layout.ts';
import { leadingPage } from './message.ts';

/** The storefront's login, which leads back to the cart. */
function loginHref({ lang, shop }: View): string {
  return `${shop('/login/')}?vissza=${localePath(lang, '/kosar/')}`;
}

/** As whom the order will be placed, and the way to be somebody else. */
export function visitorLine({ isCustomer, account }: Visitor, view: View): Html {
  const { visitor: texts } = view.texts.ordering;
  const accountLink = html`<a href="${view.shop('/my-account/')}">${texts.account}</a>`;
  if (!isCustomer) {
    const login = html`<a href="${loginHref(view)}">${texts.login}</a>`;
    return html`<p class="visitor">${filledWith(texts.guest, { login })}</p>`;
  }
  if (!account) {
    return html`<p class="visitor">${texts.unknown} ${accountLink}</p>`;
  }
  const { lastName, firstName } = account.personal;
  const name = html`<b>${filled(texts.name, { lastName, firstName })}</b>`;
  return html`<p class="visitor">${filledWith(texts.signedIn, { name })} ${accountLink}</p>`;
}

/** The session is over: nothing is placed as somebody else, and the customer logs in again. */
export function expired(view: View): Page {
  const { button, ...said } = view.texts.ordering.visitor.expired;
  return leadingPage(403, said, { href: loginHref(view), label: button }, view);
}
