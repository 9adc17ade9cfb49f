import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addFailure } from '#lib/cart/add-failure.ts';
import { useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import type { CardOption, ProductCard } from '#lib/contract/product.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';

const AddedDialog = lazyIsland(() =>
  withQueryCache(import('#components/added/added-dialog.tsx')).then(({ AddedDialog: Dialog }) => Dialog),
);

/** Fetches what says that something was added, ahead of the press. */
export const loadAddedDialog = () => void AddedDialog.load().catch(() => undefined);

/** What is said of a product that goes into the cart. */
export type BoughtProduct = Pick<ProductCard, 'id' | 'name' | 'lang' | 'brand' | 'image'>;

/** An option that was pressed on a card. */
interface Pressed {
  /** The card or the cell of a comparison. */
  card: HTMLElement;
  product: BoughtProduct;
  option: CardOption;
  /** Its colour and size, as the panel says them. */
  variant: string;
}

/** How far the last press on a card of a list has come. */
export type CardPurchase = ReturnType<typeof useCardPurchase>;

/** Puts options of cards into the cart, one at a time (ADR-0132). */
export function useCardPurchase() {
  const add = useAddToCart();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [isAdded, setAdded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const press = (next: Pressed) => {
    const onSuccess = () => {
      setAdded(true);
      setOpen(true);
    };
    if (!add.addOnce({ productOption: next.option.id, amount: 1 }, { onSuccess })) return;
    add.reset();
    setAdded(false);
    setPressed(next);
  };
  const failure = add.isError ? addFailure(add.error) : null;
  return {
    press,
    pressed,
    isPending: add.isPending,
    isAdded,
    isOpen,
    failure,
    /** The card that what became of the press has to be seen on. */
    card: pressed && (add.isPending || isOpen || failure !== null) ? pressed.card : null,
    close: () => setOpen(false),
  };
}

/** What became of a press, for those who do not see it on its card, and the panel after an addition. */
export function CardPurchaseOutcome({ purchase, isSeen }: { purchase: CardPurchase; isSeen: boolean }) {
  return (
    <>
      <HiddenStatus>{purchase.pressed && <Outcome purchase={purchase} isSeen={isSeen} />}</HiddenStatus>
      {purchase.pressed && (purchase.isOpen || purchase.isPending) && (
        <AddedDialog
          isOpen={purchase.isOpen}
          onClose={purchase.close}
          product={{ ...purchase.pressed.product, brand: purchase.pressed.product.brand.name }}
          image={purchase.pressed.product.image}
          variant={purchase.pressed.variant}
        />
      )}
    </>
  );
}

function Outcome({ purchase: { failure, isPending, isAdded }, isSeen }: { purchase: CardPurchase; isSeen: boolean }) {
  const t = useTranslations('purchase');
  if (isPending) return t('adding');
  if (failure !== null) return isSeen ? null : t(`failures.${failure}`);
  return isAdded ? t('added') : null;
}
