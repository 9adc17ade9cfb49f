import { useLocale } from 'next-intl';
import { bannerView, type BannerSlot } from '#lib/analytics/promotions.ts';
import type { Home } from '#lib/contract/home.ts';
import type { Locale } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './banner.module.css';

type BannerData = Home['banners'][number];

/** A title with its highlighted words under the marker. */
function Title({ title, highlight }: Pick<BannerData, 'title' | 'highlight'>) {
  const at = highlight ? title.indexOf(highlight) : -1;
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark>{highlight}</mark>
      {title.slice(at + highlight.length)}
    </>
  );
}

function Links({ links, locale }: { links: BannerData['links']; locale: Locale }) {
  return (
    <p className={styles.links}>
      {links.map(({ name, url }, index) => (
        <ButtonLink key={url} variant={index > 0 ? 'outline' : 'solid'} href={shopHref(locale, url)}>
          {name}
        </ButtonLink>
      ))}
    </p>
  );
}

/** As wide as the window; up to 1 500 px the picture of 1 200 px is sharp enough, and half as heavy. */
const stageSizes = '(min-width: 1500px) 99vw, (min-width: 993px) 83vw, 99vw';

/** The first thing on the page: one sentence, one picture, three figures. */
export function Stage({ banner }: { banner: BannerData }) {
  const locale = useLocale();
  return (
    <section className={styles.stage} lang={banner.lang ?? catalogLanguage}>
      <TrackImpression events={[bannerView(banner.title, 'home_stage')]} />
      <div className={styles.words}>
        <h1>
          <Title {...banner} />
        </h1>
        <p>{banner.text}</p>
        <Links links={banner.links} locale={locale} />
        {banner.score.length > 0 && (
          <dl className={styles.score}>
            {banner.score.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <img {...imageProps(banner.image, [480, 720, 960, 1200, 2000], stageSizes)} fetchPriority="high" />
    </section>
  );
}

/** A banner between two rows. */
export function Banner({ banner, slot }: { banner: BannerData; slot: BannerSlot }) {
  const locale = useLocale();
  return (
    <section className={`wrap ${styles.bannerRow}`} lang={banner.lang ?? catalogLanguage}>
      <TrackImpression events={[bannerView(banner.title, slot)]} />
      <div className={styles.banner} data-tone={banner.tone}>
        <div>
          <h2>
            <Title {...banner} />
          </h2>
          <p>{banner.text}</p>
          <Links links={banner.links} locale={locale} />
        </div>
        <img
          {...imageProps(banner.image, [320, 480, 640, 720, 960, 1200], '(min-width: 577px) 57vw, 92vw')}
          alt=""
          loading="lazy"
        />
      </div>
    </section>
  );
}
