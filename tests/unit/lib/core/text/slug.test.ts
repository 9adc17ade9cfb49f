import { expect, it } from 'vitest';
import { slugify } from '#lib/core/text/slug.ts';

it('a part of an address drops accents and joins words', () => {
  expect(slugify('Görkorcsolya és utcai sportok')).toBe('gorkorcsolya-es-utcai-sportok');
  expect(slugify('Góllövő – Ő, Ű')).toBe('gollovo-o-u');
});
