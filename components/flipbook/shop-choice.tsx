'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { isNamed } from '#lib/core/text/typed-words.ts';
import styles from './flipbook-page.module.css';
import forms from '#components/forms/forms.module.css';

interface Place {
  path: string;
  name: string;
  city: string;
  zip: string;
}

/** The shops as links, narrowed by town, name or postcode while one types. */
export function ShopChoice({ places }: { places: Place[] }) {
  const t = useTranslations('flipbookShops');
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const found = places.filter(({ name, city, zip }) => isNamed(`${name} ${city} ${zip}`, word));
  return (
    <search>
      <div className={`${forms.field} no-script-hidden`} style={{ maxWidth: 420, paddingBlock: '8px 16px' }}>
        <label htmlFor="flipbook-shop">{t('label')}</label>
        <input
          id="flipbook-shop"
          type="search"
          value={typed}
          maxLength={60}
          autoComplete="address-level2"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className={forms.hint}>
          {word && t('found', { count: found.length })}
        </p>
      </div>
      {word ? (
        <ShopLinks places={found} />
      ) : (
        <details className={styles.all}>
          <summary>{t('all', { count: places.length })}</summary>
          <ShopLinks places={places} />
        </details>
      )}
    </search>
  );
}

function ShopLinks({ places }: { places: Place[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.shops}>
      {places.map(({ path, name, city, zip }) => (
        <li key={path}>
          <a href={localePath(locale, path)}>
            <span>{name}</span>
            <small>
              {zip} {city}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
