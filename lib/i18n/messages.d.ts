import type hu from '../../messages/hu.json';
import type { Locale as ShopLocale } from './locales.ts';

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof hu;
    Locale: ShopLocale;
  }
}
