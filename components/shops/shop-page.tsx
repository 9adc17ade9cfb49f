import { useLocale, useTranslations } from 'next-intl';
import { useDates } from '#lib/i18n/dates.ts';
import type { ReactNode } from 'react';
import { marketToday } from '#lib/core/calendar/days.ts';
import { settings } from '#lib/config/index.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { flipbookPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { imageProps } from '#lib/media/index.ts';
import { guardedLink, shopHref } from '#lib/navigation/link-guard.ts';
import { phoneUrl, routeUrl } from '#lib/shops/index.ts';
import { exceptionDays, exceptionsWithin, plainTime } from '#lib/shops/opening.ts';
import { localShopData } from '#lib/seo/shop.ts';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { MyShopButton } from './my-shop-button.tsx';
import { OpeningState } from './opening-state.tsx';
import { SmallMap, type MapShop } from './small-map.tsx';
import { WeekTable } from './week-table.tsx';
import styles from './shop-page.module.css';

/** Whoever plans the way to a shop. */
const routeOrigins = ['https://www.google.com'];

/** A shop: where it is, when it is open, what it offers, and which ones are near. */
export function ShopPage({ shop, shops }: { shop: ShopDetail; shops: readonly MapShop[] }) {
  const t = useTranslations('shops');
  const siteName = useTranslations('site')('name');
  const locale = useLocale();
  return (
    <article className={`wrap ${styles.page}`}>
      <JsonLd things={[localShopData(shop, marketToday(), locale, siteName)]} />
      <Breadcrumbs trail={[{ name: t('title'), url: '/shops/', lang: locale }]} last={shop.address.City} />
      <ClientMessages pick={({ locator, myShop }) => ({ locator, myShop })}>
        <header className={styles.stage}>
          <div className={styles.words}>
            <h1 lang={catalogLanguage}>{shop.name}</h1>
            <Island name="opening state">
              <OpeningState hours={shop.openingHours} />
            </Island>
            <Contact shop={shop} />
            <Island name="my shop button">
              <MyShopButton shop={shop.sysname} name={shop.name} isWide />
            </Island>
          </div>
          {shop.image ? (
            <img
              {...imageProps(shop.image, [480, 640, 720, 960], '(min-width: 993px) 46vw, 92vw')}
              lang={catalogLanguage}
              className={styles.picture}
            />
          ) : (
            <SmallMap shop={shop} shops={shops} label={t('map', { city: shop.address.City })} />
          )}
        </header>
        <div className={styles.facts}>
          <Hours shop={shop} />
          <Offers shop={shop} shops={shops} />
        </div>
      </ClientMessages>
      <Nearby shop={shop} />
    </article>
  );
}

function Contact({ shop: { address, phone, email, geo } }: { shop: ShopDetail }) {
  const t = useTranslations('shops');
  const call = guardedLink(phoneUrl(phone), { contacts: true });
  const mail = email ? guardedLink(`mailto:${email}`, { contacts: true }) : null;
  const route = guardedLink(routeUrl(geo), { allowed: routeOrigins });
  return (
    <>
      <address className={styles.contact}>
        <p
          lang={catalogLanguage}
          className={styles.street}
        >{`${address.ZipCode} ${address.City}, ${address.Street}`}</p>
        <p>
          {call ? <a href={call.href}>{phone}</a> : phone}
          {mail && (
            <>
              {' '}
              <a href={mail.href}>{email}</a>
            </>
          )}
        </p>
      </address>
      {route && (
        <p className={styles.route}>
          <ButtonLink href={route.href} rel="noopener">
            {t('route')}
            <span aria-hidden="true">↑</span>
          </ButtonLink>
          <small>{t('routeNote')}</small>
        </p>
      )}
    </>
  );
}

function Hours({ shop: { openingHours } }: { shop: ShopDetail }) {
  const t = useTranslations('shops');
  const words = useTranslations('locator');
  const format = useDates();
  if (!openingHours)
    return (
      <Part title={t('hours')}>
        <p>{words('noHours')}</p>
      </Part>
    );
  const exceptions = exceptionsWithin(openingHours, marketToday(), exceptionDays);
  return (
    <Part title={t('hours')}>
      <Island name="week" isMain>
        <WeekTable hours={openingHours} caption={t('week')} day={t('day')} opening={t('opening')} />
      </Island>
      {exceptions.length > 0 && (
        <>
          <h3>
            {t('exceptions')} <small>{t('exceptionsNote')}</small>
          </h3>
          <ul className={styles.exceptions}>
            {exceptions.map(({ date, name, lang, hours }) => (
              <li key={date}>
                <time dateTime={date}>
                  {format.dateTime(new Date(`${date}T12:00:00Z`), { month: 'long', day: 'numeric', weekday: 'long' })}
                </time>
                <span lang={lang ?? catalogLanguage}>{name}</span>
                <b>
                  {hours ? words('range', { from: plainTime(hours.opens), to: plainTime(hours.closes) }) : t('closed')}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function Offers({ shop, shops }: { shop: ShopDetail; shops: readonly MapShop[] }) {
  const { services, text, langs, flipbooks, image, address } = shop;
  const t = useTranslations('shops');
  const words = useTranslations('locator.services');
  const offered = services.flatMap((service) => knownText(words, service) ?? []);
  const locale = useLocale();
  return (
    <div className={styles.offers}>
      {text && (
        <Part title={t('about')}>
          <p className={styles.text} lang={langs?.text ?? catalogLanguage}>
            {text}
          </p>
        </Part>
      )}
      {offered.length > 0 && (
        <Part title={t('services')}>
          <ul className={styles.services}>
            {offered.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Part>
      )}
      {settings.FLIPBOOK_PREFIX !== '' && flipbooks.length > 0 && (
        <Part title={t('flipbooks')}>
          <ul className={styles.links}>
            {flipbooks.map(({ title, lang, url }) => (
              <li key={url} lang={lang ?? catalogLanguage}>
                <a href={localePath(locale, flipbookPath(url.split('/')[2] ?? ''))}>{title}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {image && <SmallMap shop={shop} shops={shops} label={t('map', { city: address.City })} />}
    </div>
  );
}

function Nearby({ shop: { nearby } }: { shop: ShopDetail }) {
  const t = useTranslations('shops');
  const words = useTranslations('locator');
  const locale = useLocale();
  const format = useDates();
  if (nearby.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <h2>{t('nearby')}</h2>
      <ul>
        {nearby.map(({ name, url, distance }) => (
          <li key={url}>
            <a href={shopHref(locale, url)}>
              <span lang={catalogLanguage}>{name}</span>
              <b className="number">
                {words('distance', { distance: format.number(distance, { maximumFractionDigits: 1 }) })}
              </b>
              <small>{words('asTheCrowFlies')}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="outline" href={shopHref(locale, '/shops/')}>
          {t('all')}
        </ButtonLink>
      </p>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
