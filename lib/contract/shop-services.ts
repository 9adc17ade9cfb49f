/** What a shop offers beside its goods, in the order in which it is offered for choosing; the interface has the words. */
export const shopServices = [
  'ski-service',
  'bike-service',
  'racket-stringing',
  'rental',
  'gait-analysis',
  'click-and-collect',
  'parking',
  'wheelchair',
] as const;

export type ShopService = (typeof shopServices)[number];
