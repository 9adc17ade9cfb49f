import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { html, type Html } from './html.ts';
import type { CheckoutSettings } from './shop-api.ts';
import { checkoutTexts, type CheckoutTexts } from './texts.ts';

/** What every page is drawn with: its language, the texts of it, and addresses that keep it (ADR-0147). */
export interface View {
  lang: Language;
  texts: CheckoutTexts;
  settings: CheckoutSettings;
  /** A path of the checkout, where forms and links lead. */
  own: (path: string) => string;
  /** An address of the storefront by its path. */
  shop: (path: string) => string;
}

export function viewOf(settings: CheckoutSettings, lang: Language): View {
  return {
    lang,
    texts: checkoutTexts[lang],
    settings,
    own: (path) => checkoutPath(lang, path),
    shop: (path) => `${settings.STOREFRONT_HOST}${localePath(lang, path)}`,
  };
}

/** The attribute of an element whose text is not in the page's language; nothing where it is. */
export function spokenIn(lang: string | undefined, view: Pick<View, 'lang'>): Html | null {
  const spoken = lang ?? catalogLanguage;
  return spoken === view.lang ? null : html` lang="${spoken}"`;
}
