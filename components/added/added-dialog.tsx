'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { pieces } from '#lib/core/cart.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import type { Image } from '#lib/contract/media.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { CheckIcon } from '#components/ui/more-icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './added-dialog.module.css';

const extras = {
  hu: lazyIsland(() => import('./added-extras.hu.tsx').then((part) => part.HungarianAddedExtras)),
  en: lazyIsland(() => import('./added-extras.en.tsx').then((part) => part.EnglishAddedExtras)),
  de: lazyIsland(() => import('./added-extras.de.tsx').then((part) => part.GermanAddedExtras)),
};

interface Props {
  /**
   * Whether it is shown, as it is unless that is said: it can be drawn while the cart answers, so that the answer only
   * has to open it.
   */
  isOpen?: boolean;
  /** What was added; one without an id has nothing that goes with it. */
  product: { id?: number; name: string; lang?: string | undefined; brand: string };
  variant: string;
  image: Image | undefined;
  onClose: () => void;
}

/** Says what went into the cart, and leads there; the page behind stays where it was. */
export function AddedDialog({ isOpen = true, product: { id, name, lang, brand }, variant, image, onClose }: Props) {
  const t = useTranslations('purchase');
  const locale = useLocale();
  const Extras = extras[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: cart } = useQuery({ ...cartQuery, enabled: false });
  return (
    <Dialog
      ref={dialog}
      isOpen={isOpen}
      className={styles.dialog}
      data-tall={id !== undefined || undefined}
      aria-labelledby="added-heading"
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 id="added-heading">
          <CheckIcon />
          {t('added')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
        {image && <img {...imageProps(image, [160, 240, 320], '112px')} alt="" />}
        <p lang={lang ?? catalogLanguage}>
          <b>{brand}</b>
          <br />
          {name}
          <br />
          <span>{variant}</span>
        </p>
        <p className={styles.total}>
          {cart &&
            (id === undefined
              ? t('inCart', { count: pieces(cart), total: cart.total.totalCartPriceFormatted })
              : t('count', { count: pieces(cart) }))}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={localePath(locale, '/kosar/')}>{t('openCart')}</ButtonLink>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            {t('goOn')}
          </Button>
        </div>
        {id !== undefined && <Extras productId={id} isAdded={isOpen} />}
      </div>
    </Dialog>
  );
}
