import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const healthSchema = z.object({
  status: z.enum(['ready', 'starting', 'stopping']),
  products: z.number().int().nonnegative(),
});

export const healthEndpoints = {
  health: endpoint({
    method: 'GET', path: '/health/', authentication: 'none', summary: 'Liveness and readiness', data: healthSchema,
  }),
};
