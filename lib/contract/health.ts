import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { open } from './open.ts';

export const healthSchema = z.object({
  status: open(z.enum(['ready', 'starting', 'stopping'])),
  products: z.number().int().nonnegative(),
  /** Since when the catalog cannot be kept up to date; left out while it is. */
  outdatedSince: z.iso.datetime().optional(),
});

export const healthEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health/',
    authentication: 'none',
    summary: 'Liveness and readiness',
    data: healthSchema,
  }),
};
