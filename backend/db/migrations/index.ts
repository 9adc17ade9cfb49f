/** All changes of the tables, and with which of them a version can live (ADR-0155). */
import * as firstTables from './0001-first-tables.ts';
import * as filterValues from './0002-filter-values.ts';
import * as customers from './0003-customers.ts';
import * as content from './0004-content.ts';
import * as catalogImport from './0005-catalogue-import.ts';
import * as orders from './0006-orders.ts';
import * as teams from './0007-teams.ts';
import * as cartAdditions from './0008-cart-additions.ts';
import * as additionKeys from './0009-addition-keys.ts';
import * as unsubscribing from './0010-unsubscribing.ts';
import * as catalogNames from './0011-catalog-names.ts';
import * as forgottenGuests from './0012-forgotten-guests.ts';
import * as goneProducts from './0013-gone-products.ts';
import * as searchCounts from './0015-search-counts.ts';
import * as stockNotices from './0016-stock-notices.ts';
import * as vouchers from './0017-vouchers.ts';
import * as orderAccess from './0018-order-access.ts';
import * as translations from './0019-translations.ts';
import * as reviews from './0020-reviews.ts';
import * as giftCards from './0021-gift-cards.ts';
import * as events from './0022-events.ts';
import * as payments from './0023-payments.ts';
import * as refundTries from './0024-refund-tries.ts';
import * as noticeLanguages from './0025-notice-languages.ts';
import * as newsletter from './0026-newsletter.ts';

/** In the order in which they run; a name never changes. */
export const migrations = {
  '0001-first-tables': firstTables,
  '0002-filter-values': filterValues,
  '0003-customers': customers,
  '0004-content': content,
  '0005-catalogue-import': catalogImport,
  '0006-orders': orders,
  '0007-teams': teams,
  '0008-cart-additions': cartAdditions,
  '0009-addition-keys': additionKeys,
  '0010-unsubscribing': unsubscribing,
  '0011-catalog-names': catalogNames,
  '0012-forgotten-guests': forgottenGuests,
  '0013-gone-products': goneProducts,
  '0015-search-counts': searchCounts,
  '0016-stock-notices': stockNotices,
  '0017-vouchers': vouchers,
  '0018-order-access': orderAccess,
  '0019-translations': translations,
  '0020-reviews': reviews,
  '0021-gift-cards': giftCards,
  '0022-events': events,
  '0023-payments': payments,
  '0024-refund-tries': refundTries,
  '0025-notice-languages': noticeLanguages,
  '0026-newsletter': newsletter,
};

/** Names of all migrations, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** `0031-after-0026-old-prices` takes away what versions that do not know `0026` need. */
const form = /^(\d{4})-(?:after-(\d{4})-|(?!after-))[a-z]/;

/**
 * The first of a database's migrations with which this version cannot live: one of a newer version that takes away
 * what this one needs, or of no known form; undefined where it can live with all.
 */
export function unfitFor(applied: readonly string[], known: readonly string[] = migrationNames): string | undefined {
  const own = known.at(-1)?.slice(0, 4) ?? '';
  return applied.find((name) => {
    if (known.includes(name)) return false;
    const [, number, needed = ''] = form.exec(name) ?? [];
    return number === undefined || number <= own || needed > own;
  });
}
