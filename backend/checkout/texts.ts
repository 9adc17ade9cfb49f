import german from '#messages/checkout/de.json' with { type: 'json' };
import english from '#messages/checkout/en.json' with { type: 'json' };
import hungarian from '#messages/checkout/hu.json' with { type: 'json' };
import germanOrdering from '#messages/checkout/ordering/de.json' with { type: 'json' };
import englishOrdering from '#messages/checkout/ordering/en.json' with { type: 'json' };
import hungarianOrdering from '#messages/checkout/ordering/hu.json' with { type: 'json' };
import { withBrand } from '#lib/core/text/brand-texts.ts';
import type { Language } from '#lib/contract/language.ts';
import { html, type Fragment, type Html } from './html.ts';

/** Texts of the checkout's pages in a language: `ordering` has those between the cart and the order's page. */
export type CheckoutTexts = typeof hungarian & { ordering: typeof hungarianOrdering };

export const checkoutTexts: Readonly<Record<Language, CheckoutTexts>> = {
  hu: withBrand({ ...hungarian, ordering: hungarianOrdering }),
  en: withBrand({ ...english, ordering: englishOrdering }),
  de: withBrand({ ...german, ordering: germanOrdering }),
};

/** Texts of the way from the cart to the order. */
export type OrderingTexts = CheckoutTexts['ordering'];

export { filled } from '#lib/core/text/filled.ts';

/** The same with markup among the values: a link, for example. */
export function filledWith(text: string, values: Readonly<Record<string, Fragment>>): Html {
  const parts = text.split(/\{(\w+)\}/);
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : (values[part] ?? `{${part}}`)))}`;
}

/** The text of a code that came from outside; undefined for one that has none. */
export function textOf<Code extends string>(texts: Readonly<Record<Code, string>>, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code as Code] : undefined;
}
