'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { useSwitchWords } from './switch-words.ts';
import { useListedShop, type ServerShop } from './use-listed-shop.ts';
import { useShopDialog } from './use-shop-dialog.tsx';
import styles from './click-and-collect-switch.module.css';

interface Props {
  /** Path of the list's page, in its language. */
  pagePath: string;
  query: ListingQuery;
  /** The shop that the list is narrowed to. */
  listed: ServerShop | null;
}

/** Narrows a list to what the shopper's shop can hand over, and back; without a shop it is chosen first. */
export function ClickAndCollectSwitch({ pagePath, query, listed }: Props) {
  const t = useTranslations('clickAndCollect.list');
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const known = useListedShop(listed);
  const words = useSwitchWords();
  const { dialog, open } = useShopDialog(setWanted);
  const isOn = query.shop !== null;
  const drawn = isOn && !listed ? null : known.drawn;
  const target = isOn ? null : known.sysname;
  useEffect(() => {
    // The list itself follows its links: what was wanted before a shop was chosen is a press on this one.
    if (wanted === null || target !== wanted) return;
    setWanted(null);
    link.current?.click();
  }, [wanted, target]);
  const press = (event: MouseEvent) => {
    if (isOn || target !== null) return;
    event.preventDefault();
    open();
  };
  const onSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const href =
    isOn || target !== null
      ? listingHref(pagePath, { ...query, shop: target, page: 1 })
      : localePath(locale, '/shops/');
  const { name, note } = drawn ? words(drawn) : { name: t('today'), note: isOn ? t('mine') : t('noShop') };
  return (
    <div className={styles.place} data-keep-scroll="">
      <a
        ref={link}
        className={styles.switch}
        href={href}
        rel="nofollow"
        role="switch"
        aria-checked={isOn}
        data-click-and-collect=""
        onClick={press}
        onKeyDown={onSpace}
      >
        <i aria-hidden="true" />
        <b>{name}</b> <small>{note}</small>
      </a>
      {dialog}
    </div>
  );
}
