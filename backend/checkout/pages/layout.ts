import { brand } from '#lib/config/brand/stated-brand.ts';
import { firstFonts } from '#lib/config/fonts.ts';
import type { Language } from '#lib/contract/language.ts';
import { tagOf } from '#lib/contract/market/tags.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { html, type Html } from '../html.ts';
import { otherThan, waysTo } from '../language.ts';
import { wordmark } from './wordmark.ts';
import { checkoutTexts, type CheckoutTexts } from '../texts.ts';

/** One page of the checkout. */
export interface Page {
  status: number;
  title: string;
  content: Html;
  /** The header leads back to the cart where there may be one to go back to. */
  linksToCart?: boolean;
  lang: Language;
  /** Path of the page, where the header offers it in the other language. */
  path?: string;
  /** What the header offers in place of that, for a page without an address. */
  language?: Html | null;
}

export const stylesheetPath = '/checkout.css';
export const iconPath = '/icon.svg';

/** What the law wants at hand where one orders: pages of the storefront. */
const footerPages: readonly (readonly [path: string, name: keyof CheckoutTexts['frame']['pages']])[] = [
  ['/static/impresszum/', 'imprint'],
  ['/static/aszf/', 'terms'],
  ['/static/adatkezeles/', 'privacy'],
  ['/elallas/', 'withdrawal'],
  ['/static/panaszkezeles/', 'complaints'],
  ['/static/akadalymentesseg/', 'accessibility'],
];

/** The same page in another language; null in a market of one. */
function otherLanguage(path: string, lang: Language): Html | null {
  const other = otherThan(lang);
  if (!other) return null;
  return html`<span class="back"><a href="${checkoutPath(other, path)}" lang="${other}" hreflang="${other}">${waysTo[other]}</a> · </span>`;
}

/** The document around a page's content. */
export function layout(
  { title, content, linksToCart = false, lang, path, language = null }: Page,
  storefront: string,
): string {
  const { frame } = checkoutTexts[lang];
  const address = (path: string) => `${storefront}${localePath(lang, path)}`;
  return html`<!doctype html>
<html lang="${tagOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${brand.colours.paper}">
${(brand.fonts ?? firstFonts).map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="icon" href="${iconPath}" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<a class="skip" href="#tartalom">${frame.skip}</a>
<header class="header">
<div class="wrap">
<a class="logo" href="${address('/')}" aria-label="${frame.logo}">${wordmark()}</a>
<div>${path === undefined ? language : otherLanguage(path, lang)}${
    linksToCart
      ? html`<a class="back" href="${address('/kosar/')}">${frame.toCart}</a>`
      : html`<a class="back" href="${address('/')}">${frame.toShop}</a>`
  }</div>
</div>
</header>
<main class="wrap" id="tartalom">
${content}
</main>
<footer class="footer">
<div class="wrap">
<p>${frame.prices}</p>
<nav aria-label="${frame.law}">
<ul>
${footerPages.map(([path, name]) => html`<li><a href="${address(path)}">${frame.pages[name]}</a></li>`)}
</ul>
</nav>
</div>
</footer>
</body>
</html>
`.text;
}
