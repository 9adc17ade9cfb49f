import type { Choice } from './index.ts';

type Permission = 'granted' | 'denied';

/** What tags of Google’s Consent Mode v2 ask about. */
export type ConsentModeState = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  Permission
>;

/** How long tags wait for a choice that this page knows already, ms. */
const waitForUpdate = 500;

/** A choice in the words of Consent Mode: what keeps the shop safe is always granted. */
export function consentModeOf({ statistics, marketing }: Choice): ConsentModeState {
  const of = (isAllowed: boolean): Permission => (isAllowed ? 'granted' : 'denied');
  return {
    ad_storage: of(marketing),
    ad_user_data: of(marketing),
    ad_personalization: of(marketing),
    analytics_storage: of(statistics),
    functionality_storage: of(statistics),
    personalization_storage: of(marketing),
    security_storage: 'granted',
  };
}

/** The state before any choice: all that is not necessary is denied. */
export const consentModeDefault = {
  ...consentModeOf({ statistics: false, marketing: false }),
  wait_for_update: waitForUpdate,
};
