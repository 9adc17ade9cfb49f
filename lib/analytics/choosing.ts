import Cookies from 'js-cookie';
import { pushConsent } from '#lib/analytics/data-layer.ts';
import { settleWaiting, watchPlaces } from '#lib/analytics/delivery.ts';
import { loadTags } from '#lib/analytics/tags.ts';
import { keepVisit, trackPageView } from '#lib/analytics/visit.ts';
import { cookieDomain } from '#lib/core/session/cookie-domain.ts';
import { recentlyViewed } from '#lib/recently-viewed/index.ts';
import { allowsEvents, keepConsent, readConsent, type Choice } from '#lib/consent/index.ts';

/** Cookies that tags of measurement and advertisements leave behind. */
const ofTags = /^_(?:ga|gid|gat|gcl|gac|fbp|fbc|uet|hj)/;

/** Removes what tags have left in the browser: to withdraw a consent takes back what it has allowed. */
function removeTagCookies(): void {
  const domain = cookieDomain(location.hostname);
  for (const name of Object.keys(Cookies.get()).filter((cookie) => ofTags.test(cookie))) {
    Cookies.remove(name, { path: '/' });
    if (domain) Cookies.remove(name, { path: '/', domain });
  }
}

/**
 * Does what the shopper has chosen: keeps it, updates the tags' consent, sends what waited or drops it. What was
 * counted of the visit stays only as long as that is allowed.
 */
export function choose(choice: Choice): void {
  const before = readConsent();
  keepConsent(choice);
  pushConsent(choice);
  settleWaiting();
  watchPlaces();
  if (before && allowsEvents(before) && !allowsEvents(choice)) recentlyViewed.clear();
  else recentlyViewed.settle();
  if (!allowsEvents(choice)) removeTagCookies();
  // Who had refused until now has a page before them whose view was not tracked.
  else if (before && !allowsEvents(before)) trackPageView(location.pathname);
  keepVisit();
  loadTags();
}
