import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { mergeWishlist, NoMergeHelperError, savedIds } from '#lib/wishlist/index.ts';
import { wishlistAnswerSchema, wishlistCalls } from '#lib/wishlist/actions/calls.ts';
import { session } from '#stores/session.ts';
import { createWishlistLock, freeLock, LockedError, lockTransitions, wishlistLock } from '#stores/wishlist-lock.ts';
import { changeWishlistItem } from '#lib/wishlist/actions.ts';
import { wishlistQuery } from '#lib/wishlist/queries.ts';
import { onWire, wishlistItem, wishlistOf } from '#tests/fixtures/wishlist.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';

const cookies = vi.hoisted(() => new Map<string, string>());
vi.mock('js-cookie', () => ({
  default: {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => cookies.set(name, value),
    remove: (name: string) => cookies.delete(name),
  },
}));

const { get, add, remove, merge } = endpoints.wishlist;
const each = (give: (call: { request: Request }) => Wishlist | Promise<Wishlist>) =>
  server.use(...[get, add, remove, merge].map((endpoint) => on(endpoint, give)));
const server = mockApi();
beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost', pathname: '/' });
  // What is stored is read in a browser alone.
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  session.sync();
});
afterEach(() => {
  cookies.clear();
  wishlistLock.store.setState(freeLock);
  vi.unstubAllGlobals();
});

const adding = { productId: 2, name: 'Kettő', isSaved: true };
const removing = { productId: 1, name: 'Egy', isSaved: false };

describe('lock of the wishlist', () => {
  const { lock, release, fail } = lockTransitions;

  it('[WISH-02] is held by one change, and refuses another', () => {
    const locked = lock(freeLock, adding);
    expect(locked).toEqual({ pending: adding, done: null, failed: null });
    expect(lock(locked, removing)).toBe(locked);
    expect(release(locked)).toEqual({ pending: null, done: adding, failed: null });
    expect(fail(locked, 'unreachable')).toEqual({
      pending: null,
      done: null,
      failed: { ...adding, reason: 'unreachable' },
    });
  });

  it('[WISH-02] is released only while it is held, and forgets then what came of the change before', () => {
    expect(release(freeLock)).toBe(freeLock);
    expect(fail(freeLock, 'full')).toBe(freeLock);
    expect(lock(fail(lock(freeLock, adding), 'full'), removing)).toEqual({
      pending: removing,
      done: null,
      failed: null,
    });
  });

  it('[WISH-03] forgets what it did, and for whom it is held, when somebody else is at the browser', () => {
    expect(lockTransitions.forget()).toEqual(freeLock);
    const held = createWishlistLock();
    held.lock(adding);
    held.forget();
    expect(held.state()).toEqual(freeLock);
  });

  it('[WISH-02] rejects a change made while locked with an error of its own', () => {
    const held = createWishlistLock();
    held.lock(adding);
    expect(() => held.lock(removing)).toThrow(LockedError);
    expect(() => held.lock(adding)).toThrow('The changes are locked');
    held.release();
    expect(() => held.lock(removing)).not.toThrow();
  });
});

describe('saved products', () => {
  it('are those of the list with the change that is on its way', () => {
    const list = wishlistOf(wishlistItem(1), wishlistItem(3));
    expect([...savedIds(list, null)]).toEqual([1, 3]);
    expect([...savedIds(list, adding)]).toEqual([1, 3, 2]);
    expect([...savedIds(list, removing)]).toEqual([3]);
    expect([...savedIds(undefined, adding)]).toEqual([2]);
  });
});

describe('answers of the wishlist', () => {
  it('[WISH-01] have products with ids; one without is logged as an error and left out', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first, second, third] = onWire.wishlist(
      wishlistOf(wishlistItem(1), wishlistItem(2), wishlistItem(3)),
    ).products;
    const { id: _, ...nameless } = second ?? {};
    const { products, uuid } = wishlistAnswerSchema.parse({ products: [first, nameless, third] });
    expect(products.map(({ id }) => id)).toEqual([1, 3]);
    expect(uuid).toBeUndefined();
    expect(error).toHaveBeenCalledExactlyOnceWith('A product of the wishlist has no id', nameless);
    error.mockRestore();
  });

  it('[WISH-01] have another shape where a product with an id has', () => {
    expect(wishlistAnswerSchema.safeParse({ products: [{ id: 4 }] }).success).toBe(false);
    expect(wishlistAnswerSchema.safeParse({ uuid: null }).success).toBe(false);
  });
});

describe('calls of the wishlist', () => {
  it('[WISH-05] are GET, POST with the product id, DELETE by it, and POST of the merge uuid', async () => {
    const sent: string[] = [];
    each(async ({ request }) => {
      sent.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
      return wishlistOf(wishlistItem(1));
    });
    const answers = [
      await wishlistCalls.get(),
      await wishlistCalls.add(7),
      await wishlistCalls.remove(7),
      await wishlistCalls.merge('m'.repeat(32)),
    ];
    expect(sent).toEqual([
      'GET /api/v1/wishlist/',
      'POST /api/v1/wishlist/ {"productId":7}',
      'DELETE /api/v1/wishlist/7/',
      `POST /api/v1/wishlist/merge/ {"mergeUuid":"${'m'.repeat(32)}"}`,
    ]);
    for (const { products } of answers) expect(products.map(({ id }) => id)).toEqual([1]);
  });
});

describe('merging wishlists', () => {
  it('[WISH-04] is done by the merge helper with the merge uuid, and rejected without one', async () => {
    const helper = vi.fn(async (): Promise<Wishlist> => wishlistOf(wishlistItem(1)));
    await expect(mergeWishlist(null, 'g'.repeat(32))).rejects.toThrow(NoMergeHelperError);
    await expect(mergeWishlist(helper, 'g'.repeat(32))).resolves.toEqual(wishlistOf(wishlistItem(1)));
    expect(helper).toHaveBeenCalledExactlyOnceWith('g'.repeat(32));
  });
});

describe('changing a wishlist', () => {
  const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

  it('[WISH-03] keeps the list under the request uuid that came with the first write, and forgets any other', async () => {
    server.use(on(add, () => wishlistOf(wishlistItem(2))));
    const cache = client();
    cache.setQueryData(wishlistQuery('x'.repeat(32)).queryKey, wishlistOf(wishlistItem(9)));
    await changeWishlistItem(cache, adding);
    expect(cookies.get('lendulet_request')).toBe('g'.repeat(32));
    expect(cache.getQueryData(wishlistQuery('g'.repeat(32)).queryKey)).toEqual(wishlistOf(wishlistItem(2)));
    expect(cache.getQueryCache().getAll()).toHaveLength(1);
    expect(wishlistLock.state()).toEqual({ pending: null, done: adding, failed: null });
  });

  it('[WISH-02] rejects what comes while it runs, and sends nothing for it', async () => {
    const sent: string[] = [];
    let answer = () => {};
    each(async ({ request }) => {
      sent.push(request.method);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return wishlistOf(wishlistItem(2));
    });
    const cache = client();
    const first = changeWishlistItem(cache, adding);
    await expect(changeWishlistItem(cache, removing)).rejects.toThrow('The changes are locked');
    await vi.waitFor(() => expect(sent).toEqual(['POST']));
    await expect(changeWishlistItem(cache, adding)).rejects.toThrow(LockedError);
    answer();
    await first;
    expect(sent).toEqual(['POST']);
  });

  it.each([
    ['the API does not answer', () => HttpResponse.error(), 'unreachable'],
    ['the API is at fault', () => refusal(500), 'unreachable'],
    ['the list is full', () => refusal(422, { productId: ['max:200'] }), 'full'],
    ['the product is gone', () => refusal(422, { productId: ['unknown'] }), 'gone'],
  ] as const)('undoes it and says why: %s', async (_, answer, reason) => {
    server.use(on(add, answer));
    const cache = client();
    await changeWishlistItem(cache, adding);
    expect(wishlistLock.state()).toEqual({ pending: null, done: null, failed: { ...adding, reason } });
    await expect(Promise.resolve().then(() => wishlistLock.lock(removing))).resolves.toBeUndefined();
  });

  it('is content when another tab has removed the product already', async () => {
    server.use(on(remove, () => refusal(404, { id: ['not_found'] })));
    await changeWishlistItem(client(), removing);
    expect(wishlistLock.state()).toEqual({ pending: null, done: removing, failed: null });
  });

  it('[WISH-03] says nothing of it to whoever comes after, and leaves their lock alone', async () => {
    cookies.set('lendulet_token', 't'.repeat(32)).set('lendulet_request', `u${'a'.repeat(31)}`);
    session.sync();
    let answer = () => {};
    server.use(
      on(remove, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return wishlistOf(wishlistItem(7));
      }),
    );
    const cache = client();
    const change = changeWishlistItem(cache, removing);
    await vi.waitFor(() => expect(answer.toString()).not.toBe('() => {}'));
    session.logOut();
    expect(wishlistLock.state()).toEqual(freeLock);
    wishlistLock.lock(adding);
    answer();
    await change;
    expect(wishlistLock.state()).toEqual({ pending: adding, done: null, failed: null });
    expect(cache.getQueryData(wishlistQuery(null).queryKey)).toBeUndefined();
    session.loggedOut();
  });
});
