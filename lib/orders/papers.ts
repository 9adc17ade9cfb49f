import { settings } from '#lib/config/index.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';

/**
 * The address of a carrier or an invoice where it may stand in a link; null for every origin that is not allowed
 * (SEC-01).
 */
export function outsideLink(url: string | null, allowed: readonly string[] = settings.LINK_ORIGINS): string | null {
  const link = url === null ? null : guardedLink(url, { allowed });
  return link?.kind === 'external' ? link.href : null;
}
