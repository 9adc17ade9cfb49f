import type { PageTemplateId, Rectangle } from '../model.ts';

/** Width of a flipbook's page divided by its height: A4. */
export const pageAspectRatio = 0.707;

function slot(x: number, y: number, width: number, height: number): Rectangle {
  return { x, y, width, height };
}

/** Equal slots in rows and columns of the area below the heading, with gutters between them. */
function slotsIn(columns: number, rows: number, area: Rectangle): Rectangle[] {
  const gutter = 0.03;
  const width = (area.width - gutter * (columns - 1)) / columns;
  const height = (area.height - gutter * (rows - 1)) / rows;
  const rounded = (share: number) => Math.round(share * 1e4) / 1e4;
  return Array.from({ length: columns * rows }, (_, at) =>
    slot(
      rounded(area.x + (at % columns) * (width + gutter)),
      rounded(area.y + Math.floor(at / columns) * (height + gutter)),
      rounded(width),
      rounded(height),
    ),
  );
}

const below = slot(0.06, 0.24, 0.88, 0.7);

/** Where offers stand on a page, in reading order. Heading and text have the part above y = 0.24; a cover's scene shows between them and its offer. */
export const pageTemplates: Readonly<Record<PageTemplateId, readonly Rectangle[]>> = {
  cover: [slot(0.06, 0.71, 0.88, 0.25)],
  hero: [slot(0.06, 0.24, 0.88, 0.7)],
  pair: slotsIn(1, 2, below),
  trio: [slot(0.06, 0.24, 0.88, 0.345), ...slotsIn(2, 1, slot(0.06, 0.615, 0.88, 0.325))],
  grid: slotsIn(2, 2, below),
  feature: [slot(0.06, 0.24, 0.88, 0.28), ...slotsIn(2, 2, slot(0.06, 0.55, 0.88, 0.39))],
  wall: slotsIn(2, 3, below),
};

// More of them would leave a phone's page no room for their pictures: one leads, two stand below it.
const bySlots: readonly PageTemplateId[] = ['hero', 'pair', 'trio'];
const mostOffers = bySlots.length;

/**
 * How many of the offers that a page could have it gets, by whether each is reduced: below half a page's picture the
 * lowest price of the days before takes the room of a third one.
 */
export const fittingOffers = (areReduced: readonly boolean[]): number =>
  Math.min(areReduced.length, areReduced.slice(1, mostOffers).includes(true) ? 2 : mostOffers);

/** The template of an inner page with so many offers, 1–3. Throws a RangeError for any other number. */
export function templateFor(offers: number): PageTemplateId {
  const template = bySlots[offers - 1];
  if (!template) throw new RangeError(`A page has 1–${mostOffers} offers, not ${offers}`);
  return template;
}
