/** What a retailer would set up in the engine's admin, by its calls. */

interface Place {
  host: string;
  authorization: string;
}

/** Ids of an engine that is set up. */
export interface EngineIds {
  key: string;
  region: string;
  channel: string;
  location: string;
  shippingOption: string;
  shippingProfile: string;
}

/** A call of the engine's admin. Throws an Error with what it answered. */
export async function engineCall<Data>(
  { host, authorization }: Place,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const answer = await fetch(host + path, {
    method,
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Data;
}

interface HasId {
  id: string;
}

async function logIn(host: string, email: string, password: string): Promise<Place> {
  const { token } = await engineCall<{ token: string }>({ host, authorization: '' }, 'POST', '/auth/user/emailpass', {
    email,
    password,
  });
  return { host, authorization: `Bearer ${token}` };
}

/** A Hungary with gross prices and 27 % of VAT, one warehouse, one way to ship, and a secret key. */
export async function setUpEngine(host: string, email: string, password: string): Promise<EngineIds> {
  const place = await logIn(host, email, password);
  const post = <Data>(path: string, body: object) => engineCall<Data>(place, 'POST', path, body);
  const { stores } = await engineCall<{ stores: (HasId & { default_sales_channel_id: string })[] }>(
    place,
    'GET',
    '/admin/stores',
  );
  const [store] = stores;
  if (!store) throw new Error('The engine has no store');
  await post(`/admin/stores/${store.id}`, {
    supported_currencies: [{ currency_code: 'huf', is_default: true, is_tax_inclusive: true }],
  });
  const channel = store.default_sales_channel_id;
  const { region } = await post<{ region: HasId }>('/admin/regions', {
    name: 'Magyarország',
    currency_code: 'huf',
    countries: ['hu'],
    is_tax_inclusive: true,
    payment_providers: ['pp_system_default'],
  });
  await post('/admin/tax-regions', {
    country_code: 'hu',
    provider_id: 'tp_system',
    default_tax_rate: { rate: 27, code: 'AFA', name: 'ÁFA' },
  });
  const { stock_location: location } = await post<{ stock_location: HasId }>('/admin/stock-locations', {
    name: 'Raktár',
    address: { address_1: 'Raktár utca 1.', country_code: 'hu', city: 'Budapest' },
  });
  await post(`/admin/stock-locations/${location.id}/sales-channels`, { add: [channel] });
  await post(`/admin/stock-locations/${location.id}/fulfillment-providers`, { add: ['manual_manual'] });
  const shipping = await setUpShipping(place, location.id);
  const { api_key: key } = await post<{ api_key: { token: string } }>('/admin/api-keys', {
    title: 'connector',
    type: 'secret',
  });
  return { key: key.token, region: region.id, channel, location: location.id, ...shipping };
}

async function setUpShipping(
  place: Place,
  location: string,
): Promise<Pick<EngineIds, 'shippingOption' | 'shippingProfile'>> {
  const post = <Data>(path: string, body: object) => engineCall<Data>(place, 'POST', path, body);
  const { shipping_profiles: profiles } = await engineCall<{ shipping_profiles: HasId[] }>(
    place,
    'GET',
    '/admin/shipping-profiles',
  );
  const profile =
    profiles[0] ??
    (await post<{ shipping_profile: HasId }>('/admin/shipping-profiles', { name: 'Default', type: 'default' }))
      .shipping_profile;
  const { stock_location: filled } = await post<{ stock_location: { fulfillment_sets: HasId[] } }>(
    `/admin/stock-locations/${location}/fulfillment-sets?fields=*fulfillment_sets`,
    { name: 'Kiszállítás', type: 'shipping' },
  );
  const set = filled.fulfillment_sets[0];
  if (!set) throw new Error('The engine made no fulfilment set');
  const { fulfillment_set: zoned } = await post<{ fulfillment_set: { service_zones: HasId[] } }>(
    `/admin/fulfillment-sets/${set.id}/service-zones`,
    { name: 'Magyarország', geo_zones: [{ type: 'country', country_code: 'hu' }] },
  );
  const { shipping_option: option } = await post<{ shipping_option: HasId }>('/admin/shipping-options', {
    name: 'Házhoz szállítás',
    service_zone_id: zoned.service_zones[0]?.id,
    shipping_profile_id: profile.id,
    provider_id: 'manual_manual',
    price_type: 'flat',
    type: { label: 'Futár', description: 'Futár', code: 'futar' },
    prices: [{ currency_code: 'huf', amount: 1490 }],
    rules: [],
  });
  return { shippingOption: option.id, shippingProfile: profile.id };
}

/** How a secret key is sent: by HTTP Basic, the key as the user. */
export const keyHeader = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** Products that one call makes. */
const productsAtOnce = 50;

/** So many products of two variants each, sold in the channel, with pieces in the warehouse. */
export async function fillEngine(
  place: Place,
  { channel, location, shippingProfile }: EngineIds,
  count: number,
): Promise<void> {
  const post = <Data>(path: string, body: object) => engineCall<Data>(place, 'POST', path, body);
  const { product_category: parent } = await post<{ product_category: HasId }>('/admin/product-categories', {
    ...{ name: 'Cipők', handle: 'cipok', is_active: true },
  });
  const { product_category: category } = await post<{ product_category: HasId }>('/admin/product-categories', {
    ...{ name: 'Futócipők', handle: 'futocipok', is_active: true, parent_category_id: parent.id },
  });
  const maker = {
    ...{ brand: 'Vento', manufacturer: 'Vento S.p.A.', manufacturer_address: 'Via Roma 1, 20100 Milano' },
    manufacturer_contact: 'gpsr@vento.example',
  };
  for (let start = 0; start < count; start += productsAtOnce) {
    const create = Array.from({ length: Math.min(productsAtOnce, count - start) }, (_, at) => {
      const number = start + at + 1;
      return {
        ...{ title: `Vágta ${number} futócipő`, handle: `vagta-${number}`, status: 'published' },
        ...{ categories: [{ id: category.id }], sales_channels: [{ id: channel }], metadata: maker },
        shipping_profile_id: shippingProfile,
        options: [
          { title: 'Méret', values: ['41', '42'] },
          { title: 'Szín', values: ['kék'] },
        ],
        variants: ['41', '42'].map((size) => ({
          ...{ title: size, sku: `V-${number}-${size}`, manage_inventory: true },
          options: { Méret: size, Szín: 'kék' },
          prices: [{ currency_code: 'huf', amount: 10_000 + number }],
        })),
      };
    });
    await post('/admin/products/batch', { create });
  }
  for (let offset = 0; ; offset += 500) {
    const { inventory_items: items } = await engineCall<{ inventory_items: HasId[] }>(
      ...([place, 'GET', `/admin/inventory-items?fields=id&order=id&limit=500&offset=${offset}`] as const),
    );
    if (items.length === 0) return;
    const create = items.map(({ id }) => ({ inventory_item_id: id, location_id: location, stocked_quantity: 20 }));
    await post('/admin/inventory-items/location-levels/batch', { create });
  }
}
