import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { NoticeOutcome } from '#lib/contract/stock-notice.ts';
import { lifetimes } from '../customers/limits.ts';
import { hashOfToken, newToken } from '../customers/secrets.ts';
import { loadCartCatalog } from '../db/goods.ts';
import type { Database } from '../db/schema.ts';
import type { NoticeTokenKind } from '../db/tables/stock-notices.ts';
import type { Goods } from '../domain/goods.ts';
import { stepOf, type NoticeEvent } from '../domain/stock-notice.ts';

export type NoticeRow = Selectable<Database['stock_notice']>;

/** Place of a notice that is about no shop: online, or wherever it comes first. */
export const anyPlace = 'any';

/**
 * Lets an event come upon a notice, in one statement, so that of two at once one finds it in its state. Answers the
 * changed row; undefined where the event makes nothing of it.
 */
export async function advance(
  db: Transaction<Database>,
  uuid: string,
  event: NoticeEvent,
  now: Date,
): Promise<NoticeRow | undefined> {
  const { from, to } = stepOf(event);
  const at = now.toISOString();
  return db
    .updateTable('stock_notice')
    .set({ state: to, ...(to === 'confirmed' ? { confirmed_at: at } : { closed_at: at }) })
    .where('uuid', '=', uuid)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

const lifetimeOf: Readonly<Record<NoticeTokenKind, number>> = {
  confirm: lifetimes.confirmation,
  end: lifetimes.unsubscribing,
};

/** Makes what a link of a notice's mail proves; those of earlier mails go on proving it. */
export async function issueNoticeToken(
  db: Transaction<Database>,
  uuid: string,
  kind: NoticeTokenKind,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('stock_notice_token')
    .values({
      token_hash: hashOfToken(token),
      notice_uuid: uuid,
      kind,
      expires_at: new Date(now.getTime() + lifetimeOf[kind]).toISOString(),
    })
    .execute();
  return token;
}

/** The notice that a token was sent for; undefined for one that is unknown, used or too old. */
export async function noticeOfToken(
  db: Kysely<Database>,
  token: string,
  kind: NoticeTokenKind,
  now: Date,
): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('stock_notice')
    .innerJoin('stock_notice_token as token', 'token.notice_uuid', 'stock_notice.uuid')
    .selectAll('stock_notice')
    .where('token.token_hash', '=', hashOfToken(token))
    .where('token.kind', '=', kind)
    .where('token.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses up what the mails proved that asked to confirm a notice. */
export async function consumeConfirmations(db: Transaction<Database>, uuid: string): Promise<void> {
  await db.deleteFrom('stock_notice_token').where('notice_uuid', '=', uuid).where('kind', '=', 'confirm').execute();
}

/** The variant of a notice as the catalog has it; undefined where it has it no longer. */
export async function goodsOf(
  db: Kysely<Database>,
  { option_id: id, product_id: productId }: Pick<NoticeRow, 'option_id' | 'product_id'>,
  now: Date,
): Promise<Goods | undefined> {
  const { goods } = await loadCartCatalog(db, { options: [id], sets: [] }, { role: 'vk', now });
  const found = goods.get(id);
  return found?.productId === productId ? found : undefined;
}

function goodsView({ productId, optionId, brand, name, title, url, image }: Goods): NoticeOutcome['goods'] {
  return {
    productId,
    productOption: optionId,
    brand,
    name,
    title,
    url,
    image: { path: picturePath(image.name), alt: image.alt },
  };
}

/** Notices with their goods and shops as they are now, in their order. */
export async function outcomesOf(
  db: Kysely<Database>,
  notices: readonly NoticeRow[],
  now: Date,
): Promise<NoticeOutcome[]> {
  const options = [...new Set(notices.map((notice) => notice.option_id))];
  const { goods } = await loadCartCatalog(db, { options, sets: [] }, { role: 'vk', now });
  const shops = new Map(
    (await db.selectFrom('store').select(['sysname', 'name']).execute()).map((shop) => [shop.sysname, shop]),
  );
  return notices.map(({ state, place, option_id: option, product_id: product }) => {
    const found = goods.get(option);
    return {
      state,
      goods: found?.productId === product ? goodsView(found) : null,
      // A shop that was closed meanwhile keeps what names it.
      store: place === anyPlace ? null : (shops.get(place) ?? { sysname: place, name: place }),
    };
  });
}

/** What was promised by a notice. */
export async function outcomeOf(db: Kysely<Database>, notice: NoticeRow, now: Date): Promise<NoticeOutcome> {
  const [outcome] = await outcomesOf(db, [notice], now);
  if (!outcome) throw new Error('A notice has no outcome');
  return outcome;
}
