import { afterEach, describe, expect, it, vi } from 'vitest';
import { newAdditionKey } from '#lib/cart/addition-key.ts';

afterEach(() => vi.unstubAllGlobals());

describe('[R7] the key of an addition', () => {
  it.each([
    ['a page with https', crypto.randomUUID.bind(crypto)],
    ['a page without', undefined],
  ])('is a random UUID on %s', (_, randomUUID) => {
    vi.stubGlobal('crypto', { randomUUID, getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 200 }, newAdditionKey);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(200);
    for (let at = 0; at < 36; at += 1) {
      const digits = new Set(keys.map((key) => key[at]));
      expect([8, 13, 14, 18, 23].includes(at) ? digits.size === 1 : digits.size >= 4, `digit ${at}`).toBe(true);
    }
  });
});
