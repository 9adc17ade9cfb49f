'use client';

import { NextIntlClientProvider, useLocale, type Messages } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type hu from '#messages/hu.json';
import { timeZone } from '#lib/contract/market/place.ts';
import type { OwnPriceType } from '#lib/core/prices/own.ts';
import { withBrand } from '#lib/core/text/brand-texts.ts';
import { CardPrices } from './card-prices.tsx';
import { ComparedPrices } from './compared-prices.tsx';
import { ProductPrices } from './product-prices.tsx';
import { usePlaces } from './use-places.ts';

/** Texts of this layer come with it: no page carries them for those who pay the public price. */
function useTexts(locale: string): Pick<Messages, 'prices' | 'card' | 'product'> | null {
  const [texts, setTexts] = useState<typeof hu | null>(null);
  useEffect(() => {
    const load =
      locale === 'en'
        ? import('#messages/en.json')
        : locale === 'de'
          ? import('#messages/de.json')
          : import('#messages/hu.json');
    // Without its words no price is replaced.
    load.then(
      ({ default: messages }) => setTexts(messages),
      () => undefined,
    );
  }, [locale]);
  return useMemo(() => texts && withBrand({ prices: texts.prices, card: texts.card, product: texts.product }), [texts]);
}

/**
 * A customer's own prices, in the browser, over whatever page is open (ADR-0032): the pages are everyone's and
 * show the public price. Each own price stands exactly where the public one was, so that nothing moves.
 */
export function OwnPrices({ type }: { type: OwnPriceType }) {
  const locale = useLocale();
  const texts = useTexts(locale);
  const { cards, compared, ...ofProduct } = usePlaces();
  if (!texts) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={texts} timeZone={timeZone}>
      <CardPrices type={type} cards={cards} />
      <ComparedPrices type={type} places={compared} />
      <ProductPrices type={type} {...ofProduct} />
    </NextIntlClientProvider>
  );
}
