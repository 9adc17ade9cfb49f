import { widthMark } from '#lib/core/pictures/media-host.ts';
import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';

/** A small picture of goods beside their name, which says what it shows. */
export function goodsPicture({ path }: { path: string }, { API_HOST }: Pick<CheckoutSettings, 'API_HOST'>): Html {
  const address = (width: number) =>
    path.startsWith('/') ? `${API_HOST}${path}/${width}` : path.replace(widthMark, String(width));
  const candidates = [96, 160, 240].map((width) => `${address(width)} ${width}w`).join(', ');
  return html`<img src="${address(160)}" srcset="${candidates}" sizes="72px" alt="" width="160" height="160">`;
}
