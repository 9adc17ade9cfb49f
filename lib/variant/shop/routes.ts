import { routeName } from '#lib/core/route-names.ts';
import type { RouteName } from '#lib/routes/sections.ts';
import { routeName, type RouteName } from '#lib/core/route-names.ts';

/** The name of the screen at a path without its language (RT-27). */
export const routeOf: (path: string) => RouteName | null = (path) => routeName(path);
