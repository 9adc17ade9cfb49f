import type { Preview } from '#lib/navigation/preview-of.ts';
import styles from './preview.module.css';

/** A page until it comes: what is known of it in its place, and the places of the rest. */
export function PagePreview({ preview }: { preview: Preview }) {
  return preview.kind === 'product' ? <ProductPreview {...preview} /> : <ListPreview {...preview} />;
}

function ProductPreview({
  name,
  lang,
  brand,
  price,
  isReduced,
  picture,
  colours,
}: Extract<Preview, { kind: 'product' }>) {
  return (
    <article className={`wrap ${styles.product}`} aria-busy="true">
      <div className={styles.way} />
      <div className={styles.stage}>
        <img src={picture} alt="" />
        <div>
          <p className={styles.brand}>{brand}</p>
          <h1 lang={lang}>{name}</h1>
          <p className={isReduced ? `${styles.price} ${styles.reduced}` : styles.price}>{price}</p>
          {colours && <i className={styles.colours} style={{ background: colours }} />}
          <i className={styles.wide} />
          <i className={styles.wide} />
          <i className={styles.button} />
        </div>
      </div>
    </article>
  );
}

function ListPreview({ name, lang }: { name: string; lang: string }) {
  return (
    <div className="wrap" aria-busy="true">
      <div className={styles.way} />
      <h1 className={styles.title} lang={lang}>
        {name}
      </h1>
      <ul className={styles.cards} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index}>
            <i />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
