import { Fragment, isValidElement, type ReactNode } from 'react';
import { Cached, cachedMarkup } from './cached-markup.ts';

/** Attributes that React names otherwise than HTML does; any other name is the same in lower case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

/** Attributes of SVG that are spelled with capitals; its other ones have hyphens. */
const capitalised = new Set([
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'clipPathUnits',
  'pathLength',
  'textLength',
]);
const hyphenated =
  /^(?:stroke|fill|clip|text|font|stop|flood|dominant|alignment|baseline|marker|vector|shape|color|letter|word|pointer)[A-Z]/;

/** Attributes whose `true` is written as presence; `true` of any other one is the text `true`. */
const present = new Set([
  'allowFullScreen',
  'async',
  'autoFocus',
  'autoPlay',
  'checked',
  'controls',
  'defaultChecked',
  'default',
  'defer',
  'disabled',
  'formNoValidate',
  'hidden',
  'inert',
  'itemScope',
  'loop',
  'multiple',
  'muted',
  'noModule',
  'noValidate',
  'open',
  'playsInline',
  'readOnly',
  'required',
  'reversed',
  'selected',
]);

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Numbers of a style that are no lengths in pixels. */
const unitless = new Set([
  'aspectRatio',
  'columns',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridColumn',
  'gridRow',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'tabSize',
  'widows',
  'zIndex',
  'zoom',
]);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as it stands in HTML, between tags and in attributes alike. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character) : text;
}

function attributeName(name: string): string {
  if (name in attributeNames) return attributeNames[name] ?? name;
  if (capitalised.has(name)) return name;
  return hyphenated.test(name) ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name.toLowerCase();
}

function styleText(style: object): string {
  return Object.entries(style)
    .flatMap(([name, value]: [string, unknown]) => {
      if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
      const isCustom = name.startsWith('--');
      const unit = typeof value === 'number' && value !== 0 && !isCustom && !unitless.has(name) ? 'px' : '';
      const property = isCustom ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [`${property}:${String(value).trim()}${unit}`];
    })
    .join(';');
}

const addresses = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref']);
/** An address that browsers run: they pass over spaces and control characters before it, and over breaks within. */
const script = /^[^\w/?#]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

function attribute(name: string, value: unknown): string {
  if (name === 'children' || name === 'key' || name === 'ref' || value === null || value === undefined) return '';
  const isText = name.startsWith('data-') || name.startsWith('aria-');
  if (typeof value === 'boolean' && !isText) {
    if (!present.has(name) && value && name !== 'popover' && name !== 'download')
      throw new TypeError(`The attribute ${name} can not be ${value}`);
    return value ? ` ${attributeName(name)}=""` : '';
  }
  if (name === 'style' && typeof value === 'object') {
    const style = styleText(value);
    return style && ` style="${escapeHtml(style)}"`;
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new TypeError(`Static markup takes no ${name}: what a page does belongs into an island`);
  }
  if (addresses.has(name) && script.test(String(value))) return '';
  return ` ${isText ? name : attributeName(name)}="${escapeHtml(String(value))}"`;
}

function elementMarkup(type: string, props: Readonly<Record<string, unknown>>): string {
  if (type !== 'input' && props.defaultValue !== undefined)
    throw new TypeError(`Static markup takes no defaultValue of ${type}`);
  const attributes = Object.entries(props)
    .map(([name, value]) => attribute(name, value))
    .join('');
  if (voidElements.has(type)) return `<${type}${attributes}/>`;
  return `<${type}${attributes}>${renderMarkup(props.children as ReactNode)}</${type}>`;
}

/** Whether a type is a component of the browser's, which the server knows by reference alone. */
function isClientReference(type: object): boolean {
  return Reflect.get(type, '$$typeof') === Symbol.for('react.client.reference');
}

/**
 * HTML of a tree that nothing in the browser has to know: text, elements and components that are plain functions. It
 * costs a fraction of what React takes for the same, and travels once. All text is escaped. Throws a TypeError for what
 * needs React in the browser: an island, a listener, a promise. An address that is a script is left out, as React does.
 */
export function renderMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeHtml(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => renderMarkup(child)).join('');
  if (!isValidElement<Record<string, unknown>>(node))
    throw new TypeError('Static markup consists of elements and text');
  const { type, props } = node;
  if (type === Fragment) return renderMarkup(props.children as ReactNode);
  if (typeof type === 'string') return elementMarkup(type, props);
  if (type === Cached) {
    const { by, draw } = props as unknown as Parameters<typeof Cached>[0];
    return cachedMarkup(by(), () => renderMarkup(draw()));
  }
  if (typeof type !== 'function' || isClientReference(type))
    throw new TypeError('An island can not be part of static markup');
  return renderMarkup((type as (props: unknown) => ReactNode)(props));
}
