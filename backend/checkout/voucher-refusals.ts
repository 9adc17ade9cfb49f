import type { CartVoucher } from '#lib/contract/cart-voucher.ts';
import { forint } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';

/** Why a code is not taken, by the API's code. */
export const voucherRefusals = {
  format: 'Ez nem kuponkód. Betűkből, számokból és kötőjelekből áll: nézd meg, és írd be újra.',
  unknown: 'Ilyen kódú kupont nem ismerünk. Nézd meg, hogy nincs-e benne elírás.',
  expired: 'Ez a kupon lejárt.',
  used: 'Ezt a kupont már felhasználták.',
  foreign: 'Ez a kupon egy vásárló saját kuponja. Ha a tiéd, jelentkezz be, és úgy váltsd be.',
  not_combinable: 'Ez a kupon nem vonható össze azzal, amelyik már a kosaradban van. Vedd ki azt, ha ezt használnád.',
  wait: 'Túl sok kóddal próbálkoztak innen. Várj egy kicsit, és próbáld újra.',
} as const;

/** What a refused code means for the shopper. */
export function voucherRefusal(code: string | undefined): string {
  if (code === undefined) return voucherRefusals.wait;
  const [name = '', bound] = code.split(':');
  if (name === 'minimum') return minimumSentence(formatPrice(forint(Number(bound ?? 0))));
  if (name === 'max') return `Egy kosárba legfeljebb ${bound} kupon fér.`;
  return Object.hasOwn(voucherRefusals, name)
    ? voucherRefusals[name as keyof typeof voucherRefusals]
    : voucherRefusals.unknown;
}

function minimumSentence(price: string): string {
  return `Ez a kupon legalább ${price} értékű termékhez váltható be.`;
}

/** Why a voucher of a cart takes nothing off. */
export function voucherState({ state, minimum }: CartVoucher): string {
  if (state === 'minimum' && minimum !== null) return minimumSentence(formatPrice(minimum));
  return state !== 'applied' && Object.hasOwn(voucherRefusals, state)
    ? voucherRefusals[state as keyof typeof voucherRefusals]
    : 'Ez a kupon most nem használható.';
}
