import { routeName } from '#lib/core/route-names.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';

/** The name of the screen at a path without its language (RT-27). */
export const routeOf: (path: string) => RouteName | null = (path) => routeName(path);
