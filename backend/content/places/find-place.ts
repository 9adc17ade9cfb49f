import { fold } from '#lib/core/text/fold.ts';
import { budapestCentre, budapestDistricts, districtNumerals } from './districts.ts';
import { towns } from './towns.ts';

export interface Position {
  lat: number;
  lng: number;
}

interface Place extends Position {
  /** 0 for the capital as a whole, whose postcodes are its districts'. */
  zip: number;
  /** Folded names that it is found by. */
  names: readonly string[];
}

const lowestZip = 1011;
const highestZip = 9985;

/** A name as it is compared: folded, words apart by one space. */
function comparable(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function districtPlaces(): Place[] {
  return budapestDistricts.map(([lat, lng], at) => {
    const numerals = [String(at + 1), districtNumerals[at]?.toLowerCase() ?? ''];
    const names = numerals.flatMap((numeral) => [`${numeral} kerulet`, `budapest ${numeral} kerulet`]);
    return { lat, lng, names, zip: 1000 + (at + 1) * 10 };
  });
}

const [capitalLat, capitalLng] = budapestCentre;
/** Larger ones first: a beginning that several share names the largest. */
const places: readonly Place[] = [
  { names: ['budapest'], zip: 0, lat: capitalLat, lng: capitalLng },
  ...towns.map(([name, zip, lat, lng]) => ({ names: [comparable(name)], zip: Number(zip), lat, lng })),
  ...districtPlaces(),
];

/** Digits that postcodes of one neighbourhood share: three in Budapest, where they name the district, else two. */
function neighbourhood(zip: number): number {
  return zip < 2000 ? Math.floor(zip / 10) : Math.floor(zip / 100);
}

function nearestZip(candidates: readonly Place[], zip: number): Place | null {
  return candidates.reduce<Place | null>(
    (best, place) => (best === null || Math.abs(place.zip - zip) < Math.abs(best.zip - zip) ? place : best),
    null,
  );
}

function findZip(zip: number): Place | null {
  if (zip < lowestZip || zip > highestZip) return null;
  return (
    nearestZip(
      places.filter((place) => neighbourhood(place.zip) === neighbourhood(zip)),
      zip,
    ) ??
    nearestZip(
      places.filter((place) => Math.floor(place.zip / 100) === Math.floor(zip / 100)),
      zip,
    )
  );
}

/**
 * Where a town, a district of Budapest ("XIII. kerület") or a postcode lies. Names are taken without accents and by
 * their beginning; a postcode that is not in the table lies where the nearest one of its neighbourhood does.
 * Null for what is no place.
 */
export function findPlace(asked: string): Position | null {
  const name = comparable(asked);
  if (/^\d{4}$/.test(name)) return findZip(Number(name));
  if (name === '') return null;
  const exact = places.find(({ names }) => names.includes(name));
  return exact ?? places.find(({ names }) => names.some((known) => known.startsWith(name))) ?? null;
}
