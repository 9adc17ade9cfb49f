/** Why the code of a gift card is not taken, by the API's code. */
export const giftCardRefusals = {
  required: 'Írd be az ajándékkártya kódját.',
  format: 'Ez nem ajándékkártya-kód. 16 betűből és számból áll: nézd meg, és írd be újra.',
  unknown: 'Ilyen kódú ajándékkártyát nem ismerünk. Nézd meg, hogy nincs-e benne elírás.',
  expired: 'Ez az ajándékkártya lejárt.',
  empty: 'Ezen az ajándékkártyán már nincs pénz.',
  wait: 'Túl sok kóddal próbálkoztak innen. Várj egy kicsit, és próbáld újra.',
} as const;

/** What a refused code means for the shopper. */
export function giftCardRefusal(code: string | undefined): string {
  if (code === undefined) return giftCardRefusals.wait;
  const [name = '', bound] = code.split(':');
  if (name === 'max') return `Egy kosárba legfeljebb ${bound} ajándékkártya fér.`;
  return Object.hasOwn(giftCardRefusals, name)
    ? giftCardRefusals[name as keyof typeof giftCardRefusals]
    : 'Ez az ajándékkártya most nem használható.';
}
