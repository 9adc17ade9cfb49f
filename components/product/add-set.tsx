'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { isRepeatedPress, useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import type { Image } from '#lib/contract/media.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { Button } from '#components/ui/button.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';

const AddedDialog = lazyIsland(() =>
  withQueryCache(import('#components/added/added-dialog.tsx')).then(({ AddedDialog: Dialog }) => Dialog),
);

/** Puts a whole set into the cart. */
export function AddSet({
  setId,
  optionId,
  name,
  lang,
  image,
}: {
  setId: number;
  optionId: number;
  name: string;
  lang?: string | undefined;
  image: Image;
}) {
  const t = useTranslations('purchase');
  const [isAdded, setAdded] = useState(false);
  const add = useAddToCart();
  return (
    <>
      <Button
        isBlocked={add.isPending}
        onPointerEnter={prepareCartCalls}
        onClick={(press) =>
          !isRepeatedPress(press) &&
          add.addOnce({ productOption: optionId, setId }, { onSuccess: () => setAdded(true) })
        }
      >
        {t(add.isPending ? 'adding' : 'addSet')}
      </Button>
      {add.isError && <p role="alert">{t('failures.set')}</p>}
      {isAdded && (
        <AddedDialog
          onClose={() => setAdded(false)}
          product={{ name, lang, brand: '' }}
          image={image}
          variant={t('set')}
        />
      )}
    </>
  );
}
