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
<p class="wrap">Az árak bruttó árak, az áfát tartalmazzák.</p>
</footer>
</body>
</html>
`.text;
}
