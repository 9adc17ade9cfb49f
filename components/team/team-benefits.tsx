import { getTranslations } from 'next-intl/server';
import styles from '#components/auth/auth.module.css';

const benefits = ['orders', 'addresses', 'prices'] as const;

/** What an account is good for to whoever orders for a club. */
export async function TeamBenefits() {
  const t = await getTranslations('teamBenefits');
  return (
    <aside className={styles.benefits} aria-labelledby="fiok-elonyei">
      <h2 id="fiok-elonyei">{t.rich('title', { mark: (words) => <mark>{words}</mark> })}</h2>
      <ul>
        {benefits.map((name) => (
          <li key={name}>
            <b>{t(`${name}.title`)}</b>
            {t(`${name}.text`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
