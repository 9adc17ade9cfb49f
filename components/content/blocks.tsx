import { useTranslations } from 'next-intl';
import type { ProductCard } from '#lib/contract/product.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import { imageProps } from '#lib/media/index.ts';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { Island } from '#components/ui/island.tsx';
import { Spans } from './spans.tsx';
import styles from './blocks.module.css';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

function Heading({ block: { level, id, text } }: { block: BlockOf<'heading'> }) {
  return level === 2 ? <h2 id={id}>{text}</h2> : <h3 id={id}>{text}</h3>;
}

/** Whether a paragraph is a link alone, which leads on as a button does. */
function isWay({ spans: [span, ...others] }: BlockOf<'paragraph'>): boolean {
  return span?.href !== undefined && others.length === 0;
}

function List({ block: { ordered, items } }: { block: BlockOf<'list'> }) {
  const rows = items.map((spans, index) => (
    <li key={index}>
      <Spans spans={spans} />
    </li>
  ));
  return ordered ? <ol className={styles.steps}>{rows}</ol> : <ul className={styles.points}>{rows}</ul>;
}

/** Wider than a phone it scrolls by itself, so that the page never does; the keyboard reaches it. */
function Table({ block: { columns, rows }, heading }: { block: BlockOf<'table'>; heading: string }) {
  const t = useTranslations('content');
  return (
    <div className={styles.table} role="group" aria-label={t('table', { heading })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Picture({ block: { image, caption } }: { block: BlockOf<'image'> }) {
  return (
    <figure className={styles.picture}>
      <img {...imageProps(image, [480, 640, 720, 960, 1200], '(min-width: 993px) 680px, 92vw')} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The products that are meant, at the price of now; those that are gone are left out. */
function Products({ block: { productIds }, products }: { block: BlockOf<'products'>; products: ProductCard[] }) {
  const shown = productIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <div className={styles.products} data-wide="">
      <ProductGrid products={shown} eager={false} level={3} list={{ id: 'guide' }} />
      <Island name="cards">
        <CardExtras ids={shown.map(({ id }) => id)} />
      </Island>
    </div>
  );
}

interface Props {
  blocks: Block[];
  /** Name of the text, for a table that stands before its first heading. */
  title: string;
  products?: ProductCard[];
}

/** A text that comes as data (STORE-06): nothing in it can run, and its links pass the guard. */
export function Blocks({ blocks, title, products = [] }: Props) {
  let heading = title;
  return blocks.map((block, index) => {
    if (block.type === 'heading') heading = block.text;
    switch (block.type) {
      case 'heading':
        return <Heading key={index} block={block} />;
      case 'paragraph':
        return (
          <p key={index} data-way={isWay(block) ? '' : undefined}>
            <Spans spans={block.spans} />
          </p>
        );
      case 'list':
        return <List key={index} block={block} />;
      case 'quote':
        return (
          <blockquote key={index}>
            <p>
              <Spans spans={block.spans} />
            </p>
          </blockquote>
        );
      case 'table':
        return <Table key={index} block={block} heading={heading} />;
      case 'image':
        return <Picture key={index} block={block} />;
      case 'products':
        return <Products key={index} block={block} products={products} />;
      case 'unknown':
        return null;
    }
  });
}
