import type { Endpoint } from './endpoint.ts';

/** Whether a call creates or ends a session, and so names its client in X-Request-Client (API-03). */
export function namesClient({ authentication, path }: Pick<Endpoint, 'authentication' | 'path'>): boolean {
  return authentication === 'auth' || path.includes('/auth/');
}
