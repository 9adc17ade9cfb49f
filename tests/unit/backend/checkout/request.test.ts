import { describe, expect, it } from 'vitest';
import { shopperOf } from '#backend/checkout/request.ts';

const uuid = 'gVn3S8xJq2LwPzR7tYb1Kc4M';

describe('the request uuid of a cookie header', () => {
  it.each([
    [`lendulet_request=${uuid}`, uuid],
    [`a=1; lendulet_request=${uuid}; lendulet_token=abc`, uuid],
    [`lendulet_request=${'x'.repeat(64)}`, 'x'.repeat(64)],
    [`lendulet_request=${'x'.repeat(65)}`, null],
    [`lendulet_request=${'x'.repeat(21)}`, null],
    [`lendulet_request="${uuid}"`, null],
    [`lendulet_request=${uuid}%0d%0aX-A:1`, null],
    [`lendulet_request=../../${uuid}`, null],
    [`xlendulet_request=${uuid}`, null],
    ['lendulet_request=', null],
    ['lendulet_request', null],
    [undefined, null],
  ])('[T8] of %j is %j', (cookies, expected) => {
    expect(shopperOf(cookies)?.requestUuid ?? null).toBe(expected);
  });

  it('tells a customer by the token, and takes no other text for one', () => {
    const token = 'T'.repeat(43);
    expect(shopperOf(`lendulet_token=${token}; lendulet_request=${uuid}`)).toEqual({ requestUuid: uuid, token });
    expect(shopperOf(`lendulet_token=${token}x; lendulet_request=${uuid}`)).toEqual({ requestUuid: uuid, token: null });
    expect(shopperOf(`lendulet_token=${token}`)).toBeNull();
  });
});
