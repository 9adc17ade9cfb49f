import { getTranslations } from 'next-intl/server';
import { settings } from '#lib/config/index.ts';
import styles from './auth.module.css';

const benefits = ['orders', 'addresses', 'prices', ...(settings.LOYALTY ? ['points' as const] : [])] as const;

/** What an account is good for, beside the form that opens one. */
export async function AccountBenefits() {
  const t = await getTranslations('auth.benefits');
  return (
    <aside className={styles.benefits} aria-labelledby="fiok-elonyei">
      <h2 id="fiok-elonyei">{t.rich('title', { mark: (words) => <mark>{words}</mark> })}</h2>
      <ul>
        {benefits.map((name) => (
          <li key={name}>
            <b>{t(name)}</b>
            {t(`${name}Text`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
