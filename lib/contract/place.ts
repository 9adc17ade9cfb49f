import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { postalCodeSchema } from './postal-address.ts';

export const postcodeSchema = z.object({
  postal: postalCodeSchema,
  /**
   * As they stand in an address, in Hungarian order: "Szeged", "Budapest, XIII. kerület". Empty where none is known.
   */
  towns: z.array(z.string()),
});
export type Postcode = z.output<typeof postcodeSchema>;

export const placeEndpoints = {
  postcode: endpoint({
    method: 'GET',
    path: '/api/v1/postcode/:postal/',
    authentication: 'none',
    summary: 'Towns of a postcode: several villages may share one',
    params: z.strictObject({ postal: postalCodeSchema }),
    data: postcodeSchema,
  }),
};
