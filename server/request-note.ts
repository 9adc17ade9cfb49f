import type { CacheStatus } from './response-cache.ts';

/** What the log and the figures say of one request beside its answer. */
export interface Note {
  cache?: CacheStatus;
  request?: string;
  trace?: string;
}
