'use client';

import { useTranslations } from 'next-intl';
import { filters, useFilters } from '#stores/filters.ts';
import { useSwitchWords } from './switch-words.ts';
import { useListedShop, type ServerShop } from './use-listed-shop.ts';
import { useShopDialog } from './use-shop-dialog.tsx';
import styles from './click-and-collect-switch.module.css';

/** The same switch among the filters of the drawer: it goes with the others, and counts with them. */
export function DrawerSwitch({ listed }: { listed: ServerShop | null }) {
  const t = useTranslations('clickAndCollect.list');
  const draft = useFilters();
  const chosen = draft?.shop.selection ?? null;
  const { drawn, sysname } = useListedShop(chosen !== null && chosen === listed?.shop.sysname ? listed : null);
  const words = useSwitchWords();
  const { dialog, open } = useShopDialog(filters.setShop);
  if (!draft) return null;
  const press = () => {
    if (chosen !== null) return filters.setShop(null);
    return sysname === null ? open() : filters.setShop(sysname);
  };
  const { name, note } = drawn ? words(drawn) : { name: t('today'), note: t('noShop') };
  return (
    <>
      <button type="button" className={styles.row} role="switch" aria-checked={chosen !== null} onClick={press}>
        <b>{name}</b> <small>{note}</small>
        <i aria-hidden="true" />
      </button>
      {dialog}
    </>
  );
}
