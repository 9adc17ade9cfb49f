import type { ColourwayTable } from './colourway.ts';

export const backpack = {
  forest: { label: 'erdőzöld', family: 'zöld', swatch: '#2f5d46' },
  ember: { label: 'parázsnarancs', family: 'narancssárga', swatch: '#d9532c' },
  slate: { label: 'palaszürke', family: 'szürke', swatch: '#56657a' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2c31' },
  azure: { label: 'azúrkék', family: 'kék', swatch: '#2a6cb3' },
  mustard: { label: 'mustár', family: 'sárga', swatch: '#cf9a2f' },
  claret: { label: 'bordó', family: 'piros', swatch: '#82293a' },
  lagoon: { label: 'lagúna', family: 'türkiz', swatch: '#237f86' },
} satisfies ColourwayTable;

export const duffelBag = {
  blue: { label: 'kék', family: 'kék', swatch: '#2458a6' },
  rust: { label: 'rozsdanarancs', family: 'narancssárga', swatch: '#c4512b' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#4a5058' },
  black: { label: 'fekete', family: 'fekete', swatch: '#28292d' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#5d6740' },
  burgundy: { label: 'burgundi', family: 'piros', swatch: '#742a3c' },
  sand: { label: 'homok', family: 'bézs', swatch: '#c9b48f' },
} satisfies ColourwayTable;

export const bottle = {
  steel: { label: 'acélkék', family: 'kék', swatch: '#2f6f8f' },
  sand: { label: 'homok', family: 'bézs', swatch: '#d9b38c' },
  ice: { label: 'jégfehér', family: 'fehér', swatch: '#eef1f0' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#3a3d44' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e5654a' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#285343' },
} satisfies ColourwayTable;

export const sleepingBag = {
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1c5f73' },
  brick: { label: 'téglavörös', family: 'piros', swatch: '#c2452d' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#6f7d3c' },
  navy: { label: 'éjkék', family: 'kék', swatch: '#2a3f6b' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#45494f' },
} satisfies ColourwayTable;

export const tent = {
  lichen: { label: 'zuzmózöld', family: 'zöld', swatch: '#7f9455' },
  signal: { label: 'jelzőnarancs', family: 'narancssárga', swatch: '#e4702b' },
  alpine: { label: 'havasi kék', family: 'kék', swatch: '#2f7795' },
  sand: { label: 'homok', family: 'bézs', swatch: '#c9b48a' },
  red: { label: 'paprikapiros', family: 'piros', swatch: '#bb3a30' },
} satisfies ColourwayTable;

export const yogaMat = {
  plum: { label: 'szilva', family: 'lila', swatch: '#7d5a8c' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#7fa08a' },
  ocean: { label: 'óceánkék', family: 'kék', swatch: '#1f6f8b' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#dd7a62' },
  charcoal: { label: 'antracit', family: 'szürke', swatch: '#484b52' },
  rose: { label: 'rózsakvarc', family: 'rózsaszín', swatch: '#cf9aa4' },
} satisfies ColourwayTable;
