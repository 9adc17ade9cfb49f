import { getLocale } from 'next-intl/server';
import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { handover } from '#lib/click-and-collect/index.ts';
import { getClickAndCollectShop } from '#lib/click-and-collect/server.ts';
import { settings } from '#lib/config/index.ts';
import { isWholeList } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getMenu } from '#lib/menu/server.ts';
import { getBestsellers } from '#lib/search/server.ts';
import { listingData } from '#lib/seo/listing.ts';
import { LazyChip, LazyDrawerSwitch, LazySwitch } from '#components/click-and-collect/list-islands.tsx';
import { FallbackChip, FallbackSwitch } from '#components/click-and-collect/fallback-switch.tsx';
import type { ServerShop } from '#components/click-and-collect/use-listed-shop.ts';
import { Mentions } from '#components/flipbook/mentions.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { Answers } from '#components/search/answers.tsx';
import { NextLinks } from './next-links.tsx';
import { ResultsPage } from './results-page.tsx';
import type { Results } from './results.ts';

const clickAndCollectTexts = ({ clickAndCollect: { list, ready }, myShopHeader }: Messages) => ({
  clickAndCollect: { list, ready },
  myShopHeader,
});

/** The shop that the list is narrowed to, with how it hands over now; null for none, and where it can not be told. */
async function listedShop(sysname: string | null): Promise<ServerShop | null> {
  const shop = sysname === null ? null : await getClickAndCollectShop(sysname);
  return shop && { shop, when: handover(shop.openingHours, Date.now()) };
}

interface Props extends Omit<Results, 'searchPath'> {
  intro?: ReactNode;
}

/** Results of the web shop: with its shops and flipbooks. `path` is without its language. */
export async function ShopResultsPage({ path, query, answer, intro }: Props) {
  const [language, listed] = await Promise.all([getLocale(), listedShop(query.shop)]);
  const locale = language as Locale;
  const pagePath = localePath(locale, path);
  const of = { pagePath, query, listed };
  const isFound = answer.path !== null && isWholeList(query) && answer.products.length > 0;
  return (
    <>
      <ResultsPage
        path={pagePath}
        searchPath={localePath(locale, '/search/')}
        query={query}
        answer={answer}
        intro={intro}
        answers={query.q && <Answers answers={answer.answers} now={Date.now()} />}
        mentions={query.q && <Mentions of={{ q: query.q }} />}
        nextLinks={answer.products.length === 0 && <ServedNextLinks locale={locale} />}
        shopChip={
          listed && (
            <Narrowing>
              <LazyChip listed={listed}>
                <FallbackChip listed={listed} />
              </LazyChip>
            </Narrowing>
          )
        }
        shopSwitch={
          settings.OMNICHANNEL && (
            <Narrowing>
              <LazySwitch {...of}>
                <FallbackSwitch {...of} />
              </LazySwitch>
            </Narrowing>
          )
        }
        drawerSwitch={
          settings.OMNICHANNEL && (
            <Narrowing>
              <LazyDrawerSwitch listed={listed} />
            </Narrowing>
          )
        }
      />
      {isFound && <JsonLd things={[listingData(answer, locale)]} />}
    </>
  );
}

/** An island of narrowing the list to a shop, with its texts. */
function Narrowing({ children }: { children: ReactNode }) {
  return (
    <Island name="shop switch">
      <ClientMessages pick={clickAndCollectTexts}>{children}</ClientMessages>
    </Island>
  );
}

/** What the server knows of the ways on where nothing was found. */
async function ServedNextLinks({ locale }: { locale: Locale }) {
  const [menu, bestsellers] = await Promise.all([getMenu(locale), getBestsellers(locale)]);
  return (
    <NextLinks
      menu={menu}
      bestsellers={
        bestsellers.length > 0 && (
          <ProductGrid products={bestsellers} eager={false} level={3} list={{ id: 'bestsellers' }} />
        )
      }
    />
  );
}
