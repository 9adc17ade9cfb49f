import { describe, expect, it } from 'vitest';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { movedTo, orNotFound } from '#lib/navigation/route-responses.ts';

describe('the answer of a route that is kept', () => {
  it('is 404 where a guard refuses it, and not thrown: Next would keep that for ever', async () => {
    const answer = await orNotFound((async () => refusePage('/nincs.md'))());
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('fails with what failed, and is else the answer itself', async () => {
    await expect(orNotFound(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await expect(orNotFound((async () => refusePage('/x/', { status: 503 }))())).rejects.toThrow('/x/');
    const answer = movedTo('/p/uj-1.md');
    expect(await orNotFound(Promise.resolve(answer))).toBe(answer);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/p/uj-1.md']);
  });
});
