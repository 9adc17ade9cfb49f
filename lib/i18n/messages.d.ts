import type common from '../../messages/hu.json';
import type compare from '../../messages/compare/hu.json';
import type shop from '../../messages/shop/hu.json';
import type noticeForm from '../../messages/stock-notice/hu.json';
import type addedExtras from '../../messages/added-extras/hu.json';
import type team from '../../messages/team/hu.json';
import type { Locale as ShopLocale } from '#lib/core/locales.ts';

declare module 'next-intl' {
  interface AppConfig {
    // Types know the texts of both builds; each build carries its own alone.
    // Those of `noticeForm` and `addedExtras` come with their part of the page.
    Messages: typeof common &
      typeof shop &
      typeof team &
      typeof compare & { noticeForm: typeof noticeForm; addedExtras: typeof addedExtras };
    Locale: ShopLocale;
  }
}
