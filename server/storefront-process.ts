/**
 * How Node runs the storefront: cheaply, since its pages come from the cache at the door, so that what is drawn may be
 * swept away a little more often. Without these it takes twice the memory once some thousand different pages were asked
 * for.
 */
export const storefrontArguments = ['--max-semi-space-size=8', '--heap-growing-percent=40', 'server/storefront.ts'];

/** Whole pages and their compressed bodies go back to the system, where glibc would keep room for the largest. */
const frugalMalloc = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The environment of a storefront that was built; what is set already stays. */
export function storefrontEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...frugalMalloc, ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}
