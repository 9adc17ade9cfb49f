import type { BrandSlug } from '../catalog/brands.ts';
import { englishBrandTexts } from '../english/brand-texts.ts';
import type { Catalog, Content } from '../model.ts';
import { makeFlipbooks } from './flipbooks.ts';
import { brandTexts } from './brand-texts.ts';
import { makeGuides } from './guides.ts';
import { makePages } from './pages.ts';
import { createPicker } from './product-rule.ts';
import { makeShopDetails } from './shop-details.ts';

/**
 * The demo's content for a demo catalog (ADR-0088). It depends on the catalog and the day of `now` alone, so
 * the same arguments give the same content.
 */
export function generateContent(catalog: Catalog, now: Date): Content {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  // Prices change at night: noon is what the whole day goes by.
  const noon = new Date(today + 43_200_000);
  const pickProducts = createPicker(catalog, noon);
  return {
    shops: makeShopDetails(noon.getUTCFullYear()),
    brands: Object.entries(brandTexts).map(([slug, text]) => ({
      slug,
      text,
      translations: { en: { text: englishBrandTexts[slug as BrandSlug] } },
    })),
    guides: makeGuides(pickProducts, today),
    pages: makePages(pickProducts),
    flipbooks: makeFlipbooks(catalog, noon),
  };
}
