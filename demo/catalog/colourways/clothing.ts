import type { ColourwayTable } from './colourway.ts';

export const tshirt = {
  teal: { label: 'pávazöld', family: 'türkiz', swatch: '#12807a' },
  red: { label: 'piros', family: 'piros', swatch: '#d83a34' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#34373e' },
  white: { label: 'fehér', family: 'fehér', swatch: '#f3f3ef' },
  royal: { label: 'királykék', family: 'kék', swatch: '#2456c0' },
  sun: { label: 'napsárga', family: 'sárga', swatch: '#f0bd35' },
  lilac: { label: 'levendula', family: 'lila', swatch: '#9a86c9' },
  forest: { label: 'erdőzöld', family: 'zöld', swatch: '#2f6044' },
} satisfies ColourwayTable;

export const hoodie = {
  moss: { label: 'mohazöld', family: 'zöld', swatch: '#5d6b4a' },
  grey: { label: 'világosszürke', family: 'szürke', swatch: '#a9adb1' },
  claret: { label: 'bordó', family: 'piros', swatch: '#7e2536' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2b2c30' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#26365a' },
  oat: { label: 'zabszín', family: 'bézs', swatch: '#dccfb6' },
  rose: { label: 'hamvas rózsa', family: 'rózsaszín', swatch: '#c98b93' },
  caramel: { label: 'karamell', family: 'barna', swatch: '#a8713f' },
} satisfies ColourwayTable;

export const jacket = {
  yellow: { label: 'sárga-grafit', family: 'sárga', swatch: '#f2b61c' },
  petrol: { label: 'petrol', family: 'kék', swatch: '#1e6f8a' },
  black: { label: 'fekete-piros', family: 'fekete', swatch: '#2a2d33' },
  flame: { label: 'lángvörös', family: 'piros', swatch: '#d3402f' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#2c6150' },
  aqua: { label: 'jégtürkiz', family: 'türkiz', swatch: '#58b5b5' },
  orchid: { label: 'orchidea', family: 'lila', swatch: '#8a4f8f' },
  stone: { label: 'kőszürke', family: 'szürke', swatch: '#8b9094' },
} satisfies ColourwayTable;

export const pufferJacket = {
  ember: { label: 'égetett narancs', family: 'narancssárga', swatch: '#d2501f' },
  fjord: { label: 'fjordkék', family: 'kék', swatch: '#275f8c' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#33373d' },
  black: { label: 'fekete', family: 'fekete', swatch: '#222327' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#646c41' },
  cream: { label: 'vaníliakrém', family: 'bézs', swatch: '#e3d8c1' },
  burgundy: { label: 'burgundi', family: 'piros', swatch: '#74263a' },
  mauve: { label: 'mályva', family: 'rózsaszín', swatch: '#b67d93' },
} satisfies ColourwayTable;

export const leggings = {
  plum: { label: 'szilva', family: 'lila', swatch: '#74346c' },
  black: { label: 'fekete', family: 'fekete', swatch: '#33353c' },
  lagoon: { label: 'lagúna', family: 'türkiz', swatch: '#1f6d78' },
  navy: { label: 'éjkék', family: 'kék', swatch: '#27375e' },
  cherry: { label: 'meggy', family: 'piros', swatch: '#8d2438' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#5f6740' },
  rose: { label: 'hamvas rózsa', family: 'rózsaszín', swatch: '#c1838f' },
  smoke: { label: 'füstszürke', family: 'szürke', swatch: '#747980' },
} satisfies ColourwayTable;

export const shorts = {
  cobalt: { label: 'kobaltkék', family: 'kék', swatch: '#2450a8' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2c2e34' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e2583e' },
  grey: { label: 'acélszürke', family: 'szürke', swatch: '#858c94' },
  forest: { label: 'erdőzöld', family: 'zöld', swatch: '#2e5d45' },
  turquoise: { label: 'türkiz', family: 'türkiz', swatch: '#1b9298' },
  berry: { label: 'áfonya', family: 'lila', swatch: '#5a4488' },
  white: { label: 'fehér', family: 'fehér', swatch: '#f1f1ed' },
} satisfies ColourwayTable;

export const trackPants = {
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#24375a' },
  heather: { label: 'melírszürke', family: 'szürke', swatch: '#8d9299' },
  black: { label: 'fekete-lime', family: 'fekete', swatch: '#2b2d32' },
  bottle: { label: 'palackzöld', family: 'zöld', swatch: '#214a3c' },
  burgundy: { label: 'burgundi', family: 'piros', swatch: '#6b2437' },
  sand: { label: 'homok', family: 'bézs', swatch: '#c7b391' },
  plum: { label: 'szilva', family: 'lila', swatch: '#573a63' },
  chocolate: { label: 'csokoládébarna', family: 'barna', swatch: '#57402f' },
} satisfies ColourwayTable;

export const sportsBra = {
  berry: { label: 'málna', family: 'rózsaszín', swatch: '#b02a5b' },
  black: { label: 'fekete', family: 'fekete', swatch: '#33353c' },
  sky: { label: 'égkék', family: 'kék', swatch: '#5f93c4' },
  white: { label: 'törtfehér', family: 'fehér', swatch: '#f0eee8' },
  plum: { label: 'szilva', family: 'lila', swatch: '#6b3a72' },
  jade: { label: 'jádezöld', family: 'zöld', swatch: '#2f8a6b' },
  apricot: { label: 'barack', family: 'narancssárga', swatch: '#ec9a6d' },
} satisfies ColourwayTable;

export const socks = {
  chalk: { label: 'krétafehér', family: 'fehér', swatch: '#eeece6' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#283a5c' },
  charcoal: { label: 'antracit', family: 'szürke', swatch: '#3a3d43' },
  black: { label: 'fekete', family: 'fekete', swatch: '#242529' },
  red: { label: 'piros', family: 'piros', swatch: '#bf3333' },
  sun: { label: 'napsárga', family: 'sárga', swatch: '#edb838' },
  moss: { label: 'mohazöld', family: 'zöld', swatch: '#66754c' },
} satisfies ColourwayTable;

export const beanie = {
  mustard: { label: 'mustár', family: 'sárga', swatch: '#d19a2a' },
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1f5f6e' },
  oat: { label: 'zabszín', family: 'bézs', swatch: '#e2d8c3' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2b2f' },
  wine: { label: 'borvörös', family: 'piros', swatch: '#7a2638' },
  fog: { label: 'ködszürke', family: 'szürke', swatch: '#a3a8ad' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#2e5746' },
  mauve: { label: 'mályva', family: 'rózsaszín', swatch: '#b9788c' },
} satisfies ColourwayTable;
