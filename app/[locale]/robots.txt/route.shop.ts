import { settings } from '#lib/config/index.ts';
import { robotsHeaders } from '#lib/robots/index.ts';
import { shopRobots } from '#lib/robots/shop.ts';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** What crawlers may fetch of the shop. */
export function GET(): Response {
  return new Response(shopRobots(settings.STOREFRONT_HOST), { headers: robotsHeaders });
}
