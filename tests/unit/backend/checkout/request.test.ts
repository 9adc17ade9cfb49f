import { describe, expect, it } from 'vitest';
import { requestUuidOf } from '#backend/checkout/request.ts';

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
    expect(requestUuidOf(cookies)).toBe(expected);
  });
});
