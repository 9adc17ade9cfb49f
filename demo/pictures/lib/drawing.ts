import { lightness, mix, shade, shares, tint } from './colour.ts';
import { plainOf } from './edges.ts';
import { blurFilter, grainFilter, shadowFilter, volumeFilter, type Grain, type VolumeLight } from './filters.ts';
import { polygon, reverse, sample, tenth, type Point, type Run } from './geometry.ts';

/** One stop of a gradient: place 0…1, colour, opacity. */
export type Stop = readonly [place: number, colour: string, opacity?: number];
/** An ellipse that touches the ground: centre, radii, strength of its shadow. */
export type GroundContact = readonly [cx: number, cy: number, rx: number, ry: number, strength?: number];

/** How a panel is rounded (roundness in px) and what lies on it. */
export interface PanelOptions {
  roundness?: number;
  strength?: number;
  light?: VolumeLight;
  /** Markup upon the colour, clipped to the panel. */
  inner?: string;
  /** A filter from Drawing.dropShadow. */
  shadow?: string;
}

/** How a cloth fold is blurred (px), to which side it is lit, and how bright its ridge is. */
export interface FoldOptions {
  blur?: number;
  side?: 1 | -1;
  highlight?: number;
}

/** Stands in the SVG of a picture whose pixels are to be mirrored. */
export const mirrorMark = 'data-mirrored=""';

const stopMarkup = ([place, colour, opacity = 1]: Stop): string =>
  `<stop offset="${place}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
const stopsMarkup = (stops: readonly Stop[]): string => stops.map(stopMarkup).join('');
const units = (onCanvas: boolean): string => (onCanvas ? ' gradientUnits="userSpaceOnUse"' : '');

/** An SVG picture of 1200 × 1200 px. Methods that name a paint or a filter return `url(#…)`, the others markup. */
export class Drawing {
  /** The colour of all shade: a deep tone of the product, which multiplies where it is tinted. */
  readonly ink: string;
  /** Whether the product is so light that its volume is drawn softer. */
  readonly isLight: boolean;
  /** Whether the product is so light that its shade keeps its hue: black would look like dirt upon it. */
  readonly isTinted: boolean;
  /** The colour of holes, gaps and grain in its cloth: the deepest of its shade. */
  readonly deep: string;
  readonly #definitions = new Map<string, { id: string; markup: string }>();
  readonly #body: string[] = [];
  readonly #rooms = new Set<string>();
  readonly #accents = new Set<string>();
  #isMirrored = false;

  constructor(base = '#444444') {
    this.isLight = lightness(base) > 0.82;
    this.isTinted = lightness(base) > 0.68;
    this.ink = this.isTinted ? tint(base, 0.72) : mix(shade(base, -0.82), '#070a18', 0.55);
    this.deep = this.isTinted ? tint(base, 0.42) : '#060914';
  }

  /** Appends markup to the picture. */
  add(...markup: string[]): this {
    this.#body.push(...markup);
    return this;
  }

  /** Turns the finished picture's right to its left: as pixels, for grain turns dark in a mirrored group. */
  mirror(): this {
    this.#isMirrored = true;
    return this;
  }

  /** Marks what belongs to the empty room around a product: a scene shows the product without it (ADR-0157). */
  room(markup: string): string {
    this.#rooms.add(markup);
    return markup;
  }

  /** Marks what draws the eye in a landscape: it may be left out where something else stands before it (ADR-0157). */
  accent(markup: string): string {
    this.#accents.add(markup);
    return markup;
  }

  /**
   * What another drawing shows, for use within this one: without its room, and without its accents where they are not
   * wanted. Its ids begin with a prefix of their own.
   */
  placed(other: Drawing, prefix: string, { accents = true } = {}): string {
    const unwanted = [...other.#rooms, ...(accents ? [] : other.#accents)];
    const body = unwanted.reduce((markup, room) => markup.replaceAll(room, ''), other.#body.join('\n'));
    const definitions = other.#allDefinitions();
    const own = (markup: string): string => markup.replaceAll(/(\bid="|url\(#|href="#)(?=i)/g, `$1${prefix}`);
    this.#definitions.set(`placed ${prefix}`, { id: prefix, markup: own(definitions) });
    return own(body);
  }

  /** Defines something once per key and returns its id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#definitions.get(key);
    if (known) return known.id;
    const id = `i${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, { id, markup: make(id) });
    return id;
  }

  /** Linear gradient; ends in shares of the shape, or in px with onCanvas. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, onCanvas = false): string {
    const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units(onCanvas)}`;
    const key = `linear${JSON.stringify([stops, ends])}`;
    const make = (id: string): string => `<linearGradient id="${id}" ${ends}>${stopsMarkup(stops)}</linearGradient>`;
    return `url(#${this.define(key, make)})`;
  }

  /** Radial gradient; centre and radius in shares of the shape, or in px with onCanvas. */
  radial(
    stops: readonly Stop[],
    cx = 0.5,
    cy = 0.5,
    r = 0.5,
    onCanvas = false,
    focus?: readonly [number, number],
  ): string {
    const focusAt = focus ? ` fx="${focus[0]}" fy="${focus[1]}"` : '';
    const place = `cx="${cx}" cy="${cy}" r="${r}"${focusAt}${units(onCanvas)}`;
    const key = `radial${JSON.stringify([stops, place])}`;
    const make = (id: string): string => `<radialGradient id="${id}" ${place}>${stopsMarkup(stops)}</radialGradient>`;
    return `url(#${this.define(key, make)})`;
  }

  /** A tile of width × height px as a paint. */
  pattern(width: number, height: number, content: string, transform = ''): string {
    const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}"`;
    const key = `pattern${size}${content}`;
    return `url(#${this.define(key, (id) => `<pattern id="${id}" ${size}>${content}</pattern>`)})`;
  }

  /** Shows the markup only inside the path. */
  clip(path: string, inner: string): string {
    const id = this.define(`clip${path}`, (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** Blur filter for anything on the canvas, straight lines too (deviation in px). */
  blur(deviation: number): string {
    return `url(#${this.define(`blur${deviation}`, (id) => blurFilter(id, deviation, 'canvas'))})`;
  }

  /** Blur filter bound to the shape's box: cheaper, but cuts thick strokes and loses straight lines. */
  blurOfShape(deviation: number): string {
    return `url(#${this.define(`blurOfShape${deviation}`, (id) => blurFilter(id, deviation, 'shape'))})`;
  }

  /** Filter that rounds a flat shape: radius in px, strength about 0.6…1. */
  volume(radius = 16, strength = 1, light: VolumeLight = {}): string {
    const { highlight = 0.55, shade: dark = 0.55, edge = 0.35, colour = this.ink } = light;
    const full = { highlight, shade: dark, edge, colour };
    const power = this.isLight ? strength * 0.82 : strength;
    const key = `volume${JSON.stringify([radius, power, full])}`;
    return `url(#${this.define(key, (id) => volumeFilter(id, radius, power, full, this.isTinted))})`;
  }

  /** Filter for the shadow of one part upon the part below it. */
  dropShadow(dx = 3, dy = 6, blur = 6, opacity = 0.4, colour = this.isTinted ? this.deep : '#0b1024'): string {
    const key = `shadow${[dx, dy, blur, opacity, colour].join()}`;
    return `url(#${this.define(key, (id) => shadowFilter(id, dx, dy, blur, opacity, colour))})`;
  }

  /** Lit noise upon a shape: leather, rubber, foam. Never inside a mirrored group, where it turns dark. */
  grain(path: string, options: Grain = {}): string {
    const { opacity = 0.5, frequency = 0.05, frequencyY = frequency, octaves = 3, scale = 1.2, seed = 1 } = options;
    const { azimuth = 235, elevation = 52, blur = 0, highlights = 1, blurAfter = 0 } = options;
    const full = { frequency, frequencyY, octaves, scale, seed, azimuth, elevation, blur, highlights, blurAfter };
    const valleys = this.isTinted ? shares(this.deep) : undefined;
    const id = this.define(`grain${JSON.stringify(full)}`, (name) => grainFilter(name, full, valleys));
    return `<path d="${path}" fill="#fff" filter="url(#${id})" opacity="${opacity}"/>`;
  }

  /** How a colour lies on what is below: tinted shade lets dark panels and prints stay as dark as they are. */
  #upon(colour: string): string {
    return this.isTinted && colour === this.ink ? ' style="mix-blend-mode:multiply"' : '';
  }

  /** Soft shape of light or shade, blurred by px. */
  softShape(path: string, colour: string, opacity: number, blur: number, attributes = ''): string {
    const look = `fill="${colour}" opacity="${opacity}" filter="${this.blur(blur)}"`;
    return `<path d="${path}" ${look} ${attributes}${this.#upon(colour)}/>`;
  }

  /** Soft line of light or shade: width and blur in px. */
  softLine(path: string, colour: string, opacity: number, width: number, blur: number): string {
    const line = `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path d="${path}" ${line} opacity="${opacity}" filter="${this.blur(blur)}"${this.#upon(colour)}/>`;
  }

  /** A part of the product: flat colour and what lies on it, clipped, then rounded by the volume filter. */
  panel(path: string, fill: string, options: PanelOptions = {}): string {
    const { roundness = 14, strength = 1, light = {}, inner = '', shadow = '' } = options;
    const flat = `<path d="${path}" fill="${fill}"/>`;
    // A clip is a picture of its own: shade that multiplies finds the colour only where it is in there too.
    const shape = flat + (inner ? this.clip(path, (this.isTinted ? flat : '') + inner) : '');
    const rounded = `<g filter="${this.volume(roundness, strength, light)}">${shape}</g>`;
    return `<g${shadow ? ` filter="${shadow}"` : ''}>${rounded}</g>`;
  }

  /** A cloth fold along a curve: a tapered dark valley with a lit ridge beside it (width in px). */
  fold(points: Run, width: number, opacity = 0.35, options: FoldOptions = {}): string {
    const { blur = width * 0.35, side = 1, highlight = 0.6 } = options;
    const count = 30;
    const samples = sample(points, count);
    const edge = (reach: number): Point[] =>
      samples.map((point, index) => {
        const by = reach * width * Math.sin(Math.PI * (index / count)) ** 0.8;
        return [point.x + point.nx * by, point.y + point.ny * by];
      });
    const between = (from: number, to: number): string => polygon([...edge(from), ...reverse(edge(to))]);
    const ridgeOpacity = tenth(opacity * highlight * 100) / 100;
    const valley = this.softShape(between(0, 0.9 * side), this.ink, opacity, tenth(blur));
    return valley + this.softShape(between(-0.1 * side, -0.85 * side), '#fff', ridgeOpacity, tenth(blur));
  }

  /** Contact shadows: for each ellipse an ambient pool, a core and a tight dark line. */
  ground(contacts: readonly GroundContact[]): string {
    type Ellipse = readonly [cx: number, cy: number, rx: number, ry: number];
    const ellipse = ([cx, cy, rx, ry]: Ellipse, colour: string, opacity: number, blur: number): string => {
      const look = `fill="${colour}" opacity="${opacity}" filter="${this.blur(blur)}"`;
      return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${look}/>`;
    };
    return contacts
      .map(
        ([cx, cy, rx, ry, strength = 1]) =>
          ellipse([cx + rx * 0.05, cy + ry * 0.35, rx * 1.08, ry * 1.5], '#3b3a44', 0.2 * strength, 26) +
          ellipse([cx + rx * 0.02, cy, rx, ry * 0.7], '#23222c', 0.34 * strength, 11) +
          ellipse([cx, cy - ry * 0.1, rx * 0.86, ry * 0.32], '#0f0e16', 0.55 * strength, 6),
      )
      .join('');
  }

  /** The room: #F4F5F2 to the very edge, brighter behind the product, a hint of floor. */
  studio(): string {
    const glow = this.radial(
      [
        [0, '#fff', 0.7],
        [1, '#fff', 0],
      ],
      520,
      460,
      620,
      true,
    );
    const floor = this.radial([
      [0, '#d3d2cb', 0.5],
      [0.5, '#d8d8d1', 0.3],
      [1, '#f4f5f2', 0],
    ]);
    return this.room(
      `<rect width="1200" height="1200" fill="#F4F5F2"/><rect width="1200" height="1200" fill="${glow}"/>` +
        `<ellipse cx="600" cy="1000" rx="640" ry="240" fill="${floor}"/>`,
    );
  }

  #allDefinitions(): string {
    return [...this.#definitions.values()].map(({ markup }) => markup).join('');
  }

  /** Markup of this drawing without its filters and weaves: what is far away costs a fraction of itself so. */
  plain(markup: string): string {
    return plainOf(markup, this.#allDefinitions());
  }

  /** The whole picture as SVG, or a crop of it. */
  toString(viewBox = '0 0 1200 1200'): string {
    const definitions = this.#allDefinitions();
    const mark = this.#isMirrored ? ` ${mirrorMark}` : '';
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="${viewBox}"${mark}>`;
    return `${opening}<defs>${definitions}</defs>${this.#body.join('\n')}</svg>`;
  }
}
