import { notFound } from 'next/navigation';
import { ApiError } from '#lib/api/errors.ts';
import { FatalError, noteFatal, type FatalOptions } from './fatal-error.ts';

/**
 * Refuses the page that is being drawn. Never returns: 404 is Next's own, so that its router shows the not-found view
 * on soft navigation too; any other status throws the FatalError.
 */
export function refusePage(path: string, options?: FatalOptions): never {
  const error = new FatalError(path, options);
  noteFatal(error);
  if (error.status === 404) notFound();
  throw error;
}

/** What the API answers; a name that it does not know (any more), or would not even take for one, is no page. */
export async function orRefused<T>(answer: Promise<T>, path: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 422))
      refusePage(path);
    throw error;
  }
}
