import { routeName, type RouteName } from '#lib/navigation/route-names.ts';

/** The name of the screen at a path without its language (RT-27). */
export const routeOf: (path: string) => RouteName | null = (path) => routeName(path);
