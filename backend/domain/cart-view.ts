import { picturePath } from '#lib/core/pictures/media-host.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { WireCart, WireCartItem } from '#lib/contract/cart.ts';
import type { WireCartGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { WireCartVoucher } from '#lib/contract/cart-voucher.ts';
import { difference, sumOf, toWirePrice } from '#lib/contract/money.ts';
import { pricedContents } from '#lib/core/prices/priced-contents.ts';
import type { PricedCart, PricedLine } from './cart-prices.ts';
import { deliveryPrice, missingForFreeDelivery } from './delivery.ts';
import { reckonGiftCards, type HeldGiftCards, type ReckonedGiftCard } from './gift-cards.ts';
import { printPrice } from './print.ts';
import type { ReckonedVoucher, ReckonedVouchers } from './vouchers.ts';

function cartItem({ line, goods, setName, mounting, ...priced }: PricedLine): WireCartItem {
  return {
    hash: line.hash,
    option: {
      id: goods.optionId,
      quantity: line.quantity,
      stock: priced.stock,
      title: goods.title,
      colour: goods.colour,
      size: goods.size,
      sizeSystem: goods.sizeSystem,
    },
    product: {
      id: goods.productId,
      name: goods.name,
      brand: goods.brand,
      url: goods.url,
      image: { path: picturePath(goods.image.name), alt: goods.image.alt },
    },
    price: toWirePrice(priced.price),
    priceFull: priced.full === null ? null : toWirePrice(priced.full),
    contents: pricedContents(goods.contents),
    lineTotal: toWirePrice(priced.lineTotal),
    status: priced.status,
    set: line.set && setName !== null ? { hash: line.set.hash, name: setName } : null,
    relatedProducts: priced.related.map(({ price, ...related }) => ({ ...related, price: toWirePrice(price) })),
    mounting: mounting && { ...mounting, price: toWirePrice(mounting.price) },
    services:
      line.team === null
        ? goods.mounting.map(({ price, ...service }) => ({ ...service, price: toWirePrice(price) }))
        : [],
    team: line.team,
    print: line.print && { ...line.print, price: toWirePrice(printPrice) },
    added: line.added && { ...line.added, price: toWirePrice(line.added.price) },
    isHeavy: goods.isHeavy,
    isBike: goods.isBike,
    isSki: goods.isSki,
    genderSysname: goods.gender,
  };
}

function cartVoucher({ voucher: { code, name, minimum }, state, discount }: ReckonedVoucher): WireCartVoucher {
  return {
    code,
    name,
    state,
    discount: toWirePrice(discount),
    minimum: minimum === null ? null : toWirePrice(minimum),
  };
}

function cartGiftCard({ card: { balance, ...card }, state, paid }: ReckonedGiftCard): WireCartGiftCard {
  return { ...card, balance: toWirePrice(balance), state, paid: toWirePrice(paid) };
}

/** A cart as the contract shows it (CART-01), with its vouchers, gift cards and the price of home delivery. */
export function cartView(
  { lines, parcel }: PricedCart,
  { list, discount }: ReckonedVouchers,
  held: HeldGiftCards,
  uuid: string | null,
): WireCart {
  const delivery = deliveryPrice('home', parcel);
  const grand = sumOf([difference(parcel.items, discount), delivery]);
  const giftCards = reckonGiftCards(held, grand);
  const missing = missingForFreeDelivery(parcel);
  return {
    products: lines.map(cartItem),
    vouchers: list.map(cartVoucher),
    giftCards: giftCards.list.map(cartGiftCard),
    total: {
      totalCartPriceFormatted: formatPrice(parcel.items),
      deliveryPriceFormatted: formatPrice(delivery),
      items: toWirePrice(parcel.items),
      delivery: toWirePrice(delivery),
      discount: toWirePrice(discount),
      grand: toWirePrice(grand),
      giftCards: toWirePrice(giftCards.paid),
      missingForFreeDelivery: missing === null ? null : toWirePrice(missing),
    },
    uuid,
  };
}
