import { Fragment } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { GoodsAndServices } from '#lib/core/cart-services.ts';

/** What was asked for with the goods, small behind the word for it, each name in its own language. */
export function ServiceNames({ names }: Pick<GoodsAndServices, 'names'>) {
  return (
    <small>
      {names.map(({ name, lang }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <span lang={lang ?? catalogLanguage}>{name}</span>
        </Fragment>
      ))}
    </small>
  );
}
