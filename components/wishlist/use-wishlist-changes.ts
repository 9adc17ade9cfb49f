import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { LockedError, wishlistLock, type WishlistItemChange, type WishlistItemFailure } from '#stores/wishlist-lock.ts';
import { changeWishlistItem } from '#lib/wishlist/actions.ts';

/** What was removed last, where it stood, and why it could not be put back. */
export interface Removed {
  product: WishlistProduct;
  /** Id of the product that stood below it; null for the last one. */
  below: number | null;
  failure: WishlistItemFailure | null;
}

const headingOf = (page: HTMLElement | null, id: number | null) =>
  page?.querySelector<HTMLElement>(id === null ? 'h1' : `[data-wishlist-item="${id}"] h2`);

/** Removing from the list's own page and putting back, with the focus that would else be lost with a line. */
export function useWishlistChanges(page: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<{ id: number; reason: WishlistItemFailure } | null>(null);
  const [returned, setReturned] = useState<number | null>(null);

  useEffect(() => {
    if (returned === null) return;
    (headingOf(page.current, returned) ?? headingOf(page.current, null))?.focus();
    setReturned(null);
  }, [returned, page]);

  /** Why a change failed; null where it is done. Undefined for one that was made while another held the lock. */
  const change = async (wishlistItem: WishlistItemChange): Promise<WishlistItemFailure | null | undefined> => {
    try {
      await changeWishlistItem(client, wishlistItem);
    } catch (error) {
      if (error instanceof LockedError) return undefined;
      throw error;
    }
    return wishlistLock.state().failed?.reason ?? null;
  };

  const remove = async (product: WishlistProduct, { above, below }: { above: number | null; below: number | null }) => {
    if (wishlistLock.state().pending) return;
    headingOf(page.current, below ?? above)?.focus();
    setProblem(null);
    setRemoved({ product, below, failure: null });
    const reason = await change({ productId: product.id, name: product.name, isSaved: false });
    if (!reason) return;
    setRemoved(null);
    setProblem({ id: product.id, reason });
  };

  const putBack = async ({ product, below }: Removed) => {
    if (wishlistLock.state().pending) return;
    setRemoved({ product, below, failure: null });
    const failure = await change({ productId: product.id, name: product.name, isSaved: true });
    if (failure === undefined) return;
    setRemoved(failure && { product, below, failure });
    if (failure === null) setReturned(product.id);
  };

  return { removed, problem, remove, putBack };
}

export type WishlistChanges = ReturnType<typeof useWishlistChanges>;
