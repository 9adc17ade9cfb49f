import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from '#backend/checkout/html.ts';

describe('html', () => {
  it('[T2] escapes every value for text and quoted attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ';') }), (value) => {
        const { text } = html`<p title="${value}">${value}</p>`;
        const inside = text.slice('<p title="'.length, -'</p>'.length);
        expect(inside.replace('">', '')).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });

  it('puts markup of its own in as it is, joins lists, and leaves nothing of absent values', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}${null}${undefined}${false}${0}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>');
  });
});
