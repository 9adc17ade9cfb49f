import { useLocale } from 'next-intl';
import { useState, type ComponentType, type ReactNode } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import type { GoodsInShops, ShopDialogProps } from './shop-dialog.tsx';

/**
 * Choosing a shop in place: it comes with the first press, and where it can not be had the locator takes its place.
 */
export function useShopDialog(
  onChosen?: (shop: string) => void,
  goods?: GoodsInShops,
): {
  dialog: ReactNode;
  isOpen: boolean;
  open: () => void;
} {
  const locale = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<ShopDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    withQueryCache(import('./shop-dialog.tsx')).then(
      ({ ShopDialog }) => {
        setDialog(() => ShopDialog);
        setOpen(true);
      },
      () => location.assign(localePath(locale, '/shops/')),
    );
  };
  const dialog = isOpen && Dialog && <Dialog onClose={() => setOpen(false)} onChosen={onChosen} goods={goods} />;
  return { dialog, isOpen, open };
}
