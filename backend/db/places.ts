import type { Kysely } from 'kysely';
import type { OrderRequest } from '#lib/contract/order.ts';
import type { Shop } from '#lib/contract/shop.ts';
import type { CatalogPickUpPoint } from '../catalog/model.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { Database } from './schema.ts';

/** All shops as the contract shows them, in the catalog's order. */
export async function loadShops(db: Kysely<Database>): Promise<Shop[]> {
  const rows = await db.selectFrom('store').selectAll().orderBy('position').execute();
  return rows.map(({ sysname, name, city, zip, street, lat, lng, phone }) => ({
    sysname,
    name,
    address: { City: city, ZipCode: zip, Street: street },
    geo: { lat, lng },
    phone,
  }));
}

/** All pick-up points, in the catalog's order. */
export async function loadPickUpPoints(db: Kysely<Database>): Promise<CatalogPickUpPoint[]> {
  return db.selectFrom('pick_up_point').select(['id', 'name', 'address', 'city']).orderBy('position').execute();
}

/**
 * Where a delivery goes, in one line as Hungarian addresses are written: "6724 Szeged, Londoni körút 3.". Throws
 * InvalidInput for a shop or a pick-up point that does not exist.
 */
export async function describeDelivery(db: Kysely<Database>, delivery: OrderRequest['delivery']): Promise<string> {
  if (delivery.type === 'home') {
    const { postal, city, street, streetNo } = delivery.address;
    return `${postal} ${city}, ${street} ${streetNo}`;
  }
  if (delivery.type === 'click_and_collect') {
    const shop = await db.selectFrom('store').selectAll().where('sysname', '=', delivery.store).executeTakeFirst();
    if (!shop) throw new InvalidInput({ 'delivery.store': ['unknown'] });
    return `${shop.name}, ${shop.zip} ${shop.city}, ${shop.street}`;
  }
  const point = await db.selectFrom('pick_up_point').selectAll().where('id', '=', delivery.point).executeTakeFirst();
  if (!point) throw new InvalidInput({ 'delivery.point': ['unknown'] });
  return `${point.name}, ${point.city}, ${point.address}`;
}
