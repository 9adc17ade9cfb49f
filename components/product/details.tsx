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
        <p>
          <small>{t('descriptionIn', { language: languageName(lang, locale) })}</small>
        </p>
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

/** A row of the data; what is long takes a line of its own. */
interface DataRow {
  label: string;
  text: string;
  /** Languages of the label and of the text; undefined for the page's own. */
  langs: readonly [label: string | undefined, text: string | undefined];
}

/** From how many characters on a value takes the whole width: it would fill half of it with four lines. */
const longText = 48;

/** What can be compared, in two columns of labels with their values; then material and care, each over the whole width. */
export function Facts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const facts = useFactRows(product.facts);
  const told = (field: 'materials' | 'care'): DataRow[] => {
    const text = product[field];
    return text === null
      ? []
      : [{ label: t(field), text, langs: [undefined, product.langs?.[field] ?? catalogLanguage] }];
  };
  const rows: DataRow[] = [
    ...facts.map(({ label, text, lang }): DataRow => ({ label, text, langs: [lang, lang] })),
    ...product.attributes.map(({ name, value, lang = catalogLanguage, valueLang = catalogLanguage }): DataRow => ({
      label: name,
      text: value,
      langs: [lang, valueLang],
    })),
    { label: t('identifier'), text: String(product.id), langs: [undefined, undefined] },
    ...told('materials'),
    ...told('care'),
  ];
  const [short, long] = [rows.filter(isShort), rows.filter((row) => !isShort(row))];
  const isForeign = rows.some(({ text, langs: [, lang = locale] }) => lang !== locale && hasWord.test(text));
  return (
    <Static as="section" className={`${styles.part} ${styles.data}`}>
      <h2>{t('data')}</h2>
      {isForeign && (
        <p>
          <small>{t('dataIn', { language: languageName(catalogLanguage, locale) })}</small>
        </p>
      )}
      <dl>
        {[...short, ...long].map(({ label, text, langs: [labelLang, lang] }, index) => (
          // The last of an odd number has no neighbour.
          <div key={`${label} ${text}`} data-wide={index >= short.length - (short.length % 2) || undefined}>
            <dt lang={labelLang}>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </Static>
  );
}

/** "1×12" and "39 / 33 mm" are the same in every language. */
const hasWord = /\p{Ll}{3}/u;

const isShort = ({ text }: DataRow): boolean => text.length < longText;

const languageName = (lang: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;

/** What the law wants on the page: guarantees and safety. */
export function Details({ product }: { product: Product }) {
  return (
    <Static className={`${styles.part} ${styles.details}`}>
      <Guarantee product={product} />
      <Safety product={product} />
    </Static>
  );
}

/** What the law wants to be said of safety; the number by which goods are known stands among their data, once. */
function Safety({ product: { id, safety, langs } }: { product: Pick<Product, 'id' | 'safety' | 'langs'> }) {
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
            <dd lang={langs?.warnings ?? catalogLanguage}>
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
