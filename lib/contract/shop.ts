import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { imageSchema } from './media.ts';
import { open } from './open.ts';
import { shopServices } from './shop-services.ts';

/** A shop. Its id is the part of `sysname` after the first underscore (STORE-01). */
export const shopSchema = z.object({
  sysname: z.string().regex(/^[a-z]+_[a-z0-9-]+$/),
  name: z.string(),
  address: z.object({ City: z.string(), ZipCode: z.string().regex(/^\d{4}$/), Street: z.string() }),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  phone: z.string(),
});
export type Shop = z.output<typeof shopSchema>;

export const shopServiceSchema = z.enum(shopServices);

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
/** From opening to closing in Europe/Budapest, `09:00`–`20:00`; null on a day on which it stays closed. */
export const openingSchema = z.object({ opens: clockTime, closes: clockTime }).nullable();

export const openingHoursSchema = z.object({
  /** Monday first. */
  weekly: z.array(openingSchema).length(7),
  /** Days that differ, by date: holidays, days before them. */
  exceptions: z.array(
    z.object({
      date: z.iso.date(),
      name: z.string(),
      /** Of `name`, where it is not the catalog's. */
      lang: textLanguageSchema.optional(),
      hours: openingSchema,
    }),
  ),
});
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** A shop in the locator. `distance` is kilometres as the crow flies from the place asked for; null without one. */
export const shopEntrySchema = shopSchema.extend({
  url: z.string(),
  services: z.array(open(shopServiceSchema)),
  /** Null while nobody has told them. */
  openingHours: openingHoursSchema.nullable(),
  distance: z.number().nonnegative().nullable(),
});
export type ShopEntry = z.output<typeof shopEntrySchema>;

export const shopDetailSchema = shopEntrySchema.extend({
  email: z.string().nullable(),
  /** Empty for none. */
  text: z.string(),
  /** Language of `text`, where it is not the catalog's. */
  langs: textLanguagesSchema.optional(),
  image: imageSchema.nullable(),
  /** The flipbooks that hold for it and are valid; `lang` is the language of a title, where it is not the catalog's. */
  flipbooks: z.array(z.object({ title: z.string(), lang: textLanguageSchema.optional(), url: z.string() })),
  /** The nearest others. */
  nearby: z.array(z.object({ name: z.string(), url: z.string(), distance: z.number().nonnegative() })),
});
export type ShopDetail = z.output<typeof shopDetailSchema>;
/** As the API writes it. */
export type WireShop = z.input<typeof shopDetailSchema>;

export const shopEndpoints = {
  shops: endpoint({
    method: 'GET',
    path: '/api/v1/stores/',
    authentication: 'none',
    summary: 'Stores, nearest first when a place is given by town, postcode or position',
    query: z.strictObject({
      q: z.string().max(60).optional(),
      lat: z.coerce.number().min(-90).max(90).optional(),
      lng: z.coerce.number().min(-180).max(180).optional(),
      service: shopServiceSchema.optional(),
    }),
    data: z.array(shopEntrySchema),
  }),
  shop: endpoint({
    method: 'GET',
    path: '/api/v1/store/:sysname/',
    authentication: 'none',
    summary: 'A store',
    params: z.strictObject({ sysname: z.string().regex(/^[a-z]+_[a-z0-9-]{1,60}$/) }),
    data: shopDetailSchema,
  }),
};
