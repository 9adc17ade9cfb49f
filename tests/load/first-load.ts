/**
 * `npm run bench -- first-load`: JavaScript that home, results and product page load before anything is pressed, in
 * kB as a browser that takes brotli transfers it. Needs the shop to run.
 */
import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { scriptsNamed } from './html-parts.ts';

const limit = 140;

function get(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'identity' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Kilobytes (1 kB = 1 000 bytes) of the first-load scripts of a page. */
export async function firstLoad(host: string, path: string): Promise<{ kilobytes: number; scripts: number }> {
  const scripts = [...scriptsNamed((await get(`${host}${path}`)).toString(), host)];
  const sizes = await Promise.all(scripts.map(async (source) => brotli(await get(new URL(source, host).href))));
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, scripts: scripts.length };
}

export async function printFirstLoad(host: string): Promise<void> {
  const results = (await get(`${host}/cipok/`)).toString();
  const product = /href="(\/p\/[^"?]+\/)/.exec(results)?.[1] ?? '/';
  console.log(`First-load JavaScript, brotli (limit ${limit} kB)`);
  for (const [name, path] of [
    ['home', '/'],
    ['results', '/cipok/'],
    ['product', product],
    ['cart', '/kosar/'],
  ] as const) {
    const { kilobytes, scripts } = await firstLoad(host, path);
    console.log(
      `  ${name.padEnd(8)} ${kilobytes.toFixed(1).padStart(6)} kB in ${scripts} files${kilobytes > limit ? '  OVER THE LIMIT' : ''}`,
    );
  }
}

if (import.meta.main) await printFirstLoad(process.env.STOREFRONT_HOST ?? 'http://localhost:3000');
