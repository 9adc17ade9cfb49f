/** Subjects of the mails about an order, by what they tell, each of which ends with its number. */
const beginnings = {
  placed: 'Megkaptuk a rendelésed',
  cancelled: 'Töröltük a rendelésed',
  shipped: 'Elindult a rendelésed',
  ready_for_pickup: 'Átveheted a rendelésed',
  refunded: 'Visszatérítés',
  paid: 'Megérkezett a fizetésed',
  paidBack: 'Visszautaljuk a fizetésed',
} as const;

/** What a mail about an order tells; a withdrawal is confirmed apart from these. */
export type ToldOfOrder = keyof typeof beginnings;

/** Subject of a mail about an order. */
export function orderSubject(told: ToldOfOrder, orderNumber: string): string {
  return `${beginnings[told]}: ${orderNumber}`;
}

/** Subjects of all mails about an order, by which they are found again. */
export function orderSubjects(orderNumber: string): string[] {
  return Object.values(beginnings).map((beginning) => `${beginning}: ${orderNumber}`);
}
