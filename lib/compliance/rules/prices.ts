import { formatPrice } from '#lib/core/prices/index.ts';
import type { Money } from '#lib/contract/money.ts';
import { lawfulReduction, logOf, type Reduction } from '../lawful-price.ts';
import { violationOf, type Rule } from '../rule.ts';
import type { PriceOfType, PricedItem, SetItem } from '../items.ts';

const priceLaw = '4/2009. (I. 30.) NFGM–SZMM rendelet';
const reductionLaw = `${priceLaw}, 2/A. §; Európai Bíróság, C-330/23`;
const typeNames: Record<PriceOfType['type'], string> = {
  vk: 'nyilvános ár',
  premium: 'premium ár',
  staff: 'munkatársi ár',
  pro: 'pro ár',
};

/** A price that is shown as reduced, and the reduction that its log bears out. */
interface Announcement extends PriceOfType {
  full: Money;
  lawful: Reduction | null;
}

function announcementsOf({ shownPrices, priceLog, now }: PricedItem): Announcement[] {
  return shownPrices.flatMap((shown) => {
    const { full, type } = shown;
    return full === null ? [] : [{ ...shown, full, lawful: lawfulReduction(logOf(priceLog, type, now), now) }];
  });
}

/** A rule over every price that is shown as reduced. */
function announcementRule(
  text: Omit<Rule<PricedItem>, 'violations' | 'source'>,
  violationIn: (announcement: Announcement) => string | null,
): Rule<PricedItem> {
  return {
    ...text,
    source: reductionLaw,
    violations: (item) =>
      announcementsOf(item).flatMap((announcement) => {
        const violation = violationIn(announcement);
        return violation === null ? [] : [`${typeNames[announcement.type]}: ${violation}`];
      }),
  };
}

const missing: Rule<PricedItem> = {
  id: 'price-missing',
  severity: 'error',
  source: `1997. évi CLV. törvény, 14. §; ${priceLaw}, 3. §`,
  title: 'Nincs eladási ár',
  remedy: 'Adj meg nyilvános árat, vagy vedd le a terméket.',
  violations: ({ priceLog }) =>
    priceLog.some(({ role }) => role === 'vk') ? [] : ['az árnaplóban nincs nyilvános ár'],
};

const isWhole = (forints: number) => Number.isInteger(forints) && forints > 0;

const whole: Rule<PricedItem> = {
  id: 'price-not-whole',
  severity: 'error',
  source: `1997. évi CLV. törvény, 14. §; ${priceLaw}, 3. §`,
  title: 'Nulla, negatív vagy nem egész forintos ár',
  remedy: 'Az árat egész forintban, nullánál nagyobb számként add meg.',
  violations({ priceLog, rrp }) {
    const wrong = priceLog
      .filter(({ price }) => !isWhole(price))
      .map(({ role, at, price }) => `${typeNames[role]} ${at.slice(0, 10)} óta: ${price}`);
    return violationOf('hibás', [...wrong, ...(rrp === null || isWhole(rrp) ? [] : [`ajánlott ár: ${rrp}`])]);
  },
};

const unlawful = announcementRule(
  {
    id: 'price-reduction-unlawful',
    severity: 'error',
    title: 'Leárazásnak feltüntetett ár, amely nem leárazás',
    remedy: 'Vedd le az áthúzott árat és a százalékot: az ár a leárazás előtti 30 napban is volt ilyen alacsony.',
  },
  ({ full, price, lawful }) => (lawful ? null : `áthúzva ${formatPrice(full)}, az ár ${formatPrice(price)}`),
);

const growing = announcementRule(
  {
    id: 'price-reduction-growing',
    severity: 'error',
    title: 'Növekvő leárazás, amelyet nem az első lépés előtti árhoz mérnek',
    remedy: 'Megszakítás nélkül növekvő leárazásnál az első lépés előtti 30 nap legalacsonyabb árát tüntesd fel.',
  },
  ({ full, lawful }) =>
    lawful && lawful.steps > 1 && full !== lawful.reference
      ? `áthúzva ${formatPrice(full)}, jogszerűen ${formatPrice(lawful.reference)} (${lawful.steps} lépés)`
      : null,
);

const strikeTooHigh = announcementRule(
  {
    id: 'price-strike-too-high',
    severity: 'error',
    title: 'Túl magas áthúzott ár',
    remedy: 'A leárazás előtti 30 nap legalacsonyabb árát tüntesd fel.',
  },
  ({ full, lawful }) =>
    lawful && lawful.steps === 1 && full > lawful.reference
      ? `áthúzva ${formatPrice(full)}, a 30 nap legalacsonyabb ára ${formatPrice(lawful.reference)}`
      : null,
);

const strikeTooLow = announcementRule(
  {
    id: 'price-strike-too-low',
    severity: 'warning',
    title: 'Túl alacsony áthúzott ár',
    remedy: 'Nézd meg, miért tér el az áthúzott ár az árnaplótól: a leárazás nagyobb, mint amennyit a bolt hirdet.',
  },
  ({ full, lawful }) =>
    lawful && lawful.steps === 1 && full < lawful.reference
      ? `áthúzva ${formatPrice(full)}, a 30 nap legalacsonyabb ára ${formatPrice(lawful.reference)}`
      : null,
);

const referenceDays = 30;

const shortHistory = announcementRule(
  {
    id: 'price-short-history',
    severity: 'warning',
    title: 'Leárazás 30 napnál rövidebb ármúlttal',
    remedy:
      'Ellenőrizd, hogy a terméknek volt-e ára a leárazás előtt legalább 30 napig; ha nem, ne hirdess százalékot.',
  },
  ({ lawful }) =>
    lawful && lawful.daysBefore < referenceDays ? `${lawful.daysBefore} napig volt ára a leárazás előtt` : null,
);

/** Measured on the struck price itself, so that a wrong one is not reported twice. */
const percentOverstated: Rule<PricedItem> = {
  id: 'price-percent-overstated',
  severity: 'error',
  source: reductionLaw,
  title: 'Túl nagy kedvezmény-százalék',
  remedy: 'A százalékot az áthúzott árból, lefelé kerekítve számold; egy százalék alatt −1% jár.',
  violations: ({ shownPrices }) =>
    shownPrices.flatMap(({ type, price, full, percent }) => {
      // Less than one percent is announced as one (ADR-0078).
      const most = full === null ? 0 : Math.max(1, Math.floor((100 * (full - price)) / full));
      if (percent === null || percent <= most) return [];
      const basis = full === null ? 'áthúzott ár nélkül' : `${formatPrice(full)} helyett ${formatPrice(price)}`;
      return [`${typeNames[type]}: −${percent}%, ${basis}`];
    }),
};

/** What the price law asks of every product. */
export const priceRules: readonly Rule<PricedItem>[] = [
  missing,
  whole,
  unlawful,
  growing,
  strikeTooHigh,
  strikeTooLow,
  percentOverstated,
  shortHistory,
];

const setPrice: Rule<SetItem> = {
  id: 'set-price',
  severity: 'error',
  source: whole.source,
  title: 'Nulla, negatív vagy nem egész forintos szettár',
  remedy: whole.remedy,
  violations: ({ price }) => (isWhole(price) ? [] : [`hibás: ${price}`]),
};

const setNoSaving: Rule<SetItem> = {
  id: 'set-no-saving',
  severity: 'warning',
  source: 'Minőségi szabály',
  title: 'A szett nem olcsóbb, mint a részei külön',
  remedy: 'Csökkentsd a szett árát, vagy vedd le: a termékoldal a külön megvett részek árával veti össze.',
  violations: ({ price, separately }) =>
    isWhole(price) && separately !== null && price >= separately
      ? [`szettben ${formatPrice(price)}, külön ${formatPrice(separately)}`]
      : [],
};

/** What holds for goods that are offered together. */
export const setRules: readonly Rule<SetItem>[] = [setPrice, setNoSaving];
