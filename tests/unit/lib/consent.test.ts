import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowsEvents, consentOf, noticeVersion, writtenConsent } from '#lib/consent/index.ts';
import { consentModeDefault, consentModeOf } from '#lib/consent/mode.ts';

const now = 1_795_365_832;
const aDay = 86_400;

describe('a choice of what may be measured', () => {
  it('reads back what it has written', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 364 }), (statistics, marketing, days) => {
        const consent = { version: noticeVersion, at: now - days * aDay, statistics, marketing };
        expect(consentOf(writtenConsent(consent), now)).toEqual(consent);
      }),
    );
  });

  it.each([
    ['no cookie', undefined],
    ['an empty one', ''],
    ['one of another shape', 'true'],
    ['an unknown letter', `${noticeVersion}.${now}.x`],
    ['an earlier notice', `${noticeVersion - 1}.${now}.sm`],
    ['a later notice', `${noticeVersion + 1}.${now}.sm`],
    ['a choice of twelve months ago', `${noticeVersion}.${now - 365 * aDay}.sm`],
    ['a choice of the day after tomorrow', `${noticeVersion}.${now + 2 * aDay}.sm`],
    ['a number that is none', `${noticeVersion}.NaN.sm`],
    ['a long one', `${noticeVersion}.${now}.sm${'m'.repeat(5000)}`],
  ])('asks again for %s', (_, cookie) => expect(consentOf(cookie, now)).toBeNull());

  it('takes anything for nothing but a choice', () => {
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        const consent = consentOf(cookie, now);
        if (consent) expect(cookie).toMatch(/^\d+\.\d+\.(?:s|m|sm|ms|ss|mm|-|s-|-s|m-|-m|--)$/);
      }),
    );
  });

  it('allows events by either of its groups, and by none none', () => {
    expect(allowsEvents({ statistics: true, marketing: false })).toBe(true);
    expect(allowsEvents({ statistics: false, marketing: true })).toBe(true);
    expect(allowsEvents({ statistics: false, marketing: false })).toBe(false);
  });
});

describe('Consent Mode', () => {
  it('denies everything before a choice but what keeps the shop safe, and has tags wait', () => {
    const { security_storage: safety, wait_for_update: wait, ...others } = consentModeDefault;
    expect([safety, wait]).toEqual(['granted', 500]);
    expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
    expect(Object.keys(others).toSorted()).toEqual([
      'ad_personalization',
      'ad_storage',
      'ad_user_data',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
    ]);
  });

  it('lets statistics store what is counted, and advertisements what they use', () => {
    expect(consentModeOf({ statistics: true, marketing: false })).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(consentModeOf({ statistics: false, marketing: true })).toMatchObject({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
});
