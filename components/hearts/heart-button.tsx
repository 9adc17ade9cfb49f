'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadQueryCache, withQueryCache } from '#lib/query/index.ts';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#stores/session.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { HeartIcon } from '#components/ui/icons.tsx';
import { useActivation } from '#components/hooks/use-activation.ts';
import styles from './heart-button.module.css';

const loadPress = () => Promise.all([import('./press-heart.ts'), loadQueryCache()]);
const HeartState = lazyIsland(() => withQueryCache(import('./heart-state.tsx')).then(({ HeartState: State }) => State));

/** The heart of a product's own page. Whether the product is saved is read when the browser is idle. */
export function HeartButton({ productId, name }: { productId: number; name: string }) {
  const t = useTranslations('wishlist');
  const [isActive, activate] = useActivation(useSession((state) => state.requestUuid !== null));
  const [isSaved, setSaved] = useState(false);
  // Ahead of the press, which may come without a network and has to be answered all the same.
  useEffect(() => {
    if (isActive) loadPress().catch(() => undefined);
  }, [isActive]);
  const press = async () => {
    activate();
    const [{ pressHeart }, cache] = await loadPress();
    await pressHeart(cache, { productId, name, isSaved: !isSaved });
  };
  return (
    <Button
      variant="outline"
      className={styles.button}
      aria-pressed={isSaved}
      aria-label={t(isSaved ? 'removeNamed' : 'addNamed', { name })}
      onClick={() => void press()}
    >
      <HeartIcon />
      {isActive && <HeartState productId={productId} onSaved={setSaved} />}
    </Button>
  );
}
