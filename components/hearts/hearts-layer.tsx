import { useTranslations } from 'next-intl';
import { memo, useEffect, useMemo, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { afterUse } from '#lib/loading/after-use.ts';
import { loadQueryCache, withQueryCache } from '#lib/query/index.ts';
import { useSession } from '#stores/session.ts';
import { savedIds } from '#lib/wishlist/index.ts';
import { useWishlistLock, type WishlistItemChange } from '#stores/wishlist-lock.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { HeartIcon } from '#components/ui/icons.tsx';
import styles from './heart.module.css';

const SavedProducts = lazyIsland(() =>
  withQueryCache(import('./saved-products.tsx')).then(({ SavedProducts: Saved }) => Saved),
);

interface Card {
  id: number;
  name: string;
  item: HTMLElement;
}

/** The cards of a list as they stand in the page now. */
function cardsOf(list: HTMLElement, ids: readonly number[]): Card[] {
  return [...list.querySelectorAll<HTMLElement>('li[data-product]')].flatMap((item) => {
    const id = Number(item.dataset.product);
    return ids.includes(id) ? [{ id, name: item.querySelector('a')?.textContent ?? '', item }] : [];
  });
}

const isSame = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length &&
  a.every(({ id, name, item }, index) => b[index]?.item === item && b[index].id === id && b[index].name === name);

/** The cards around a marker, also after the list was replaced or has grown. */
function useCards(marker: RefObject<HTMLElement | null>, ids: readonly number[]): Card[] {
  const [cards, setCards] = useState<Card[]>([]);
  const key = ids.join();
  useEffect(() => {
    const list = marker.current?.closest('section') ?? marker.current?.parentElement;
    if (!list) return undefined;
    const read = () =>
      setCards((known) => {
        const found = cardsOf(list, key.split(',').map(Number));
        return isSame(known, found) ? known : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [marker, key]);
  return cards;
}

/** The saved products: the list's once it was read, before that what this page has done itself. */
function useSaved(): [ReadonlySet<number>, (saved: ReadonlySet<number> | null) => void] {
  const [saved, setSaved] = useState<ReadonlySet<number> | null>(null);
  const change = useWishlistLock(({ pending, done }) => pending ?? done);
  return [useMemo(() => saved ?? savedIds(undefined, change), [saved, change]), setSaved];
}

const loadPress = () => Promise.all([import('./press-heart.ts'), loadQueryCache()]);

const press = (change: WishlistItemChange) =>
  void loadPress().then(([{ pressHeart }, cache]) => pressHeart(cache, change));

export function HeartsLayer({ marker, ids }: { marker: RefObject<HTMLElement | null>; ids: number[] }) {
  const cards = useCards(marker, ids);
  const hasList = useSession((state) => state.requestUuid !== null);
  const [saved, setSaved] = useSaved();
  const isLocked = useWishlistLock((state) => state.pending !== null);
  // Ahead of the press, which may come without a network and has to be answered all the same.
  useEffect(() => afterUse(() => void loadPress().catch(() => undefined)), []);
  return (
    <>
      {hasList && <SavedProducts onSaved={setSaved} />}
      {cards.map(({ id, name, item }) =>
        createPortal(
          <Heart id={id} name={name} isSaved={saved.has(id)} isLocked={isLocked} onPress={press} />,
          item,
          String(id),
        ),
      )}
    </>
  );
}

interface HeartProps {
  id: number;
  name: string;
  isSaved: boolean;
  isLocked: boolean;
  onPress: (change: WishlistItemChange) => void;
}

const Heart = memo(function Heart({ id, name, isSaved, isLocked, onPress }: HeartProps) {
  const t = useTranslations('wishlist');
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-disabled={isLocked}
      aria-label={t(isSaved ? 'removeNamed' : 'addNamed', { name })}
      onClick={() => onPress({ productId: id, name, isSaved: !isSaved })}
    >
      <HeartIcon />
    </button>
  );
});
