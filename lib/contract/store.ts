import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A shop. Its id is the part of `sysname` after the first underscore (spec §3). */
export const storeSchema = z.object({
  sysname: z.string().regex(/^[a-z]+_[a-z0-9-]+$/),
  name: z.string(),
  address: z.object({ City: z.string(), ZipCode: z.string().regex(/^\d{4}$/), Street: z.string() }),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  phone: z.string(),
});
export type Store = z.output<typeof storeSchema>;

export const storeEndpoints = {
  stores: endpoint({
    method: 'GET', path: '/api/v1/stores/', authentication: 'none', summary: 'All stores', data: z.array(storeSchema),
  }),
};
