import { marketDay, marketMoment } from '#lib/core/calendar/days.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { Money } from '#lib/contract/money.ts';
import { lawfulReduction, priceInForce } from '../lawful-price.ts';
import { violationOf, type Rule } from '../rule.ts';
import type { FlipbookItem, PrintedOffer } from '../items.ts';

const quality = 'Minőségi szabály';
const truePrice = '2008. évi XLVII. törvény (Fttv.), 6. §';
/** Width of a page on the smallest phone, px: 320 × 568 less margins and controls. */
const smallestPage = 240;
const smallestTarget = 24;

type Page = FlipbookItem['pages'][number];

function offersOf(flipbook: FlipbookItem): { page: Page; offer: PrintedOffer }[] {
  return flipbook.pages.flatMap((page) => page.offers.map((offer) => ({ page, offer })));
}

const isOver = ({ validTo, now }: FlipbookItem) => marketDay(new Date(now)) > validTo;
/** The first moment of its validity that is not over yet. */
const momentOf = ({ validFrom, now }: FlipbookItem) =>
  new Date(Math.max(Date.parse(now), marketMoment(validFrom, '00:00'))).toISOString();
const nameOf = ({ number }: Page, { name }: PrintedOffer) => `${number}. oldal, ${name}`;

/** A rule over every offer of a flipbook that is valid or will be. */
function offerRule(
  text: Omit<Rule<FlipbookItem>, 'violations'>,
  violationIn: (offer: PrintedOffer, flipbook: FlipbookItem) => string | null,
): Rule<FlipbookItem> {
  return {
    ...text,
    violations: (flipbook) =>
      isOver(flipbook)
        ? []
        : offersOf(flipbook).flatMap(({ page, offer }) => {
            const violation = violationIn(offer, flipbook);
            return violation === null ? [] : [`${nameOf(page, offer)}: ${violation}`];
          }),
  };
}

const unknown = offerRule(
  {
    id: 'flipbook-hotspot-dead',
    severity: 'warning',
    source: quality,
    title: 'Katalógus-ajánlat, amely mögött nincs termék',
    remedy: 'Javítsd a termék azonosítóját, vagy vedd ki az ajánlatot.',
  },
  ({ productId }, { goods }) => (goods.has(productId) ? null : `nincs ${productId} azonosítójú termék`),
);

const soldOut = offerRule(
  {
    id: 'flipbook-hotspot-sold-out',
    severity: 'warning',
    source: 'Fttv. melléklet, 5. pont (csalogató reklám)',
    title: 'Katalógus-ajánlat elfogyott termékkel',
    remedy: 'Rendelj utána, vagy jelezd a katalógusban, hogy a termék elfogyott.',
  },
  ({ productId }, { goods }) => (goods.get(productId)?.pieces === 0 ? 'sehol sincs készleten' : null),
);

/** The price of an offer in the shop while the flipbook holds; null for goods that are gone. */
function shopPrice({ productId }: PrintedOffer, flipbook: FlipbookItem): Money | null {
  const goods = flipbook.goods.get(productId);
  return goods ? priceInForce(goods.priceLog, momentOf(flipbook)) : null;
}

const isValid = (flipbook: FlipbookItem) =>
  !isOver(flipbook) && Date.parse(flipbook.now) >= Date.parse(momentOf(flipbook));

/** Of a flipbook to come the shop's prices may not be settled yet. */
const dearer = offerRule(
  {
    id: 'flipbook-price-dearer',
    severity: 'error',
    source: truePrice,
    title: 'A bolt drágábban adja, mint az érvényes katalógus',
    remedy: 'Állítsd vissza a katalógus árát az érvényesség végéig.',
  },
  (offer, flipbook) => {
    const price = shopPrice(offer, flipbook);
    return isValid(flipbook) && price !== null && price > offer.price
      ? `nyomtatva ${formatPrice(offer.price)}, most ${formatPrice(price)}`
      : null;
  },
);

const cheaper = offerRule(
  {
    id: 'flipbook-price-cheaper',
    severity: 'warning',
    source: quality,
    title: 'A bolt olcsóbban adja, mint az érvényes katalógus',
    remedy: 'Frissítsd az ajánlatot: a katalógus a régi, magasabb árat hirdeti.',
  },
  (offer, flipbook) => {
    const price = shopPrice(offer, flipbook);
    return isValid(flipbook) && price !== null && price < offer.price
      ? `nyomtatva ${formatPrice(offer.price)}, most ${formatPrice(price)}`
      : null;
  },
);

/** Where the shop's price is another one the printed reduction cannot be reckoned. */
const strike = offerRule(
  {
    id: 'flipbook-strike-unlawful',
    severity: 'error',
    source: '4/2009. (I. 30.) NFGM–SZMM rendelet, 2/A. §; Európai Bíróság, C-330/23',
    title: 'Jogszerűtlen áthúzott ár a katalógusban',
    remedy: 'A leárazás előtti 30 nap legalacsonyabb árát nyomtasd; ha az nem magasabb, ne hirdess leárazást.',
  },
  (offer, flipbook) => {
    const goods = flipbook.goods.get(offer.productId);
    if (offer.priceFull === null || !goods || shopPrice(offer, flipbook) !== offer.price) return null;
    const reference = lawfulReduction(goods.priceLog, momentOf(flipbook))?.reference ?? null;
    if (offer.priceFull === reference) return null;
    const lawful = reference === null ? 'nem leárazás' : `jogszerűen ${formatPrice(reference)}`;
    return `áthúzva ${formatPrice(offer.priceFull)}, ${lawful}`;
  },
);

/** Shares of a page that are added up have errors in their last bits. */
const tolerance = 1e-6;

const outside: Rule<FlipbookItem> = {
  id: 'flipbook-outside',
  severity: 'warning',
  source: quality,
  title: 'Oldalszám vagy hely a katalóguson kívül',
  remedy: 'Javítsd a tartalomjegyzék oldalszámát, illetve az ajánlat helyét az oldalon.',
  violations(flipbook) {
    const numbers = new Set(flipbook.pages.map(({ number }) => number));
    const contents = flipbook.contents
      .filter(({ page }) => !numbers.has(page))
      .map(({ title, page }) => `tartalomjegyzék, ${title}: ${page}. oldal`);
    const slots = offersOf(flipbook)
      .filter(
        ({
          offer: {
            slot: { x, y, width, height },
          },
        }) => x < 0 || y < 0 || x + width > 1 + tolerance || y + height > 1 + tolerance,
      )
      .map(({ page, offer }) => nameOf(page, offer));
    return [...contents, ...slots];
  },
};

const tooSmall: Rule<FlipbookItem> = {
  id: 'flipbook-target-small',
  severity: 'warning',
  source: 'WCAG 2.2: 2.5.8',
  title: `${smallestTarget} képpontnál kisebb érintési felület`,
  remedy: 'Nagyítsd meg az ajánlat helyét az oldalon.',
  violations: (flipbook) =>
    offersOf(flipbook).flatMap(({ page, offer }) => {
      const [width, height] = [
        offer.slot.width * smallestPage,
        (offer.slot.height * smallestPage) / flipbook.aspectRatio,
      ];
      return Math.min(width, height) < smallestTarget
        ? [`${nameOf(page, offer)}: ${Math.floor(width)} × ${Math.floor(height)} képpont`]
        : [];
    }),
};

const empty: Rule<FlipbookItem> = {
  id: 'flipbook-dates',
  severity: 'warning',
  source: quality,
  title: 'Katalógus oldal vagy érvényesség nélkül',
  remedy: 'Adj meg legalább egy oldalt, és olyan záró napot, amely nem előzi meg a kezdőt.',
  violations: ({ pages, validFrom, validTo }) =>
    violationOf('hibás', [
      ...(pages.length === 0 ? ['nincs oldala'] : []),
      ...(validFrom > validTo ? [`${validFrom} – ${validTo}`] : []),
    ]),
};

/** What holds for flipbooks. */
export const flipbookRules: readonly Rule<FlipbookItem>[] = [
  unknown,
  soldOut,
  dearer,
  cheaper,
  strike,
  outside,
  tooSmall,
  empty,
];
