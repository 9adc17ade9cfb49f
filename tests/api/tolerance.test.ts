import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseKnown } from '#lib/contract/open.ts';
import { withAdditions, type Json } from '#tests/fixtures/additions.ts';
import { contractTable, isServed, newPeople, sampleOf, send, startContractApi } from './contract-calls.ts';
import { wireCall } from './hostile-inputs.ts';
import type { TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startContractApi();
});
afterAll(() => api.close());

describe.each([...contractTable])('%s', (id, endpoint) => {
  it('[API-07] is read with whatever a later API adds to its answer', async ({ skip }) => {
    if (!isServed(api, endpoint)) skip();
    const sample = await sampleOf(api, id, endpoint, await newPeople(api));
    const { text } = await send(api, wireCall(endpoint, sample, id));
    const { data } = JSON.parse(text) as { data: Json };
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const later = withAdditions(data, endpoint, (max) => draw(fc.integer, { min: 0, max }));
        const read = endpoint.data.safeParse(later);
        expect(read.error?.issues ?? []).toEqual([]);
        // What was added is passed over, never passed on: nothing but the contract's own fields reaches a page.
        expect(JSON.stringify(read.data)).not.toContain('unheard-ofField');
      }),
      { numRuns: 25 },
    );
  });
});

describe('an answer', () => {
  const search = contractTable.get('search.search');
  const answerOf = async () => {
    if (!search) throw new Error('The contract has no search');
    const { text } = await send(api, wireCall(search, { params: {}, query: {}, headers: {} }, 'search'));
    return { search, data: JSON.parse(text).data as Record<string, Json> };
  };

  it('[API-07] that lacks a field, or has one of another type, is still an error', async () => {
    const { search: endpoint, data } = await answerOf();
    const { total: _, ...rest } = data;
    for (const wrong of [rest, { ...data, total: '3' }, { ...data, filters: null }, { ...data, products: [{}] }]) {
      expect(endpoint.data.safeParse(wrong).success).toBe(false);
    }
    expect(endpoint.data.safeParse(data).success).toBe(true);
  });

  it('[API-07] of the reference API names nothing that the contract does not know', async () => {
    const { search: endpoint, data } = await answerOf();
    const [card, ...others] = data.products as Record<string, Json>[];
    const later = { ...data, products: [{ ...card, badges: ['organic'] }, ...others] };
    expect(endpoint.data.safeParse(later).success).toBe(true);
    expect(() => parseKnown(endpoint.data, later)).toThrow('unknown');
    expect(endpoint.data.safeParse(later).success).toBe(true);
  });
});
