import { placeIn, type Cluster, type MapView, type Point } from './map.ts';

/** Towns whose names help most to find one's way, largest first. */
const landmarks = [
  'Budapest',
  'Debrecen',
  'Szeged',
  'Pécs',
  'Győr',
  'Miskolc',
  'Szombathely',
  'Kecskemét',
  'Székesfehérvár',
  'Nyíregyháza',
  'Siófok',
  'Eger',
  'Szolnok',
  'Veszprém',
  'Sopron',
  'Nagykanizsa',
];

/** Width of a letter and height of a label, px; room around a pin and around one that stands for several, px. */
const letter = 6.8;
const lineHeight = 16;
const pinRoom = 11;
const clusterRoom = 16;

/** On which side of its pin a name stands. */
export type Side = 'right' | 'left' | 'below' | 'above';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Named {
  title: string;
  address: { City: string };
}

/** How much a town helps to find one's way: 0 for the largest. */
function rankOf(town: string): number {
  const rank = landmarks.indexOf(town);
  return rank < 0 ? landmarks.length : rank;
}

/** Name of a pin: its town, or the most important of those it stands for. */
export function pinTown(members: readonly Named[]): string {
  const towns = members.map(({ address }) => address.City);
  return towns.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? '';
}

/** What stands beside each pin: its town, or within a town that has several pins the shop's own name. */
export function pinLabels(clusters: readonly { members: readonly Named[] }[]): string[] {
  const towns = clusters.map(({ members }) => pinTown(members));
  return clusters.map(({ members: [first, ...others] }, index) => {
    const town = towns[index] ?? '';
    if (!first || others.length > 0 || towns.filter((other) => other === town).length < 2) return town;
    return first.title.startsWith(`${town} `) ? first.title.slice(town.length + 1) : first.title;
  });
}

/**
 * Which pins have room for their label, by their index, and on which side: those that matter first, large towns, then
 * the others; none covers a pin or another label. `size` is the map's, px.
 */
export function labelSides<T extends Point & Named>(
  clusters: readonly Cluster<T>[],
  labels: readonly string[],
  view: MapView,
  size: { width: number; height: number },
  first: number,
): Map<number, Side> {
  const places = clusters.map((cluster, index) => {
    const { x, y } = placeIn(view, cluster);
    return {
      index,
      x: x * size.width,
      y: y * size.height,
      rank: index === first ? -1 : rankOf(pinTown(cluster.members)),
    };
  });
  const pins = places.map(({ x, y }): Box => ({
    left: x - pinRoom,
    right: x + pinRoom,
    top: y - pinRoom,
    bottom: y + pinRoom,
  }));
  const taken: Box[] = [];
  const sides = new Map<number, Side>();
  for (const { index, x, y } of places.toSorted((a, b) => a.rank - b.rank)) {
    const room = (clusters[index]?.members.length ?? 1) > 1 ? clusterRoom : pinRoom;
    const length = (labels[index] ?? '').length * letter;
    const [top, bottom] = [y - lineHeight / 2, y + lineHeight / 2];
    const [start, end] = [x - length / 2, x + length / 2];
    const pinEdge = pinRoom - 3;
    const beside: [Side, Box][] = [
      ['right', { left: x + room, right: x + room + length, top, bottom }],
      ['left', { left: x - room - length, right: x - room, top, bottom }],
    ];
    const options: [Side, Box][] = [
      // Towards the middle of the map first: a name beside a border stays within it.
      ...(x > size.width / 2 ? beside.toReversed() : beside),
      ['below', { left: start, right: end, top: y + pinEdge, bottom: y + pinEdge + lineHeight }],
      ['above', { left: start, right: end, top: y - pinEdge - lineHeight, bottom: y - pinEdge }],
    ];
    const free = options.find(
      ([, box]) =>
        box.left >= 0 &&
        box.right <= size.width &&
        box.top >= 0 &&
        box.bottom <= size.height &&
        !taken.some((other) => meet(box, other)) &&
        !pins.some((pin, other) => other !== index && meet(box, pin)),
    );
    if (!free) continue;
    sides.set(index, free[0]);
    taken.push(free[1]);
  }
  return sides;
}
