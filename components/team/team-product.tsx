import { useLocale, useTranslations } from 'next-intl';
import { permanentRedirect } from 'next/navigation';
import { productView } from '#lib/analytics/product-view.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { Product } from '#lib/contract/product.ts';
import type { Team } from '#lib/contract/team.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { teamPath } from '#lib/core/team-paths.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Colours } from '#components/product/colours.tsx';
import { Description, Details } from '#components/product/details.tsx';
import { Gallery } from '#components/product/gallery.tsx';
import { PriceBlock } from '#components/product/price-block.tsx';
import product from '#components/product/product.module.css';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { RosterForm } from './roster-form.tsx';
import { kitStyle } from './team-cards.tsx';
import styles from './team.module.css';

/** A wrong or old slug leads to the right one (ADR-0081). */
export function redirectToRightTeamSlug({ url }: Product, team: string, segment: string, locale: Locale): void {
  if (url !== `/${team}/p/${segment}/` && isShopPath(url)) permanentRedirect(localePath(locale, url));
}

interface Props {
  team: Team;
  product: Product;
  variant: Variant;
}

/**
 * A product as a club's shop offers it: bought for many at once, with names and numbers where it takes them (TEAM-03).
 */
export function TeamProduct({ team, product: offered, variant }: Props) {
  const t = useTranslations('teams');
  const tProduct = useTranslations('product');
  const locale = useLocale();
  const { colour } = variant;
  const isPrintable = team.printableIds.includes(offered.id);
  const related = offered.related.slice(0, 4);
  return (
    <article className={`wrap ${product.page}`}>
      <TrackImpression events={[productView(offered, colour.name, null)]} />
      <Breadcrumbs trail={offered.breadcrumbs} />
      <div className={product.stage}>
        <Island name="gallery" isMain>
          <ClientMessages pick={({ gallery }) => ({ gallery })}>
            <Gallery images={colour.images} key={colour.slug} />
          </ClientMessages>
        </Island>
        <div className={product.buy}>
          <a
            className={styles.tag}
            style={kitStyle(team.colours)}
            href={localePath(locale, teamPath(team.slug))}
            lang={catalogLanguage}
          >
            {team.name}
          </a>
          <h1 lang={catalogLanguage}>
            <b>{offered.brand.name}</b> {offered.name}
          </h1>
          <PriceBlock product={offered} today={marketToday()} />
          <Colours product={offered} shown={toColour(colour)} colours={offered.colours.map(toColour)} size={null} />
          <Island name="roster" isMain>
            <ClientMessages
              pick={({ roster, purchase: { failures, openCart, added, inCart, close, goOn } }) => ({
                roster,
                purchase: { failures, openCart, added, inCart, close, goOn },
              })}
            >
              <QueryScope>
                <RosterForm
                  key={colour.slug}
                  team={{
                    slug: team.slug,
                    shopIdentifier: team.shopIdentifier,
                    name: team.name,
                    colours: team.colours,
                  }}
                  product={{ id: offered.id, name: offered.name, brand: offered.brand.name, image: colour.images[0] }}
                  goods={{
                    options: offered.options.filter((option) => option.colour === colour.slug),
                    sizes: offered.sizes,
                    colour: colour.slug,
                    isPrintable,
                  }}
                  swatch={colour.swatch}
                  price={offered.prices.vk}
                  printPrice={team.printPrice}
                />
              </QueryScope>
            </ClientMessages>
          </Island>
          <noscript>
            <p className={product.noScript}>{t('noScript')}</p>
          </noscript>
        </div>
        <Description product={offered} />
      </div>
      <Details product={offered} />
      {related.length > 0 && (
        <section className={product.related}>
          <h2>{tProduct('related')}</h2>
          <ProductGrid products={related} eager={false} level={3} list={{ id: 'related' }} />
          <Island name="cards">
            <CardExtras ids={related.map(({ id }) => id)} />
          </Island>
        </section>
      )}
    </article>
  );
}

const toColour = ({ slug, name, images }: Product['colours'][number]) => ({ slug, name, image: images[0] });
