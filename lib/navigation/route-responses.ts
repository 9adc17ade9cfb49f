/** What `notFound()` throws, by the mark that Next gives it. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
}

/**
 * The answer of a route that is kept, or 404 where a guard refuses it. Next keeps for ever what a route throws, and
 * what it returns for the time that it asks for: a refusal has to be returned, for what is not there today may be
 * tomorrow.
 */
export async function orNotFound(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    if (isNotFound(error)) return new Response(null, { status: 404 });
    throw error;
  }
}

/** Leads to another path for good, as far as is known now. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 308, headers: { location: path } });
}
