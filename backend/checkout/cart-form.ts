import { cartAddSchema, hashParams, quantitySchema } from '#lib/contract/cart.ts';
import { giftCardCodeSchema } from '#lib/contract/cart-gift-card.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { voucherCodeSchema } from '#lib/contract/cart-voucher.ts';
import { limits } from '#lib/contract/limits.ts';
import { giftCardRefusals } from './gift-card-refusals.ts';
import { voucherRefusals } from './voucher-refusals.ts';

/** What a form asks of the cart: `hash` names a line, or a set. */
export type CartChange =
  | { kind: 'add'; productOption: number; amount: number }
  | { kind: 'quantity'; hash: string; amount: number }
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
export function readCartChange(body: URLSearchParams): CartChange | { wrong: string } {
  const amount = count(body.get('amount'));
  const act = body.get('act');
  if (act === null) {
    const added = cartAddSchema.safeParse({ productOption: count(body.get('productOption')), amount: amount ?? 0 });
    if (added.success) return { kind: 'add', productOption: added.data.productOption, amount: added.data.amount };
    const isAmount = added.error.issues.every(({ path }) => path[0] === 'amount');
    return { wrong: isAmount ? amountSentence : 'Válaszd ki a termék oldalán, melyik színt és méretet szeretnéd.' };
  }
  if (act === 'voucher' || act === 'remove-voucher') {
    const code = voucherCodeSchema.safeParse(body.get('code') ?? '');
    return code.success ? { kind: act, code: code.data } : { wrong: voucherRefusals.format };
  }
  if (act === 'gift-card') {
    const code = giftCardCodeSchema.safeParse(body.get('code') ?? '');
    return code.success ? { kind: act, code: code.data } : { wrong: giftCardRefusals.format };
  }
  if (act === 'remove-gift-card') {
    const card = giftCardEndpoints.remove.params.safeParse({ id: body.get('id') });
    return card.success ? { kind: act, id: card.data.id } : { wrong: unknownAct };
  }
  const line = hashParams.safeParse({ hash: body.get('hash') });
  if (!line.success) return { wrong: 'Nem tudjuk, a kosarad melyik tételéről van szó. Válaszd ki újra.' };
  const { hash } = line.data;
  if (act === 'remove' || act === 'remove-set') return { kind: act, hash };
  if (act !== 'quantity') return { wrong: unknownAct };
  const wanted = quantitySchema.safeParse({ amount });
  return wanted.success ? { kind: 'quantity', hash, amount: wanted.data.amount } : { wrong: amountSentence };
}

const unknownAct = 'Ezt a módosítást nem ismerjük. Válassz az itt látható gombok közül.';
const amountSentence = `A mennyiség 1 és ${limits.quantity} közötti egész szám lehet.`;
