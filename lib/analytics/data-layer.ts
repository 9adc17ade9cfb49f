import { consentModeDefault, consentModeOf } from '#lib/consent/mode.ts';
import { readConsent, type Choice } from '#lib/consent/index.ts';
import type { ShopEvent } from './schemas.ts';

/** What tags read: commands of Consent Mode, which are argument lists, and events. */
export type DataLayerEntry = IArguments | { ecommerce: null } | ShopEvent;

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Tags distinguish a command from an event by its being an argument list, so that an array would not do. */
function command(..._words: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}

/** The page's data layer. Its first entries deny all that is not necessary; a choice of an earlier visit follows. */
function dataLayer(): DataLayerEntry[] {
  if (window.dataLayer) return window.dataLayer;
  const layer: DataLayerEntry[] = [command('consent', 'default', consentModeDefault)];
  window.dataLayer = layer;
  const earlier = readConsent();
  if (earlier) pushConsent(earlier);
  return layer;
}

/** Pushes what the shopper has chosen to the tags. */
export function pushConsent(choice: Choice): void {
  dataLayer().push(command('consent', 'update', consentModeOf(choice)));
}

/** Hands an event to tags; what an earlier purchase event said is taken back first, or they would mix. */
export function pushEvent(event: ShopEvent): void {
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** Opens the data layer, so that tags find it denied before anything else. */
export function openDataLayer(): void {
  dataLayer();
}
