import type { FastifyInstance } from 'fastify';
import { placeEndpoints } from '#lib/contract/place.ts';
import { townsOf } from '../content/places/postcodes.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/postcode/{postal}/` (ADR-0085). */
export function placeRoutes(app: FastifyInstance): void {
  serve(app, placeEndpoints.postcode, ({ params: { postal } }) => ({ postal, towns: townsOf(postal) }));
}
