import { expect, it } from 'vitest';
import { secondSwatch } from '#backend/search/second-swatch.ts';

it('[PLP-21] a colour that is called by two has the swatch of the one that its own is not', () => {
  const [white, red] = ['#f6f6f3', '#d02f35'];
  expect(secondSwatch('fehér-piros', white).secondSwatch).toBe(secondSwatch('piros-fehér', white).secondSwatch);
  expect(secondSwatch('fehér-piros', white).secondSwatch).toMatch(/^#[c-d]/);
  expect(secondSwatch('fehér-piros', red).secondSwatch).toMatch(/^#f/);
});

it('[PLP-21] a colour of one, or with a word that the shop does not know, has its own swatch alone', () => {
  for (const name of ['fekete', 'havasi kék', 'sivatagi homok', 'fekete-titán', '']) {
    expect(secondSwatch(name, '#2a2d33')).toEqual({});
  }
});
