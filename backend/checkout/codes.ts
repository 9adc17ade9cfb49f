import { readCartChange, type CartChange } from './cart-form.ts';
import type { OrderingTexts } from './texts.ts';

/** What the order's form carries of vouchers and gift cards: which button was pressed, and what stands in the fields. */
export interface TypedCodes {
  act: string;
  voucher: string;
  giftCard: string;
}

/** Names of these fields, as the form has them. */
export const codeFields = { act: 'act', voucher: 'voucher.code', giftCard: 'giftCard.code' } as const;

/** The value of the button that shows the form in the language of the address that it is sent to. */
export const inThisLanguage = 'language';

export const noCodes: TypedCodes = { act: '', voucher: '', giftCard: '' };

/** Which of the fields a code stands in. */
export type CodeKind = 'voucher' | 'gift-card';

/** A code that was not taken, and why. */
export interface RefusedCode {
  kind: CodeKind;
  words: string;
}

export function readCodes(body: URLSearchParams): TypedCodes {
  const read = (name: string) => (body.get(name) ?? '').trim();
  return { act: read(codeFields.act), voucher: read(codeFields.voucher), giftCard: read(codeFields.giftCard) };
}

/** The value of the button that takes a voucher, or a gift card, out of the cart. */
export function removalOf(kind: CodeKind, code: string): string {
  return `remove-${kind} ${code}`;
}

/** Of which field a form speaks: the one whose button was pressed, else one in which something stands. */
function kindAsked({ act, voucher, giftCard }: TypedCodes): CodeKind | null {
  if (act === 'voucher' || act === 'gift-card') return act;
  if (voucher !== '') return 'voucher';
  return giftCard === '' ? null : 'gift-card';
}

/**
 * What the order's form asks of codes; null where it orders. A code that was typed and not taken yet comes before the order:
 * whoever typed it means to pay less.
 */
export function codeChange(
  codes: TypedCodes,
  texts: OrderingTexts,
): { kind: CodeKind; change: CartChange } | RefusedCode | null {
  const [act = '', what = ''] = codes.act.split(' ');
  const asked: Record<string, string> | null =
    act === 'remove-voucher' ? { act, code: what } : act === 'remove-gift-card' ? { act, id: what } : null;
  const kind = act === 'remove-voucher' ? 'voucher' : act === 'remove-gift-card' ? 'gift-card' : kindAsked(codes);
  if (kind === null) return null;
  const typed = { act: kind, code: kind === 'voucher' ? codes.voucher : codes.giftCard };
  const change = readCartChange(new URLSearchParams(asked ?? typed), texts);
  return 'wrong' in change ? { kind, words: change.wrong } : { kind, change };
}
