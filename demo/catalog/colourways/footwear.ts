import type { ColourwayTable } from './colourway.ts';

export const shoe = {
  blue: { label: 'királykék', family: 'kék', swatch: '#1f5fd6' },
  coral: { label: 'törtfehér-korall', family: 'fehér', swatch: '#f2efe8' },
  black: { label: 'fekete-lime', family: 'fekete', swatch: '#2b2e35' },
  midnight: { label: 'éjkék', family: 'kék', swatch: '#22304f' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#1f5a4a' },
  crimson: { label: 'meggypiros', family: 'piros', swatch: '#b3202f' },
  silver: { label: 'ezüstszürke', family: 'szürke', swatch: '#a9aeb6' },
  lilac: { label: 'orgonalila', family: 'lila', swatch: '#a58fd0' },
} satisfies ColourwayTable;

export const trailShoe = {
  moss: { label: 'mohazöld', family: 'zöld', swatch: '#5b6b45' },
  ember: { label: 'parázsvörös', family: 'piros', swatch: '#c8402a' },
  glacier: { label: 'gleccserkék', family: 'kék', swatch: '#8fb6c4' },
  night: { label: 'fekete', family: 'fekete', swatch: '#2a2c31' },
  ochre: { label: 'okker', family: 'sárga', swatch: '#d9a232' },
  slate: { label: 'palaszürke', family: 'szürke', swatch: '#6a7480' },
  heather: { label: 'hanga', family: 'lila', swatch: '#8a6a9e' },
  pine: { label: 'petrol', family: 'türkiz', swatch: '#1f6a72' },
} satisfies ColourwayTable;

export const sneaker = {
  white: { label: 'fehér-zöld', family: 'fehér', swatch: '#f6f5f0' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#25375c' },
  sand: { label: 'homok', family: 'bézs', swatch: '#d8c3a0' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2b2f' },
  blush: { label: 'púderrózsaszín', family: 'rózsaszín', swatch: '#e5b9b8' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#94a88c' },
  brick: { label: 'téglavörös', family: 'piros', swatch: '#a5402f' },
  cocoa: { label: 'kakaóbarna', family: 'barna', swatch: '#6e4c38' },
} satisfies ColourwayTable;

export const boot = {
  brown: { label: 'dióbarna', family: 'barna', swatch: '#7a4a2b' },
  grey: { label: 'sziklaszürke', family: 'szürke', swatch: '#6f7681' },
  sand: { label: 'homok', family: 'bézs', swatch: '#c59a62' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2b2c2f' },
  forest: { label: 'erdőzöld', family: 'zöld', swatch: '#3f5a41' },
  indigo: { label: 'indigókék', family: 'kék', swatch: '#35486e' },
  rust: { label: 'rozsdavörös', family: 'piros', swatch: '#96412c' },
  plum: { label: 'szilva', family: 'lila', swatch: '#5e4160' },
} satisfies ColourwayTable;

export const sandal = {
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1f5a66' },
  terra: { label: 'terrakotta', family: 'barna', swatch: '#a8492c' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2d33' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#66703f' },
  sand: { label: 'homok', family: 'bézs', swatch: '#c9ad82' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#273d66' },
  mauve: { label: 'mályva', family: 'rózsaszín', swatch: '#b5708a' },
} satisfies ColourwayTable;

export const footballBoot = {
  volt: { label: 'neonsárga-fekete', family: 'sárga', swatch: '#d7f23c' },
  white: { label: 'fehér-piros', family: 'fehér', swatch: '#f5f4ef' },
  night: { label: 'éjkék-türkiz', family: 'kék', swatch: '#1c2440' },
  black: { label: 'fekete-arany', family: 'fekete', swatch: '#26272c' },
  red: { label: 'skarlátvörös', family: 'piros', swatch: '#d02a2c' },
  orange: { label: 'narancssárga', family: 'narancssárga', swatch: '#f0702a' },
  violet: { label: 'ibolya', family: 'lila', swatch: '#6a45b5' },
  mint: { label: 'menta', family: 'türkiz', swatch: '#4cc7b0' },
} satisfies ColourwayTable;

export const skiBoot = {
  red: { label: 'piros-fekete', family: 'piros', swatch: '#c92a2a' },
  white: { label: 'fehér-petrol', family: 'fehér', swatch: '#f1f1ec' },
  lime: { label: 'fekete-lime', family: 'fekete', swatch: '#2c3038' },
  blue: { label: 'alpesi kék', family: 'kék', swatch: '#1f5fae' },
  orange: { label: 'narancssárga-fekete', family: 'narancssárga', swatch: '#e0662a' },
} satisfies ColourwayTable;

export const inlineSkate = {
  black: { label: 'fekete-piros', family: 'fekete', swatch: '#2a2d34' },
  white: { label: 'fehér-türkiz', family: 'fehér', swatch: '#eeefec' },
  blue: { label: 'kék-sárga', family: 'kék', swatch: '#234a8c' },
  pink: { label: 'málna', family: 'rózsaszín', swatch: '#c94f7f' },
  grey: { label: 'grafit-lime', family: 'szürke', swatch: '#5c636d' },
} satisfies ColourwayTable;
