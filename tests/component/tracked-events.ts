import { beforeEach, expect } from 'vitest';
import { schemaError, type ShopEvent } from '#lib/analytics/schemas.ts';
import { openDelivery } from '#lib/analytics/delivery.ts';
import { noticeVersion, writtenConsent } from '#lib/consent/index.ts';

/**
 * Has the shopper of each test allow everything, and answers the events tracked since, each checked by its schema.
 * `day` is the one that a test's clock is set to.
 */
export function recordEvents(day?: string) {
  beforeEach(() => {
    delete window.dataLayer;
    const at = Math.floor((day ? Date.parse(day) : Date.now()) / 1000);
    document.cookie = `lendulet_consent=${writtenConsent({ version: noticeVersion, at, statistics: true, marketing: true })}; path=/`;
    openDelivery();
  });
  return (...names: ShopEvent['event'][]): ShopEvent[] => {
    const events = (window.dataLayer ?? []).filter((entry): entry is ShopEvent => 'event' in entry);
    for (const event of events) expect(schemaError(event)).toBeNull();
    return names.length === 0 ? events : events.filter(({ event }) => names.includes(event));
  };
}
