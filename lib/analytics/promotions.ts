import { fold } from '#lib/core/text/fold.ts';
import type { ShopEvent } from './schemas.ts';

/** Where banners stand. */
export type BannerSlot = 'home_stage' | `home_${number}` | 'menu' | 'mobile_menu';

/** `Első hó, első csúszás.` → `elso-ho-elso-csuszas`. */
const idOf = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** That a banner was seen; by its title, for a banner has no other name. */
export function bannerView(title: string, slot: BannerSlot): ShopEvent {
  return {
    event: 'view_promotion',
    ecommerce: {
      promotion_id: idOf(title).slice(0, 100) || 'banner',
      promotion_name: title.slice(0, 200),
      creative_slot: slot,
    },
  };
}
