import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductName } from '#components/product/product-name.tsx';

const drawn = (name: string): HTMLElement => {
  const heading = document.createElement('h1');
  heading.innerHTML = renderToStaticMarkup(<ProductName name={name} />);
  return heading;
};
const wholeWords = (heading: HTMLElement) =>
  [...heading.querySelectorAll('span')]
    .filter(({ style }) => style.display === 'inline-block')
    .map(({ textContent }) => textContent);

it('[PDP-16] a compound of a name stays whole, its text as it is', () => {
  const name = 'Kaptató 3 MTB-kerékpár, all-mountain';
  expect(wholeWords(drawn(name))).toEqual(['MTB-kerékpár,', 'all-mountain']);
  expect(drawn(name).textContent).toBe(name);
});

it('[PDP-16] a dash between numbers or words holds nothing together', () => {
  expect(wholeWords(drawn('Sátor 2-3 személyre – zöld'))).toEqual([]);
});
