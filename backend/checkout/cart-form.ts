import { cartAddSchema, exchangeSchema, hashParams, quantitySchema } from '#lib/contract/cart.ts';
import { giftCardCodeSchema } from '#lib/contract/cart-gift-card.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { voucherCodeSchema } from '#lib/contract/cart-voucher.ts';
import { limits } from '#lib/contract/limits.ts';
import { filled, type OrderingTexts } from './texts.ts';

/** What a form asks of the cart: `hash` names a line, or a set. */
export type CartChange =
  | { kind: 'add'; productOption: number; amount: number }
  | { kind: 'quantity'; hash: string; amount: number }
  | { kind: 'service'; hash: string; amount: number; mounting: string | null }
  | { kind: 'remove'; hash: string }
  | { kind: 'remove-set'; hash: string }
  | { kind: 'voucher'; code: string }
  | { kind: 'remove-voucher'; code: string }
  | { kind: 'gift-card'; code: string }
  | { kind: 'remove-gift-card'; id: string };

function count(text: string | null): number | undefined {
  return /^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : undefined;
}

/** The change that a form asks for, or the sentence that says what is wrong with it. */
export function readCartChange(body: URLSearchParams, texts: OrderingTexts): CartChange | { wrong: string } {
  const { refusals } = texts.cart;
  const amountSentence = filled(refusals.quantity, { most: limits.quantity });
  const amount = count(body.get('amount'));
  const act = body.get('act');
  if (act === null) {
    const added = cartAddSchema.safeParse({ productOption: count(body.get('productOption')), amount: amount ?? 0 });
    if (added.success) return { kind: 'add', productOption: added.data.productOption, amount: added.data.amount };
    const isAmount = added.error.issues.every(({ path }) => path[0] === 'amount');
    return { wrong: isAmount ? amountSentence : refusals.option };
  }
  if (act === 'voucher' || act === 'remove-voucher') {
    const code = voucherCodeSchema.safeParse(body.get('code') ?? '');
    return code.success ? { kind: act, code: code.data } : { wrong: texts.vouchers.refusals.format };
  }
  if (act === 'gift-card') {
    const code = giftCardCodeSchema.safeParse(body.get('code') ?? '');
    return code.success ? { kind: act, code: code.data } : { wrong: texts.giftCards.refusals.format };
  }
  if (act === 'remove-gift-card') {
    const card = giftCardEndpoints.remove.params.safeParse({ id: body.get('id') });
    return card.success ? { kind: act, id: card.data.id } : { wrong: refusals.unknownAct };
  }
  const line = hashParams.safeParse({ hash: body.get('hash') });
  if (!line.success) return { wrong: refusals.unknownLine };
  const { hash } = line.data;
  if (act === 'remove' || act === 'remove-set') return { kind: act, hash };
  if (act === 'service') {
    const wish = exchangeSchema.safeParse({ amount, mounting: body.get('mounting') || null });
    return wish.success
      ? { kind: act, hash, amount: wish.data.amount, mounting: wish.data.mounting }
      : { wrong: refusals.other };
  }
  if (act !== 'quantity') return { wrong: refusals.unknownAct };
  const wanted = quantitySchema.safeParse({ amount });
  return wanted.success ? { kind: 'quantity', hash, amount: wanted.data.amount } : { wrong: amountSentence };
}
