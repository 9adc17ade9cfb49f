/**
 * How Node runs the storefront: with little memory, at the price of collecting garbage more often, which costs little
 * where most pages come from the response cache. Without these it takes twice the memory after some thousand pages.
 */
export const storefrontArguments = ['--max-semi-space-size=8', '--heap-growing-percent=40', 'server/storefront.ts'];

/** Whole pages and their compressed bodies go back to the system, where glibc would keep room for the largest. */
const frugalMalloc = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The environment of a storefront that was built; what is set already stays. */
export function storefrontEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...frugalMalloc, ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

/** Preloaded by what a start command runs: it ends when that command is gone. */
export const followParent = new URL('./follow-parent.ts', import.meta.url).href;
