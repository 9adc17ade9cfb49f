import type { OrderingTexts } from './texts.ts';

/** Fields of the form, named by their place in the order request. */
export const fieldNames = [
  'contact.lastName',
  'contact.firstName',
  'contact.email',
  'contact.phone',
  'delivery.type',
  'delivery.address.postal',
  'delivery.address.city',
  'delivery.address.street',
  'delivery.address.streetNo',
  'delivery.store',
  'delivery.point',
  'comment',
  'payment',
  'billing.name',
  'billing.taxNumber',
  'billing.address.postal',
  'billing.address.city',
  'billing.address.street',
  'billing.address.streetNo',
  'acceptTerms',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What is wrong with a field. */
export type Problem = 'missing' | 'invalid' | 'long' | 'link' | 'digits' | 'unavailable';

/** What, why and what to do: the sentence that stands at a field. */
export function sentenceFor(name: FieldName, problem: Problem, { fieldErrors }: OrderingTexts): string {
  const sentences: Record<Problem, Partial<Record<FieldName, string>>> = fieldErrors;
  return sentences[problem][name] ?? sentences.invalid[name] ?? fieldErrors.missing[name];
}
