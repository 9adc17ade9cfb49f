// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeMarkup } from '#lib/markup/change.ts';

const place = (markup: string): HTMLElement => {
  const element = document.createElement('ul');
  element.innerHTML = markup;
  return element;
};

/** Values of a filter, each once in all groups, and words between them. */
interface Item {
  key: number;
  text: string;
  isCurrent: boolean;
  group: number;
}
const items = fc.uniqueArray(
  fc.record({
    key: fc.nat({ max: 12 }),
    text: fc.constantFrom('', 'egy', 'kettő'),
    isCurrent: fc.boolean(),
    group: fc.nat({ max: 2 }),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
);
const drawnItem = ({ key, text, isCurrent }: Item) =>
  key > 9
    ? `<li>${text}</li>`
    : `<li><a href="/${text}/" data-value="${key}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a></li>`;
const drawnGroups = (all: Item[]) =>
  [0, 1, 2]
    .map((group) =>
      all
        .filter((one) => one.group === group)
        .map(drawnItem)
        .join(''),
    )
    .map((values, index) => values && `<li data-group="g${index}"><ul>${values}</ul></li>`)
    .join('');

describe('changing markup in its place', () => {
  it('ends as if it had been written anew, whatever the two are', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const element = place(drawnGroups(before));
        changeMarkup(element, drawnGroups(after));
        expect(element.innerHTML).toBe(drawnGroups(after));
      }),
    );
  });

  it('keeps the elements that stand for the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 9 })), fc.uniqueArray(fc.nat({ max: 9 })), (before, after) => {
        const drawn = (ids: number[], word: string) =>
          ids.map((id) => `<li data-product="${id}">${word}</li>`).join('');
        const element = place(drawn(before, 'volt'));
        const known = new Map([...element.querySelectorAll('li')].map((li) => [li.dataset.product, li]));
        changeMarkup(element, drawn(after, 'lett'));
        expect(element.innerHTML).toBe(drawn(after, 'lett'));
        for (const li of element.querySelectorAll('li')) expect(li).toBe(known.get(li.dataset.product) ?? li);
      }),
    );
  });

  it.each([
    ['a group that the shopper has opened stays open', 'data-group="brand"', true, false, true],
    ['a group that the shopper has closed stays closed', 'data-group="brand"', false, true, false],
    ['the sorting stays open', 'data-sort=""', true, false, true],
    ['the rest of a group opens where something in it is chosen', '', false, true, true],
    ['the rest of a group stays open', '', true, false, true],
    ['what nobody has opened stays closed', '', false, false, false],
  ])('%s', (_what, attribute, was, comes, is) => {
    const drawn = (isOpen: boolean, word: string) =>
      `<details ${attribute}${isOpen ? ' open' : ''}><summary>${word}</summary></details>`;
    const element = place(drawn(was, 'volt'));
    const details = element.querySelector('details');
    changeMarkup(element, drawn(comes, 'lett'));
    expect(element.querySelector('details')).toBe(details);
    expect(details?.open).toBe(is);
    expect(details?.textContent).toBe('lett');
  });

  it('what a word has hidden in a list stays hidden, wherever it stands then, and nothing else is', () => {
    const drawn = (values: string[]) =>
      values.map((value) => `<li><a data-value="${value}">${value}</a></li>`).join('');
    const shown = (element: HTMLElement) =>
      [...element.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
    const element = place(drawn(['1', '2', '3']));
    element.querySelectorAll('li')[1]?.setAttribute('hidden', '');
    changeMarkup(element, drawn(['2', '3', '4']));
    expect(shown(element)).toEqual(['3', '4']);
    changeMarkup(element, drawn(['4', '2']));
    expect(shown(element)).toEqual(['4']);
  });

  it('focus stays where it was, though what stood before it has gone', () => {
    const element = document.body.appendChild(
      place('<li data-value="a"><a href="/a/">a</a></li><li data-value="b"><a href="/b/">b</a></li>'),
    );
    const [, link] = element.querySelectorAll('a');
    link?.focus();
    changeMarkup(element, '<li data-value="b"><a href="/b2/" aria-current="true">b</a></li>');
    expect(document.activeElement).toBe(link);
    expect(link?.getAttribute('href')).toBe('/b2/');
    element.remove();
  });
});
