import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import type { CSSProperties, ReactNode } from 'react';
import { Footer, Header, siteTexts } from '#frame/frame.tsx';
import { statedPageBrand } from '#lib/config/brand/page-attributes.ts';
import { statedPageMarket } from '#lib/config/market/page-attribute.ts';
import { brand } from '#lib/config/brand/stated-brand.ts';
import { firstFonts } from '#lib/config/fonts.ts';
import { settings } from '#lib/config/index.ts';
import { statedSettings } from '#lib/config/server-settings.ts';
import { isLocale } from '#lib/core/locales.ts';
import { clientMessages } from '#variant/messages.ts';
import { ConsentAndTracking } from '#components/consent/consent-and-tracking.tsx';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { LazyParts } from '#components/frame/lazy-parts.tsx';
import { Island } from '#components/ui/island.tsx';
import { QueryProvider } from '#components/ui/query-provider.tsx';
import { SoftNavigation } from '#components/ui/soft-navigation.tsx';
import { tagOf } from '#lib/contract/market/tags.ts';
import '../styles/tokens.css';
import '../styles/base.css';

/** A build draws no page: pages name hosts and settings, which their process knows when it has started (ADR-0136). */
export function generateStaticParams() {
  return [];
}

/** No page is older than its menu may be, s: no build draws those anew that say nothing else. */
export const revalidate = 60;

export const viewport: Viewport = { themeColor: brand.colours.ink, width: 'device-width', initialScale: 1 };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations(siteTexts);
  return {
    metadataBase: new URL(settings.STOREFRONT_HOST),
    title: { default: t('title'), template: `%s – ${t('name')}` },
    description: t('description'),
    icons: { icon: brand.icon },
    formatDetection: { telephone: false },
  };
}

/** What the buttons of a row to scroll through are called: a style sheet draws them, and takes their words from here. */
const scrollWords = (back: string, on: string) =>
  ({ '--scroll-back': JSON.stringify(back), '--scroll-on': JSON.stringify(on) }) as CSSProperties;

/**
 * The document of every page of both builds; what differs is its frame. The file has its plain name since the bundler
 * knows a layout by it: scripts of a page would else bring those of the layout a second time.
 */
export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations('site');
  for (const font of brand.fonts ?? firstFonts)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={tagOf(locale)}
      data-settings={statedSettings}
      style={scrollWords(t('scrollBack'), t('scrollOn'))}
      {...(statedPageBrand && { 'data-brand': statedPageBrand })}
      {...(statedPageMarket && { 'data-market': statedPageMarket })}
    >
      {process.env.NODE_ENV === 'development' && brand.rules !== '' && (
        <head>
          <style>{brand.rules}</style>
        </head>
      )}
      <body>
        <NextIntlClientProvider messages={clientMessages(await getMessages())}>
          <QueryProvider>
            <Island name="links">
              <SoftNavigation />
            </Island>
            <Island name="session">
              <SessionProvider />
            </Island>
            <a className="skip" href="#tartalom">
              {t('skip')}
            </a>
            <Island name="visit">
              <ConsentAndTracking />
            </Island>
            <Header />
            <main id="tartalom" tabIndex={-1}>
              {children}
            </main>
            <Island name="late parts">
              <LazyParts />
            </Island>
            <Footer />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
