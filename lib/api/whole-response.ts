/** Bytes of the longest answer that is read; the API sends none that comes near. */
export const longestResponse = 8 * 1024 * 1024;

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > longestResponse) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * Fetches an answer to its last byte: one that breaks off is then an error like one that never came, and is retried
 * like it. One that is far too long is not read to its end, and stays empty.
 */
export async function fetchWhole(
  send: typeof fetch,
  request: RequestInfo | URL,
  options?: RequestInit,
): Promise<Response> {
  const response = await send(request, options);
  if (!response.body) return response;
  const body = await readBody(response.body);
  // A status that has no body takes not even an empty one.
  return new Response(body && body.length > 0 ? body : null, response);
}
