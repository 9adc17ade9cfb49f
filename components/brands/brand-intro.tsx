import type { BrandAbout } from '#lib/brands/server.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { BrandMark } from '#components/header/brand-mark.tsx';
import styles from './brand-intro.module.css';

/** Below the title of a brand's page: its mark, and what it tells of itself (STORE-07). */
export function BrandIntro({ about: { name, logo, text, lang = catalogLanguage } }: { about: BrandAbout }) {
  return (
    <div className={styles.intro}>
      {logo !== null && (
        <span aria-hidden="true">
          <BrandMark brand={{ name, logo }} />
        </span>
      )}
      <p lang={lang}>{text}</p>
    </div>
  );
}
