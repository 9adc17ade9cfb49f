import { ApiError } from '#lib/api/errors.ts';
import { failureOf, problemOf, type FormFailure } from '#lib/forms/codes.ts';

/** What a mail's link of a notice is for, as the part of the address names it. */
export const noticeSteps = ['megerosites', 'vege'] as const;
export type NoticeStep = (typeof noticeSteps)[number];

/**
 * Why a notice was not taken: by what is wrong with the address, since it is there (`inStock`) or never will be
 * (`notSold`, `store`), since there are too many (`max`), or as any call fails.
 */
export type NoticeProblem =
  | { code: 'email'; problem: 'required' | 'format' | 'too_many' }
  | { code: 'inStock' | 'notSold' | 'store' }
  | { code: 'max'; limit: number }
  | FormFailure;

const emailProblems: readonly string[] = ['required', 'too_many'];

/** What is to be said of a notice that was not taken. */
export function noticeProblem(error: unknown): NoticeProblem {
  if (!(error instanceof ApiError)) return failureOf(error);
  const { email, productOption, store } = error.errors;
  const [ofEmail] = email ?? [];
  if (ofEmail !== undefined) {
    return {
      code: 'email',
      problem: emailProblems.includes(ofEmail) ? (ofEmail as 'required' | 'too_many') : 'format',
    };
  }
  const { code, limit } = problemOf(productOption?.[0] ?? '');
  if (code === 'in_stock') return { code: 'inStock' };
  if (code === 'max') return { code: 'max', limit: limit ?? 0 };
  if (code === 'unknown') return { code: 'notSold' };
  return store === undefined ? failureOf(error) : { code: 'store' };
}

/** Why a link of a mail came to nothing: it is used, too old or not whole, was tried too often (seconds), or neither. */
export type LinkFailure = { code: 'wrong' } | { code: 'wait'; seconds: number } | { code: 'unreachable' };

export function linkFailure(error: unknown): LinkFailure {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { code: 'wrong' };
  const failure = failureOf(error);
  return failure.code === 'wait' ? failure : { code: 'unreachable' };
}

/** The step that a part of an address names; null for none. */
export function stepOf(part: string): NoticeStep | null {
  return noticeSteps.find((step) => step === part) ?? null;
}
