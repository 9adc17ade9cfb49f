/** What is asked of the shop behind nginx, and what has to come back. */
import { randomUUID } from 'node:crypto';
import type { Answer, Front } from './front.ts';
import { CheckError } from './processes.ts';

export class Requests {
  readonly #front: Front;
  #count = 0;

  constructor(front: Front) {
    this.#front = front;
  }

  get count(): number {
    return this.#count;
  }

  /** Asks, and throws a CheckError unless the answer has this status and holds this. */
  async expect(
    what: string,
    [name, path, options]: Parameters<Front['ask']>,
    { status = 200, type = /./, body = /(?:)/ }: { status?: number; type?: RegExp; body?: RegExp } = {},
  ): Promise<Answer> {
    const answer = await this.#front.ask(name, path, options).catch((error: unknown) => {
      throw new CheckError(`${what}: ${name}${path} gives no answer (${String(error)}).`);
    });
    this.#count += 1;
    const given = `${answer.status} ${String(answer.headers['content-type'])}`;
    const isRight =
      answer.status === status &&
      (type.source === '.' || type.test(String(answer.headers['content-type']))) &&
      body.test(answer.body.toString());
    if (!isRight) throw new CheckError(`${what}: ${name}${path} answers ${given}, not ${status} ${type} with ${body}.`);
    return answer;
  }
}

/** The first of these that a page links to. Throws a CheckError where it links to none. */
export function linkIn({ body }: Answer, pattern: RegExp, what: string): string {
  const found = pattern.exec(body.toString())?.[1];
  if (found === undefined) throw new CheckError(`The page links to no ${what}.`);
  return found.replaceAll('&amp;', '&');
}

/** What nginx has in its key, or sends past its cache with `RSC`. */
const keptBy =
  /^(?:accept-encoding|rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url)$/i;

export interface Visited {
  home: string;
  list: string;
  product: string;
}

/** A visit: home, a list, a product with its picture, the cart, the checkout. */
export async function visit(requests: Requests): Promise<Visited> {
  const html = { type: /^text\/html/, body: /<\/html>/ };
  const home = await requests.expect('home', ['bolt.example.hu', '/'], html);
  if (home.headers['content-encoding'] !== undefined) throw new CheckError('The front compresses by itself.');
  const list = linkIn(home, /href="(\/(?:ferfi|noi|cipok|ruhazat)\/)"/, 'list');
  const listed = await requests.expect('list', ['bolt.example.hu', list], html);
  const product = linkIn(listed, /href="(\/p\/[^"?#]+)"/, 'product');
  const page = await requests.expect('product', ['bolt.example.hu', product], html);
  const compressed = await requests.expect('product, compressed', [
    'bolt.example.hu',
    product,
    { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
  ]);
  if (!/^(?:br|zstd)$/.test(String(compressed.headers['content-encoding'])))
    throw new CheckError('A page does not come as the shop compresses it.');
  const odd = String(page.headers.vary)
    .split(', ')
    .find((name) => !keptBy.test(name));
  if (odd !== undefined) throw new CheckError(`A page varies by ${odd}, which deploy/nginx does not know.`);
  const asset = linkIn(page, /(\/_next\/static\/[^"\\]+\.js)/, 'script');
  const script = await requests.expect('script', ['bolt.example.hu', asset], { type: /javascript/ });
  if (!/max-age=31536000/.test(String(script.headers['cache-control'])))
    throw new CheckError(`The script ${asset} is not kept for a year: ${String(script.headers['cache-control'])}`);
  const picture = linkIn(page, /https:\/\/127\.0\.0\.2:\d+(\/media\/[^"\s\\]+)/, 'picture');
  await requests.expect('picture', ['api.example.hu', picture], { type: /^image\// });
  await useCart(requests);
  await requests.expect('checkout', ['penztar.example.hu', '/health/']);
  return { home: '/', list, product };
}

/** Two guests' carts by their X-Request-ID: what one puts in, the other does not see. */
async function useCart(requests: Requests): Promise<void> {
  const as = (id: string) => ({ 'x-request-id': id, 'content-type': 'application/json' });
  const [guest, other] = [randomUUID(), randomUUID()];
  const listed = await requests.expect('products', [
    'api.example.hu',
    '/header-data/',
    { headers: { 'x-request-id': guest } },
  ]);
  if (listed.body.length === 0) throw new CheckError('The data of the header are empty.');
  await requests.expect('cart', ['api.example.hu', '/api/v1/cart/', { headers: as(guest) }], { type: /json/ });
  const refused = { method: 'POST', headers: as(other), body: '{"productOption":0}' };
  await requests.expect('cart, refused by the API', ['api.example.hu', '/api/v1/cart/', refused], {
    status: 422,
    type: /json/,
    body: /productOption/,
  });
}
