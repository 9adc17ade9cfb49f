import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecentSearches, parseRecent, recentLimit, recentTransitions } from '#stores/recent-searches.ts';

const { remember, forget, clear } = recentTransitions;

function storage(initial: string | null = null) {
  let held = initial;
  vi.stubGlobal('localStorage', {
    getItem: () => held,
    setItem: (_: string, text: string) => {
      held = text;
    },
    removeItem: () => {
      held = null;
    },
  });
  return () => held;
}

afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('stand newest first, each once, five at most', () => {
    expect(remember(['síléc', 'labda'], 'LABDA')).toEqual(['LABDA', 'síléc']);
    expect(remember(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(remember(['a'], '   ')).toEqual(['a']);
    expect(forget(['a', 'b'], 'a')).toEqual(['b']);
    expect(forget(['a'], 'z')).toEqual(['a']);
    expect(clear()).toEqual([]);
  });

  it('[SRCH-01] are normalised as queries are', () => {
    expect(remember([], '  női \n futócipő ')).toEqual(['női futócipő']);
    expect(remember([], 'a'.repeat(80))[0]).toHaveLength(50);
  });

  it('takes from storage what is a list of searches, and nothing else, whatever it holds', () => {
    for (const text of [null, '', '{', 'null', '7', '{"0":"a"}', '"abc"']) expect(parseRecent(text)).toEqual([]);
    expect(parseRecent('["síléc", 3, null, "", "labda", {"x": 1}, "síléc"]')).toEqual(['síléc', 'labda']);
    fc.assert(
      fc.property(fc.json(), (text) => {
        const searches = parseRecent(text);
        return (
          searches.length <= recentLimit &&
          searches.every((query) => query.length <= 50 && query.trim() === query && query !== '')
        );
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }), (queries) => {
        const searches = queries.reduce<readonly string[]>(remember, []);
        expect(parseRecent(JSON.stringify(searches))).toEqual(searches);
      }),
    );
  });

  it('keeps what another tab has added meanwhile, and leaves nothing behind when cleared', () => {
    const held = storage();
    const [one, other] = [createRecentSearches(), createRecentSearches()];
    one.remember('síléc');
    other.remember('labda');
    one.remember('sapka');
    expect(one.store.getState().searches).toEqual(['sapka', 'labda', 'síléc']);
    one.forget('labda');
    other.read();
    expect(other.store.getState().searches).toEqual(['sapka', 'síléc']);
    other.clear();
    expect(held()).toBeNull();
  });

  it('works for the life of the page where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const searches = createRecentSearches();
    searches.remember('síléc');
    searches.remember('labda');
    searches.read();
    expect(searches.store.getState().searches).toEqual(['labda', 'síléc']);
    searches.clear();
    expect(searches.store.getState().searches).toEqual([]);
  });
});
