import { settings } from '#lib/config/index.ts';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';

let isLoaded = false;

/** Loads the script that reads the data layer, once, where the shop has one and the shopper allows it. */
export function loadTags(): void {
  const consent = readConsent();
  if (isLoaded || settings.TAG_SCRIPT === '' || !consent || !allowsEvents(consent)) return;
  isLoaded = true;
  const script = document.createElement('script');
  script.src = settings.TAG_SCRIPT;
  script.async = true;
  document.head.append(script);
}
