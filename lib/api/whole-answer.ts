/** Bytes of the longest answer that is read; the API sends none that comes near. */
export const longestAnswer = 8 * 1024 * 1024;

async function readBody(body: ReadableStream<Uint8Array>): Promise<Blob | null> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > longestAnswer) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts);
}

/**
 * Fetches an answer to its last byte: one that breaks off is then an error like one that never came, and is retried
 * like it. One that is far too long is not read to its end, and stays empty.
 */
export async function fetchWhole(send: typeof fetch, request: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const answer = await send(request, options);
  if (!answer.body) return answer;
  return new Response(await readBody(answer.body), answer);
}
