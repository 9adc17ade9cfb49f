import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeliveryBox } from '#components/product/delivery.tsx';
import { Guarantee } from '#components/product/guarantee.tsx';
import { PriceBlock } from '#components/product/price-block.tsx';
import { RefurbishedNotice } from '#components/product/refurbished-notice.tsx';
import { SizeHelp } from '#components/product/size-help.tsx';
import { SizeTable } from '#components/product/size-table.tsx';
import { SmartFit } from '#components/product/smart-fit.tsx';
import { ShopStockBox } from '#components/product/shop-stock-section.tsx';
import { GoneNotice } from '#components/product/successors.tsx';
import { money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { show, t } from './render.tsx';

const settings = vi.hoisted(() => ({
  OMNICHANNEL: true,
  SHOW_RECOMMENDED_PRICE: false,
  SMART_FIT_KEY: '',
  DISCOUNT_LIMIT: 0,
  API_HOST: 'http://localhost:4000',
  STOREFRONT_HOST: 'http://localhost:3000',
  LINK_ORIGINS: [],
}));
vi.mock('#lib/config/index.ts', () => ({ settings }));
vi.mock('#lib/config/server-settings.ts', () => ({ serverSettings: settings }));
vi.mock('#lib/products/server.ts', () => ({ getStock: vi.fn<() => null>(), getSuccessors: vi.fn<() => []>() }));
vi.mock('#components/ui/client-messages.tsx', () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock('#components/product/shop-stock.tsx', () => ({ ShopStock: () => <p>grid</p> }));

/** Draws something under changed settings. */
function showWith(changes: Partial<typeof settings>, drawing: Parameters<typeof show>[0]) {
  const before = { ...settings };
  Object.assign(settings, changes);
  try {
    return show(drawing);
  } finally {
    Object.assign(settings, before);
  }
}

const today = '2026-11-21';
const reduced = {
  prices: {
    rrp: money(49_990),
    rrpFull: null,
    vk: money(29_990),
    vkFull: money(37_490),
    premium: money(24_990),
    premiumFull: money(37_490),
  },
  contents: null,
  priceHistory: [
    { date: '2026-08-23', price: money(37_490) },
    { date: '2026-11-03', price: money(29_990) },
  ],
};
const text = (container: HTMLElement) => container.textContent?.replaceAll('\u00A0', ' ') ?? '';

describe('refurbished goods', () => {
  const worn = { grade: 'B', traces: 'Néhány apró karc van rajta.', guaranteeUntil: '2027-05-31', twin: null } as const;

  it('[PDP-03] say how worn they are, what can be seen of it and what is left of the guarantee', () => {
    const { container } = show(<RefurbishedNotice refurbishment={worn} />);
    expect(screen.getByRole('heading').textContent).toBe('Felújított · B állapot');
    expect(text(container)).toContain(t('product.refurbishment.grades.B'));
    expect(text(container)).toContain(worn.traces);
    expect([...container.querySelectorAll('dd')].map((row) => row.textContent)).toEqual([
      worn.traces,
      'tőlünk 1 év, a gyártótól eddig: 2027. máj. 31.',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[PDP-03] lead to the same product new, with what it costs', () => {
    const twin = { name: 'Pulzus 1', url: '/p/pulzus-1/', price: money(29_990) };
    show(<RefurbishedNotice refurbishment={{ ...worn, guaranteeUntil: null, twin }} />);
    const link = screen.getByRole('link', {
      name: t('product.refurbishment.twin', { price: formatPrice(twin.price) }),
    });
    expect(link.getAttribute('href')).toBe('/p/pulzus-1/');
    expect(screen.getByText(t('product.refurbishment.ours', { years: 1 }))).toBeDefined();
  });

  it('[PDP-03] show a grade that nobody here has heard of by its letter', () => {
    const { container } = show(<RefurbishedNotice refurbishment={{ ...worn, grade: 'D' }} />);
    expect(screen.getByRole('heading').textContent).toBe('Felújított · D állapot');
    expect(text(container)).toContain(worn.traces);
  });

  it('[PDP-03] say nothing where nothing is known', () => {
    expect(show(<RefurbishedNotice refurbishment={null} />).container.textContent).toBe('');
  });
});

describe('guarantees', () => {
  const tracked = (changes: Partial<Product>) =>
    text(show(<Guarantee product={wishlistProduct([['M', 1]], changes)} />).container);
  const bands = { from: '10 000 Ft', longerAbove: '250 000 Ft' };

  it('tell of everything the two years of the law, with the way to its page', () => {
    const { container } = show(<Guarantee product={wishlistProduct([['M', 1]])} />);
    expect(text(container)).toContain(t('product.guarantee.legalText', { years: 2 }));
    expect(
      within(container)
        .getByRole('link', { name: t('product.guarantee.more') })
        .getAttribute('href'),
    ).toBe('/static/szavatossag/');
    expect(container.querySelectorAll('dt')).toHaveLength(1);
  });

  it('tell the mandatory one of new equipment by its price, the shop’s own of refurbished, and the producer’s', () => {
    const guarantee = { isMandatory: true, durabilityYears: 5 };
    const prices = { rrp: null, rrpFull: null, vk: money(250_010), vkFull: null };
    expect(tracked({ guarantee })).toContain(t('product.guarantee.mandatoryText', { years: 2, ...bands }));
    expect(tracked({ guarantee, prices })).toContain(t('product.guarantee.mandatoryLonger', { years: 3, ...bands }));
    expect(tracked({ guarantee })).toContain(t('product.guarantee.durabilityText', { years: 5, maker: 'Vantor' }));
    expect(tracked({ guarantee })).toContain('Márka: Vantor');
    const refurbished = tracked({ guarantee: { ...guarantee, durabilityYears: null }, badges: ['refurbished'] });
    expect(refurbished).toContain(t('product.guarantee.refurbishedText', { years: 1 }));
    expect(refurbished).not.toContain(t('product.guarantee.mandatory'));
  });
});

describe('price block', () => {
  it('[PDP-04] shows the percentage from the 30-day lowest price, and how it came about', () => {
    const { container } = show(<PriceBlock product={reduced} today={today} />);
    expect(text(container)).toContain('−20%');
    expect(text(container)).toContain(
      t('product.computed', { full: '37 490 Ft', price: '29 990 Ft', saved: '7 500 Ft', percent: 20 }),
    );
  });

  it('[PDP-04] shows no percentage up to the limit, and none without a lower price', () => {
    const limited = (vk: number) => {
      const product = { ...reduced, prices: { ...reduced.prices, vk: money(vk) } };
      return text(showWith({ DISCOUNT_LIMIT: 20 }, <PriceBlock product={product} today={today} />).container);
    };
    expect(limited(29_992)).not.toContain('%');
    expect(limited(29_991)).toContain('−20%');
    const dearer = { ...reduced, prices: { ...reduced.prices, vkFull: money(29_990) } };
    expect(text(show(<PriceBlock product={dearer} today={today} />).container)).not.toContain('%');
  });

  it('[PDP-01] [PDP-02] [PDP-06] shows the price of the visitor’s type, in forints', () => {
    expect(text(show(<PriceBlock product={reduced} today={today} />).container)).toContain('29 990 Ft');
    const premium = text(show(<PriceBlock product={reduced} today={today} type="premium" />).container);
    expect(premium).toContain('24 990 Ft');
    expect(premium).toContain('−33%');
  });

  it('[PDP-05] hides the recommended price in Hungary and the Czech Republic, and shows it elsewhere by its flag', () => {
    const label = t('product.recommended');
    const blockOf = (market?: string) => <PriceBlock product={reduced} today={today} {...(market ? { market } : {})} />;
    for (const market of [undefined, 'hu', 'cz'])
      expect(text(showWith({ SHOW_RECOMMENDED_PRICE: true }, blockOf(market)).container)).not.toContain(label);
    expect(text(show(blockOf('sk')).container)).not.toContain(label);
    expect(text(showWith({ SHOW_RECOMMENDED_PRICE: true }, blockOf('sk')).container)).toContain(`${label} 49 990 Ft`);
  });

  it('tells the unit price of what is sold by measure, a reduced one of the reduced price', () => {
    const socks = { ...reduced, contents: { amount: 3, unit: 'pair' as const } };
    expect(text(show(<PriceBlock product={socks} today={today} />).container)).toContain('9 997 Ft/pár');
    expect(
      text(show(<PriceBlock product={{ ...reduced, contents: { amount: 500, unit: 'g' } }} today={today} />).container),
    ).toContain('59 980 Ft/kg');
    expect(text(show(<PriceBlock product={reduced} today={today} />).container)).not.toContain('Ft/');
  });

  it('tells the prices of 90 days in words and as a table, beside the drawing', () => {
    const { container } = show(<PriceBlock product={reduced} today={today} />);
    expect(container.querySelector('svg path:last-child')?.getAttribute('d')).toMatch(/^M0 0V0H[\d.]+V72H320$/);
    const rows = within(container.querySelector('table') as HTMLElement)
      .getAllByRole('row')
      .map((row) => text(row));
    expect(rows).toEqual(['augusztus 23. óta37 490 Ft', 'november 3. óta29 990 Ft']);
    const steady = show(
      <PriceBlock product={{ ...reduced, priceHistory: reduced.priceHistory.slice(0, 1) }} today={today} />,
    );
    expect(text(steady.container)).toContain(t('product.priceFlat', { price: '37 490 Ft' }));
    expect(steady.container.querySelector('svg')).toBeNull();
  });
});

describe('omnichannel', () => {
  const product = {
    id: 1,
    sizes: ['38'],
    colours: [],
    options: [],
    prices: { rrp: null, rrpFull: null, vk: money(9990), vkFull: null },
    isHeavy: false,
    isBike: false,
    isSki: false,
  } as unknown as Product;
  const variant = { colour: { slug: 'korall', name: 'korall', swatch: '#f00', images: [] }, size: null };
  const section = <ShopStockBox product={product} variant={variant} shopCount={3} />;
  const delivery = <DeliveryBox product={product} today={today} shopCount={3} />;

  it('[PDP-07] shows what the stores hold while the flag is on', () => {
    show(
      <>
        {section}
        {delivery}
      </>,
    );
    expect(screen.getByRole('heading', { name: /Melyik áruházban van/ })).toBeDefined();
    expect(screen.getByText('grid')).toBeDefined();
    expect(screen.getByRole('link', { name: t('product.collectIn', { count: 3 }) }).getAttribute('href')).toBe(
      '#keszlet',
    );
  });

  it('[PDP-07] shows nothing of it while the flag is off', () => {
    const { container } = showWith(
      { OMNICHANNEL: false },
      <>
        {section}
        {delivery}
      </>,
    );
    expect(screen.queryByText('grid')).toBeNull();
    expect(text(container)).not.toContain(t('product.ways.store'));
    expect(text(container)).toContain(t('product.ways.home'));
  });
});

describe('delivery box', () => {
  const goods = { id: 1, prices: reduced.prices, isHeavy: false, isBike: false, isSki: false };
  const box = (changes: object) =>
    text(show(<DeliveryBox product={{ ...goods, ...changes }} today={today} shopCount={0} />).container);

  it('names cost, days and the right to send it back', () => {
    const words = box({ prices: { ...reduced.prices, vk: money(9990) } });
    expect(words).toContain(
      `${t('product.ways.home')}Várhatóan november 24–25.${formatPrice(money(1490)).replaceAll('\u00A0', ' ')}`,
    );
    expect(words).toContain(`${t('product.ways.point')}Várhatóan november 24–25.990 Ft`);
    expect(words).toContain(t('product.returnText', { days: 14 }));
  });

  it('has the notes of heavy goods, bicycles and skis', () => {
    const notes = [t('product.heavy'), t('product.bike'), t('product.ski')];
    expect(notes.map((note) => box({}).includes(note))).toEqual([false, false, false]);
    expect(notes.map((note) => box({ isHeavy: true, isBike: true }).includes(note))).toEqual([true, true, false]);
    expect(box({ isHeavy: true })).toContain(t('product.agreedDay'));
    expect(box({ isSki: true })).toContain(t('product.ski'));
  });
});

describe('smart fit', () => {
  const place = (
    <SmartFit product={{ id: 7, brand: { name: 'Vantor', slug: 'vantor', url: '/' }, genderSysname: 'female' }} />
  );

  it('[PDP-08] has no place while its key is empty', () => expect(show(place).container.innerHTML).toBe(''));

  it('[PDP-08] has one with its key and the product when it is set, and loads no script', () => {
    const { container } = showWith({ SMART_FIT_KEY: 'key-1' }, place);
    expect(container.querySelector<HTMLElement>('[data-smart-fit-key]')?.dataset).toMatchObject({
      smartFitKey: 'key-1',
      product: '7',
      brand: 'vantor',
      gender: 'female',
    });
    expect(container.querySelector('script')).toBeNull();
  });
});

describe('product that is sold out everywhere', () => {
  const gone = wishlistProduct(
    [
      ['38', 0],
      ['39', 0],
    ],
    {
      breadcrumbs: [
        { name: 'Cipők', url: '/cipok/' },
        { name: 'Pulzus', url: '/p/pulzus-1/' },
      ],
    },
  );

  it('[NOTE-09] tells its last price, and offers a notice', () => {
    const { container } = show(<GoneNotice product={gone} variant={variantOf(gone, undefined, undefined)} />);
    expect(text(container)).toContain(`${t('product.lastPrice')} 29 990 Ft`);
    expect(screen.getByRole('button', { name: t('purchase.notify') })).toBeDefined();
  });

  it('says so, and leads to its successors and its category', () => {
    show(<GoneNotice product={gone} variant={variantOf(gone, undefined, undefined)} />);
    expect(screen.getByText(t('product.gone'))).toBeDefined();
    expect(screen.getByRole('link', { name: t('product.successors') }).getAttribute('href')).toBe('#helyette');
    expect(screen.getByRole('link', { name: 'Cipők' }).getAttribute('href')).toBe('/cipok/');
  });
});

describe('size table', () => {
  it('names whose it is, and how the product is cut', () => {
    const { container } = show(
      <SizeTable
        table={{ columns: ['EU', 'Lábhossz (cm)'], rows: [['38', '23,8']] }}
        brand="Vantor"
        gender="female"
        fit={{ text: 'karcsúsított', lang: 'hu' }}
        sizes={['38']}
        advice={null}
      />,
    );
    expect(text(container)).toContain(`Vantor · ${t('product.genders.female')}`);
    expect(text(container)).toContain(`${t('product.fit')} karcsúsított`);
  });

  it('[RT-07] says how to measure what it asks for, and that other scales are for guidance', () => {
    const { container } = show(
      <SizeTable
        table={{ columns: ['EU', 'UK', 'US (női)', 'Lábhossz (cm)'], rows: [['38', '5', '7', '23,8']] }}
        brand="Vantor"
        gender="female"
        fit={null}
        sizes={['38']}
        advice={null}
      />,
    );
    expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Lábhossz']);
    expect(text(container)).toContain(t('product.measure.foot'));
    expect(text(container)).toContain(t('product.measure.scales'));
  });

  it('[RT-07] [RT-28] says so of a table in English too, in whose link one reads it', () => {
    const { container } = show(
      <SizeTable
        table={{ columns: ['Size', 'Chest (cm)', 'Inside leg (cm)'], rows: [['S', '88–94', '76']] }}
        lang="en"
        brand="Vantor"
        gender="male"
        fit={null}
        sizes={['S']}
        advice={null}
      />,
    );
    expect([...container.querySelectorAll('dt')].map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Chest', 'en'],
      ['Inside leg', 'en'],
    ]);
    expect(container.querySelector('button')?.textContent).toBe(t('product.sizeTableMeasured'));
  });

  it('[RT-07] has nothing to say of what nobody can measure', () => {
    const { container } = show(
      <SizeTable
        table={{ columns: ['Súly (oz)'], rows: [['10']] }}
        brand="Vantor"
        gender="unisex"
        fit={null}
        sizes={['10']}
        advice={null}
      />,
    );
    expect(text(container)).not.toContain(t('product.measure.title'));
  });

  it('[SIZE-02] draws where to measure, and knows the rows of the sizes that can be chosen', () => {
    const rows = ['S', 'M', 'L'].map((size) => [size, '88–94', '76–82']);
    const { container } = show(
      <SizeTable
        table={{ columns: ['Méret', 'Mellbőség (cm)', 'Derékbőség (cm)'], rows }}
        brand="Vantor"
        gender="male"
        fit={null}
        sizes={['M', 'L']}
        advice={null}
      />,
    );
    expect([...container.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-size'))).toEqual([
      null,
      '1',
      '2',
    ]);
    expect(container.querySelector('svg[viewBox="0 0 116 226"] path:last-child')?.getAttribute('d')).toBe(
      'M28 66q22 9 44 0M33 97q17 8 34 0',
    );
    expect(text(container)).toContain(t('product.measure.makers'));
  });
});

describe('size help', () => {
  const fact = (key: string, value: string) => ({ key, value, unit: null, label: key, text: value });

  it('[SIZE-01] says beside the sizes which one the cut means, and the same in the table', () => {
    const facts = [fact('fit', 'wide')];
    const sizeTable = { columns: ['Méret'], rows: [['M']] };
    const { container } = show(<SizeHelp product={wishlistProduct([['M', 1]], { facts, sizeTable })} />);
    expect(
      [...container.querySelectorAll('p')].filter(
        ({ textContent }) => textContent === t('product.fitAdvice.clothes.wide'),
      ),
    ).toHaveLength(2);
    expect(text(container)).not.toContain(t('product.between'));
  });

  it('[SIZE-01] says nothing where the facts do not, nor where the page has no words for it', () => {
    const { container } = show(<SizeHelp product={wishlistProduct([['M', 1]], { facts: [fact('fit', 'origami')] })} />);
    expect(text(container)).toBe('');
  });
});
