import { useLocale, useTranslations } from 'next-intl';
import { useFactRows } from './fact-rows.ts';
import type { Product } from '#lib/contract/product.ts';
import { addressParts } from '#lib/core/text/address-country.ts';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Guarantee } from './guarantee.tsx';
import styles from './details.module.css';

/** What the product is and does, beside what it is bought by. */
export function Description({ product }: { product: Product }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const lang = product.langs?.description ?? catalogLanguage;
  return (
    <Static as="section" className={`${styles.part} ${styles.description}`}>
      <h2>{t('description')}</h2>
      {lang !== locale && (
        <p>{t('descriptionIn', { language: new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang })}</p>
      )}
      {product.description.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {paragraph}
        </p>
      ))}
      <ul lang={product.langs?.highlights ?? catalogLanguage}>
        {product.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </Static>
  );
}

/** What can be compared: data, material, care. On a wide screen they flow around the column with the button. */
export function Facts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const rows = useFactRows(product.facts);
  return (
    <Static as="section" className={`${styles.part} ${styles.data}`}>
      <h2>{t('data')}</h2>
      <dl>
        <div>
          <dt>{t('identifier')}</dt>
          <dd className="number">{product.id}</dd>
        </div>
        {rows.map(({ key, label, text, lang }) => (
          <div key={key}>
            <dt lang={lang}>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
        {product.attributes.map(({ name, value, lang = catalogLanguage }) => (
          <div key={name}>
            <dt lang={lang}>{name}</dt>
            <dd lang={catalogLanguage}>{value}</dd>
          </div>
        ))}
        {product.materials && (
          <div>
            <dt>{t('materials')}</dt>
            <dd lang={catalogLanguage}>{product.materials}</dd>
          </div>
        )}
        {product.care && (
          <div>
            <dt>{t('care')}</dt>
            <dd lang={catalogLanguage}>{product.care}</dd>
          </div>
        )}
      </dl>
    </Static>
  );
}

/** What the law wants on the page: guarantees and safety. */
export function Details({ product }: { product: Product }) {
  return (
    <Static className={`${styles.part} ${styles.details}`}>
      <Guarantee product={product} />
      <Safety id={product.id} safety={product.safety} />
    </Static>
  );
}

/** What the law wants to be said of safety; the number by which goods are known stands among their data, once. */
function Safety({ id, safety }: Pick<Product, 'id' | 'safety'>) {
  const t = useTranslations('product');
  const { responsiblePerson } = safety;
  return (
    <section>
      <h2>{t('safety')}</h2>
      <dl>
        <div>
          <dt>{t('manufacturer')}</dt>
          <dd lang={catalogLanguage}>
            {safety.manufacturer}
            <br />
            <Address text={safety.postalAddress} />
            <br />
            {safety.electronicAddress}
          </dd>
        </div>
        {responsiblePerson && (
          <div>
            <dt>{t('responsiblePerson')}</dt>
            <dd lang={catalogLanguage}>
              {responsiblePerson.name}
              <br />
              <Address text={responsiblePerson.postalAddress} />
              <br />
              {responsiblePerson.electronicAddress}
            </dd>
          </div>
        )}
        {safety.identifier !== String(id) && (
          <div>
            <dt>{t('identifier')}</dt>
            <dd lang={catalogLanguage}>{safety.identifier}</dd>
          </div>
        )}
        {safety.warnings.length > 0 && (
          <div>
            <dt>{t('warnings')}</dt>
            <dd lang={catalogLanguage}>
              {safety.warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** A postal address, with its country in the page's language. */
function Address({ text }: { text: string }) {
  const locale = useLocale();
  const [place, country] = addressParts(text, locale);
  if (country === null) return place;
  return (
    <>
      {place}, <span lang={locale}>{country}</span>
    </>
  );
}
