import { money } from '#lib/contract/money.ts';
/** Name and number on a shirt; at least one of them is there (TEAM-09). */
export interface Print {
  name: string | null;
  number: number | null;
}

/** For the print of one piece, whatever it says. */
export const printPrice = money(2990);

/** A print as it stands behind the variant on an order: `Felirat: ÉVA 7`. */
export function printTitle({ name, number }: Print): string {
  return `Felirat: ${[name, number].filter((part) => part !== null).join(' ')}`;
}
