import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { useExchange } from '#lib/cart/actions/exchange.ts';
import { lineOfPieces, type Pieces } from '#lib/cart/pieces.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { lastAddition } from '#lib/cart/actions/last-addition.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { Product } from '#lib/contract/product.ts';
import { isAvailable } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { productQuery } from '#lib/products/queries/product.ts';
import { session } from '#stores/session.ts';
import { Button } from '#components/ui/button.tsx';
import { FreeDelivery } from '#components/ui/free-delivery.tsx';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { AddedTotals } from './added-totals.tsx';
import styles from './added-extras.module.css';

export interface AddedExtrasProps {
  productId: number;
  /** Whether the cart has it by now; what goes with it is read while the cart still answers. */
  isAdded: boolean;
}

/** Products that go with it at most. */
const mostRelated = 3;

/** What belongs to what was just added: the way to free delivery, services, a set, and what goes with it (CART-10). */
export function AddedExtras({ productId, isAdded }: AddedExtrasProps) {
  const { data: cart } = useQuery({ ...cartQuery, enabled: false });
  const { data: product, isPending } = useQuery(productQuery(productId));
  return (
    <div className={styles.extras} aria-busy={isPending}>
      {isAdded && cart && <AddedTotals cart={cart} />}
      {cart && <Delivery cart={cart} />}
      {isAdded && cart && product && <Choices cart={cart} product={product} />}
      {product && <Related products={product.related.slice(0, mostRelated)} />}
    </div>
  );
}

function Delivery({ cart: { total, products } }: { cart: Cart }) {
  const t = useTranslations('addedExtras');
  const missing = total.missingForFreeDelivery;
  if (products.some((item) => item.isHeavy && isAvailable(item))) return null;
  const isMissing = missing !== null && missing > 0;
  if (!isMissing && total.delivery !== 0) return null;
  return (
    <FreeDelivery items={total.items} missing={missing}>
      {isMissing ? t('missingForFree', { price: formatPrice(missing) }) : t('isFree')}
    </FreeDelivery>
  );
}

/** The pieces that were added: as they are wanted by now, and as they were before the last press. */
function usePieces() {
  const client = useQueryClient();
  const [addition] = useState(() => lastAddition(client));
  const [changes, setChanges] = useState<{ now: Partial<Pieces>; before: Partial<Pieces> }>({ now: {}, before: {} });
  if (!addition) return null;
  const { productOption: optionId, amount = 1, mounting = null, setId } = addition;
  const added: Pieces = { optionId, mounting, isInSet: setId !== undefined };
  const now = { ...added, ...changes.now };
  return { amount, now, before: { ...added, ...changes.before }, setChanges };
}

/** Why it was not saved, as the key of a text. */
function failureOf(error: unknown): 'soldOut' | 'failed' {
  const errors = error instanceof ApiError ? error.errors : {};
  return errors.productOption?.includes('sold_out') || errors.amount ? 'soldOut' : 'failed';
}

function Choices({ cart, product }: { cart: Cart; product: Product }) {
  const t = useTranslations('addedExtras');
  const known = usePieces();
  const { mutate, isPending, isSuccess, error } = useExchange();
  if (!known) return null;
  const { amount, now, before, setChanges } = known;
  const set = product.sets.find(({ members }) => members.some(({ optionId }) => optionId === now.optionId));
  // Until the cart answers it holds them as they were before.
  const line = lineOfPieces(cart, now) ?? lineOfPieces(cart, before);
  const isInSet = line !== undefined && line.set !== null;
  const isChangeable = line !== undefined && !isInSet;
  const exchange = (change: Partial<Pieces>, setId?: number) => {
    if (isPending) return;
    const next = { ...now, ...change };
    const wish = { amount, mounting: next.mounting, ...(setId === undefined ? {} : { setId }) };
    // Shows at once; what fails goes back to what the cart holds.
    setChanges({ now: next, before: now });
    const onError = () => setChanges({ now, before: now });
    mutate({ epoch: session.sync().epoch, pieces: now, wish }, { onError });
  };
  return (
    <>
      {isChangeable && product.mounting.length > 0 && (
        <fieldset className={styles.services} aria-busy={isPending}>
          <legend>{t('services')}</legend>
          {product.mounting.map(({ id, name, lang, price }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={now.mounting === id}
                aria-disabled={isPending}
                onChange={({ target }) => exchange({ mounting: target.checked ? id : null })}
              />
              <span lang={lang ?? catalogLanguage}>{name}</span>
              <span className="number">{t('each', { price: formatPrice(price) })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {set && (
        <SetOffer
          set={set}
          optionId={now.optionId}
          isTaken={isInSet}
          isTakeable={isChangeable}
          isPending={isPending && now.isInSet}
          onTake={() => exchange({ isInSet: true }, set.id)}
        />
      )}
      {error && !isPending && (
        <p role="alert" className={styles.failure}>
          {t(failureOf(error))}
        </p>
      )}
      <HiddenStatus>{isSuccess && t('saved', { total: cart.total.totalCartPriceFormatted })}</HiddenStatus>
    </>
  );
}

interface SetOfferProps {
  set: Product['sets'][number];
  optionId: number;
  isTaken: boolean;
  isTakeable: boolean;
  isPending: boolean;
  onTake: () => void;
}

function SetOffer({ set, optionId, isTaken, isTakeable, isPending, onTake }: SetOfferProps) {
  const t = useTranslations('addedExtras');
  const others = set.members.filter((member) => member.optionId !== optionId);
  return (
    <section className={styles.set} aria-labelledby="added-set">
      <h3 id="added-set">{t('set')}</h3>
      <ul>
        {others.map(({ optionId: id, name, lang, image }) => (
          <li key={id}>
            <img {...imageProps(image, [96, 160, 240], '72px')} alt="" />
            <span lang={lang ?? catalogLanguage}>{name}</span>
          </li>
        ))}
      </ul>
      <p>
        <b className="number">{formatPrice(set.price)}</b>{' '}
        {set.separately > set.price && <small>{t('instead', { price: formatPrice(set.separately) })}</small>}
      </p>
      {isTaken ? (
        <p className={styles.taken}>{t('setTaken')}</p>
      ) : (
        isTakeable && (
          <Button variant="outline" isBlocked={isPending} onClick={onTake}>
            {t(isPending ? 'takingSet' : 'takeSet')}
          </Button>
        )
      )}
    </section>
  );
}

function Related({ products }: { products: Product['related'] }) {
  const t = useTranslations('addedExtras');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="added-related">
      <h3 id="added-related">{t('related')}</h3>
      <ul>
        {products.map(({ id, name, lang, brand, url, image, prices }) => (
          <li key={id}>
            <a href={shopHref(locale, url)}>
              <img {...imageProps(image, [96, 160, 240, 320], '120px')} alt="" />
              <span lang={lang ?? catalogLanguage}>
                <b>{brand.name}</b> {name}
              </span>
              <span className="number">{formatPrice(prices.premium ?? prices.staff ?? prices.pro ?? prices.vk)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
