import { robotsHeaders } from '#lib/robots/index.ts';
import { teamRobots } from '#lib/robots/team.ts';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** What crawlers may fetch of the clubs' shops. */
export function GET(): Response {
  return new Response(teamRobots(), { headers: robotsHeaders });
}
