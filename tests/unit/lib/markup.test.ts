// @vitest-environment jsdom
import fc from 'fast-check';
import { createElement, Fragment, lazy, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { escapeHtml, renderMarkup } from '#lib/markup/index.ts';
import { Cached } from '#lib/markup/cached-markup.ts';

/** What a browser makes of HTML. */
function parsed(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  body.normalize();
  return body;
}

/** Attributes may stand in another order. */
function expectAsReact(node: ReactNode): void {
  const [ours, theirs] = [parsed(renderMarkup(node)), parsed(renderToStaticMarkup(node))];
  // React asks for pictures ahead; here their elements say by themselves when they are wanted.
  for (const hint of theirs.querySelectorAll('link[rel=preload]')) hint.remove();
  expect(ours.isEqualNode(theirs), `${ours.innerHTML}\n${theirs.innerHTML}`).toBe(true);
}

const dangerous = fc.string({
  unit: fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    '=',
    '`',
    ' ',
    '\n',
    'a',
    'é',
    '😀',
    '\u2028',
    'script',
    '<!--',
    '-->',
    ']]>',
    '</',
    '&lt;',
    '&#x27;',
    '{',
    '$',
  ),
  maxLength: 8,
});

/** Attributes as the shop's components write them, with values of each kind. */
const attributes = fc.record(
  {
    className: dangerous,
    id: dangerous,
    lang: fc.constantFrom('hu', 'en', undefined),
    title: dangerous,
    hidden: fc.boolean(),
    tabIndex: fc.constantFrom(0, -1),
    role: fc.constantFrom('img', 'group'),
    popover: fc.constantFrom('auto', 'manual'),
    'data-product': fc.oneof(fc.nat(), dangerous, fc.boolean()),
    'data-keep-scroll': fc.constant(''),
    'aria-label': dangerous,
    'aria-current': fc.constantFrom('page', true, undefined),
    'aria-hidden': fc.boolean(),
    style: fc.record(
      {
        width: fc.nat({ max: 300 }),
        background: fc.constantFrom('linear-gradient(90deg,#f00 0% 50%,#0f0 50% 100%)', '', null),
        opacity: fc.constantFrom(0, 0.5, 1),
        gridColumn: fc.integer({ min: 1, max: 4 }),
        '--kit': fc.constantFrom('#fff', 3),
        marginTop: fc.constantFrom(' 4px ', undefined),
        WebkitHyphens: fc.constant('auto'),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const shape = fc.record(
  {
    viewBox: fc.constant('0 0 24 24'),
    strokeWidth: fc.constantFrom(1.8, 2),
    strokeLinecap: fc.constant('round'),
    fill: fc.constant('none'),
    preserveAspectRatio: fc.constant('none'),
  },
  { requiredKeys: [] },
);
const lone = fc.oneof(
  fc
    .record(
      {
        src: dangerous.map((path) => `/media/${path}`),
        srcSet: dangerous,
        sizes: fc.constant('44vw'),
        alt: dangerous,
        width: fc.nat(),
        loading: fc.constant('lazy'),
        fetchPriority: fc.constant('high'),
      },
      { requiredKeys: ['alt'] },
    )
    .map((props) => createElement('img', props)),
  fc
    .record(
      {
        name: dangerous,
        type: fc.constantFrom('checkbox', 'text'),
        disabled: fc.boolean(),
        required: fc.boolean(),
        maxLength: fc.nat(),
        autoComplete: fc.constant('off'),
      },
      { requiredKeys: ['type'] },
    )
    .map((props) => createElement('input', props)),
  fc.constant(createElement('br')),
  shape.map((props) =>
    createElement(
      'svg',
      { 'aria-hidden': true, ...props },
      createElement('path', { d: 'M4 13l5 5L20 6', strokeLinejoin: 'round' }),
    ),
  ),
);

const { tree } = fc.letrec<{ tree: ReactNode; element: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    dangerous,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    lone,
    tie('element'),
    fc.array(tie('tree'), { maxLength: 3 }).map((nodes) => createElement(Fragment, null, ...nodes)),
    fc
      .array(tie('tree'), { maxLength: 3 })
      .map((nodes) => nodes.map((node, index) => createElement(Fragment, { key: index }, node))),
    fc.tuple(dangerous, tie('tree')).map(([word, node]) => createElement(Named, { word }, node)),
  ),
  element: fc
    .tuple(
      fc.constantFrom('div', 'span', 'section', 'b', 'small', 'article'),
      attributes,
      fc.array(tie('tree'), { maxLength: 4 }),
    )
    .map(([type, props, nodes]) => createElement(type, props, ...nodes)),
}));

function Named({ word, children }: { word: string; children?: ReactNode }) {
  return createElement('span', { title: word }, children, word);
}

describe('static markup', () => {
  it('is what React makes of the same tree', () => {
    fc.assert(fc.property(tree, expectAsReact), { numRuns: 400 });
  });

  it.each([
    ['a link', createElement('a', { href: '/p/a-1/?szin=kek&meret=38', rel: 'nofollow', hrefLang: 'hu' }, 'a')],
    ['a label', createElement('label', { htmlFor: 'a' }, 'a')],
    [
      'a button',
      createElement(
        'button',
        { type: 'button', popoverTarget: 'szurok', popoverTargetAction: 'hide', disabled: false },
        'a',
      ),
    ],
    [
      'a table',
      createElement(
        'table',
        null,
        createElement('tbody', null, createElement('tr', null, createElement('td', { colSpan: 2, rowSpan: 1 }, 0))),
      ),
    ],
    ['details', createElement('details', { open: true }, createElement('summary', null, 'a'))],
    ['a time', createElement('time', { dateTime: '2026-11-16' }, 'a')],
    ['a download', createElement('a', { href: '/a.pdf', download: true }, 'a')],
    ['a list', createElement('ol', { start: 3, reversed: true }, createElement('li', { value: 4 }, 'a'))],
    ['a form', createElement('form', { action: '/search/', method: 'get', noValidate: true, acceptCharset: 'utf-8' })],
    [
      'a field',
      createElement('input', {
        name: 'q',
        readOnly: true,
        inputMode: 'search',
        enterKeyHint: 'search',
        autoCapitalize: 'off',
      }),
    ],
  ])('knows how HTML names the attributes of %s', (_what, node) => {
    expectAsReact(node);
  });

  it('[T1] lets no text leave its element or its attribute', () => {
    fc.assert(
      fc.property(dangerous, dangerous, (text, value) => {
        const { children } = parsed(renderMarkup(createElement('p', { title: value, 'data-a': value }, text)));
        expect(children).toHaveLength(1);
        expect(children[0]?.children).toHaveLength(0);
        expect(children[0]?.textContent).toBe(text);
        expect(children[0]?.getAttributeNames()).toEqual(['title', 'data-a']);
        expect([children[0]?.getAttribute('title'), children[0]?.getAttribute('data-a')]).toEqual([value, value]);
        expect(parsed(escapeHtml(text)).textContent).toBe(text);
      }),
    );
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])(
    '[T1] leaves out an address that is a script: %j',
    (href) => {
      const link = parsed(renderMarkup(createElement('a', { href }, 'a'))).querySelector('a');
      expect(link?.textContent).toBe('a');
      expect(link?.hasAttribute('href')).toBe(false);
      expect(renderMarkup(createElement('form', { action: href }))).toBe('<form></form>');
    },
  );
});

const reference = Object.defineProperties(() => null, { $$typeof: { value: Symbol.for('react.client.reference') } });

describe('what needs React in the browser is refused', () => {
  it.each<[string, unknown]>([
    ['an island', createElement(reference)],
    ['a part that is drawn only when it changes', createElement(memo(Named), { word: 'a' })],
    [
      'a part that comes later',
      createElement(
        lazy(async () => ({ default: Named })),
        { word: 'a' },
      ),
    ],
    ['a listener', createElement('button', { type: 'button', onClick: () => undefined }, 'a')],
    ['an action', createElement('form', { action: () => undefined })],
    ['markup of somebody else', createElement('div', { dangerouslySetInnerHTML: { __html: '<b>' } })],
    ['a promise', Promise.resolve('a')],
    ['a component that waits', createElement(async () => 'a')],
    ['an object', { a: 1 }],
    ['an attribute that is no text', createElement('div', { title: ['a'] })],
    ['a presence that HTML does not know', createElement('div', { title: true })],
    [
      'one deep inside',
      createElement('ul', null, [
        createElement('li', { key: 1 }, 'a', createElement(Fragment, null, createElement(reference))),
      ]),
    ],
  ])('%s', (_what, node) => {
    expect(() => renderMarkup(node as ReactNode)).toThrow(TypeError);
  });
});

describe('a cached piece', () => {
  const card = (by: string, name: string, drawn: () => void = () => undefined) =>
    createElement(Cached, {
      by: () => by,
      draw: () => {
        drawn();
        return createElement('li', { title: name }, name);
      },
    });

  it('is the same as React makes of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(dangerous), (names) => {
        expectAsReact(
          createElement(
            'ul',
            null,
            names.map((name) => createElement(Fragment, { key: name }, card(`same ${name}`, name))),
          ),
        );
      }),
    );
  });

  it('is made once for what it says, and anew for anything else', () => {
    let made = 0;
    const count = () => {
      made++;
    };
    const pieces = ['a', 'b', 'a', 'a', 'b'].map((name) => renderMarkup(card(`once ${name}`, name, count)));
    expect(pieces).toEqual(['a', 'b', 'a', 'a', 'b'].map((name) => `<li title="${name}">${name}</li>`));
    expect(made).toBe(2);
  });

  it('is forgotten once thousands of others were asked for since', () => {
    let made = 0;
    const ask = () =>
      renderMarkup(
        card('forgotten', 'a', () => {
          made++;
        }),
      );
    ask();
    for (let other = 0; other < 2500; other++) {
      renderMarkup(card(`other ${other}`, 'b'));
      if (other === 1200) ask();
    }
    expect(made).toBe(1);
    for (let other = 3000; other < 5500; other++) renderMarkup(card(`other ${other}`, 'b'));
    expect(ask()).toBe('<li title="a">a</li>');
    expect(made).toBe(2);
  });
});
