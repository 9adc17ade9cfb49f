import type { OrderRecord } from '#lib/contract/order-record.ts';
import type { DraftOrder, EngineSetup } from '../engine-api.ts';

/** Where the shop's number of an order stands in the engine. */
export const numberKey = 'shop_number';

export const numberIn = (metadata: Readonly<Record<string, unknown>>): string | null => {
  const number = metadata[numberKey];
  return typeof number === 'string' ? number : null;
};

/** What stands for the address of an order whose customer was deleted. */
export const nobodysEmail = (number: string): string => `${number.toLowerCase()}@deleted.invalid`;

/** The address by which an order is searched for. */
export const emailOf = ({ contact, number }: OrderRecord): string => contact.email || nobodysEmail(number);

/** An order as the engine takes it: each line at what was paid for it, and shipping without its tax. */
export function draftOf(
  order: OrderRecord,
  { region, channel, shippingOption, shippingTax }: EngineSetup,
  variantOf: (optionId: number) => string | null,
): DraftOrder {
  const { contact, delivery, billing, total } = order;
  const name = { first_name: contact.firstName || '–', last_name: contact.lastName || '–', phone: contact.phone };
  const where = delivery.address;
  const shipping = where
    ? { address_1: `${where.street} ${where.streetNo}`, city: where.city, postal_code: where.postal }
    : { address_1: delivery.description, city: delivery.place ?? '–', postal_code: '' };
  const invoiced = billing && {
    ...{ first_name: name.first_name, last_name: name.last_name, company: billing.name },
    address_1: `${billing.address.street} ${billing.address.streetNo}`,
    ...{ city: billing.address.city, postal_code: billing.address.postal, country_code: 'hu' },
    metadata: { tax_number: billing.taxNumber },
  };
  const address = { ...name, ...shipping, country_code: 'hu' };
  return {
    ...{ region_id: region, sales_channel_id: channel, currency_code: 'huf', email: emailOf(order) },
    // The shop has told the customer already.
    no_notification_order: true,
    shipping_address: address,
    billing_address: invoiced ?? address,
    items: order.items.map((item) => {
      const variant = variantOf(item.optionId);
      return {
        ...(variant === null ? {} : { variant_id: variant }),
        title: [item.name, item.title].filter(Boolean).join(' · '),
        ...(item.sku === null ? {} : { variant_sku: item.sku }),
        quantity: item.quantity,
        unit_price: (item.lineTotal - item.discount) / item.quantity,
        metadata: { shop_line: item.line, shop_option: item.optionId },
      };
    }),
    shipping_methods: [
      {
        name: delivery.description.slice(0, 200) || delivery.type,
        shipping_option_id: shippingOption,
        amount: total.delivery / (1 + shippingTax),
      },
    ],
    metadata: {
      ...{ [numberKey]: order.number, shop_uuid: order.uuid, shop_total: total.grand },
      ...{ shop_delivery: delivery.type, shop_place: delivery.place, shop_comment: order.comment },
      ...{ shop_paid_by_gift_cards: total.giftCards, shop_payment: order.payment?.way ?? 'none' },
      shop_vouchers: order.vouchers.map(({ code }) => code).join(', '),
    },
  };
}
