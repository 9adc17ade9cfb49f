import Cookies from 'js-cookie';
import { storeCookie } from '#lib/core/session/cookies.ts';

/** What a shopper may allow beyond what the shop needs to work. */
export interface Choice {
  /** That visits are counted. */
  statistics: boolean;
  /** That advertisements are measured and chosen by what was looked at. */
  marketing: boolean;
}

/** A choice, with the notice that it was made on and when, in whole seconds since 1970. */
export interface Consent extends Choice {
  version: number;
  at: number;
}

/** Grows with every change of the notice that has to be agreed to anew. */
export const noticeVersion = 1;

/** How long a choice stands before the shop asks again, days (ADR-0052). */
const keptFor = 365;

const cookieName = 'lendulet_consent';
const aDay = 86_400;
const pattern = /^(\d{1,4})\.(\d{1,12})\.([sm-]{1,2})$/;

export const nothingAllowed: Choice = Object.freeze({ statistics: false, marketing: false });
export const allAllowed: Choice = Object.freeze({ statistics: true, marketing: true });

/** A choice as its cookie holds it: `1.1795365832.sm`; the letters say what is allowed, `-` nothing. */
export function writtenConsent({ version, at, statistics, marketing }: Consent): string {
  return `${version}.${at}.${`${statistics ? 's' : ''}${marketing ? 'm' : ''}` || '-'}`;
}

/**
 * The choice that a cookie holds; null where the shop has to ask: without one, for a damaged one, after a change of
 * the notice and after twelve months. `now` is in seconds.
 */
export function consentOf(cookie: string | undefined, now: number): Consent | null {
  const [, version, at, allowed = ''] = pattern.exec(cookie ?? '') ?? [];
  const age = now - Number(at);
  // A clock that was put back makes nobody's choice older or newer than it is by more than a day.
  if (Number(version) !== noticeVersion || !(age >= -aDay) || age >= keptFor * aDay) return null;
  return {
    version: noticeVersion,
    at: Number(at),
    statistics: allowed.includes('s'),
    marketing: allowed.includes('m'),
  };
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The choice where the browser keeps no cookies: it lives as long as the page. */
let chosenHere: Consent | null = null;

/** What the shopper has chosen, in this tab or another one; null as long as they have not. */
export function readConsent(): Consent | null {
  if (typeof document === 'undefined') return null;
  try {
    return consentOf(Cookies.get(cookieName), nowInSeconds()) ?? chosenHere;
  } catch {
    return chosenHere;
  }
}

/** Keeps a choice for twelve months, with version and time. */
export function keepConsent(choice: Choice): Consent {
  const consent: Consent = {
    version: noticeVersion,
    at: nowInSeconds(),
    statistics: choice.statistics,
    marketing: choice.marketing,
  };
  chosenHere = consent;
  try {
    storeCookie(cookieName, writtenConsent(consent), keptFor);
  } catch {
    // Where cookies are refused the shop asks again with the next page.
  }
  return consent;
}

/** Whether anything beyond the necessary may be tracked of a visit. */
export const allowsEvents = (choice: Choice): boolean => choice.statistics || choice.marketing;
