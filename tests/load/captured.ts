import { request } from 'node:http';
import { pause } from './quiet.ts';

/** An answer of a shop as a browser that takes brotli gets it. */
export interface Answer {
  path: string;
  /** Names and values in turns, without those that a server writes itself. */
  headers: string[];
  /** Base64 of what was transferred. */
  body: string;
}

/** Written anew by each server. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Heads and body of an answer as it is transferred to a browser that takes brotli; throws for any other status than
 * 200.
 */
export function transferred(address: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', reject)
        .once('end', () => {
          if (response.statusCode === 200) resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) });
          else reject(new Error(`${address} answers ${response.statusCode}`));
        });
    })
      .once('error', reject)
      .end();
  });
}

/** An answer once the shop compresses it no better: the same size for two seconds. */
export async function captured(host: string, path: string): Promise<Answer> {
  let { headers, body } = await transferred(host + path);
  for (let [same, tries] = [0, 0]; same < 4 && tries < 40; tries++) {
    await pause(500);
    const next = await transferred(host + path);
    same = next.body.length === body.length ? same + 1 : 0;
    ({ headers, body } = next);
  }
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));
  const own = pairs.filter(([name]) => !ofConnection.has(name?.toLowerCase() ?? '')).flat();
  return { path, headers: [...own, 'Content-Length', String(body.length)], body: body.toString('base64') };
}
