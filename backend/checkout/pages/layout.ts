import { firstFonts } from '#lib/config/fonts.ts';
import { html, type Html } from '../html.ts';

/** One page of the checkout. */
export interface Page {
  status: number;
  title: string;
  content: Html;
  /** The header leads back to the cart where there may be one to go back to. */
  linksToCart?: boolean;
}

export const stylesheetPath = '/checkout.css';
export const iconPath = '/icon.svg';

/** What the law wants at hand where one orders: pages of the storefront. */
const footerPages = [
  ['/static/impresszum/', 'Impresszum'],
  ['/static/aszf/', 'Általános szerződési feltételek'],
  ['/static/adatkezeles/', 'Adatkezelés'],
  ['/elallas/', 'Elállás'],
  ['/static/panaszkezeles/', 'Panaszkezelés'],
  ['/static/akadalymentesseg/', 'Akadálymentesség'],
] as const;

/** The document around a page's content. */
export function layout({ title, content, linksToCart = false }: Page, storefront: string): string {
  return html`<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Lendület</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#ffffff">
${firstFonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="icon" href="${iconPath}" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<a class="skip" href="#tartalom">Ugrás a tartalomra</a>
<header class="header">
<div class="wrap">
<a class="logo" href="${storefront}/" aria-label="Lendület, vissza a webáruházba">LEN<i>DÜL</i>ET</a>
${
  linksToCart
    ? html`<a class="back" href="${storefront}/kosar/">Vissza a kosárhoz</a>`
    : html`<a class="back" href="${storefront}/">Vissza a webáruházba</a>`
}
</div>
</header>
<main class="wrap" id="tartalom">
${content}
</main>
<footer class="footer">
<div class="wrap">
<p>Az árak bruttó árak, az áfát tartalmazzák.</p>
<nav aria-label="Jogi tudnivalók">
<ul>
${footerPages.map(([path, name]) => html`<li><a href="${storefront}${path}">${name}</a></li>`)}
</ul>
</nav>
</div>
</footer>
</body>
</html>
`.text;
}
