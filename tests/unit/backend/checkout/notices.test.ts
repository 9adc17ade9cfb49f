import { describe, expect, it } from 'vitest';
import type { NoticeAnswer, NoticeOutcome } from '#lib/contract/stock-notice.ts';
import type { ErrorBody } from '#lib/contract/endpoint.ts';
import type { CheckoutRequest } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';

const path = '/checkout/ertesites/';
const { api, shop } = checkoutOfEachTest();

const send = (fields: Record<string, string>, request: CheckoutRequest = {}) =>
  shop.current.ask(path, {
    method: 'POST',
    uuid: null,
    body: new URLSearchParams(fields).toString(),
    ...request,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...request.headers,
    },
  });
const asked = { act: 'ask', productOption: '7', email: 'varok@example.hu' };
const token = 't'.repeat(43);
const answers = (call: string, data: NoticeAnswer | NoticeOutcome) =>
  api.current.failures.set(`POST /api/v1/stock-notices/${call}`, { status: 200, body: { data } });
const refuses = (call: string, status: number, errors: ErrorBody['errors']) =>
  api.current.failures.set(`POST /api/v1/stock-notices/${call}`, { status, body: { message: 'no', errors } });
const outcome = (state: NoticeOutcome['state']): NoticeOutcome => ({ state, goods: null, store: null });

describe('[NOTE-08] asking for a notice without a script', () => {
  it('says to look at the mails', async () => {
    answers('', { state: 'requested', wasAsked: false });
    const { status, text } = await send(asked);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Nézd meg a leveleidet</h1>');
    expect(text).not.toContain('<script');
  });

  it.each([
    ['', 'Add meg az e-mail-címed.'],
    ['varok@', 'Ez az e-mail-cím nem teljes. Így írd: nev@pelda.hu'],
    ['"><script>', 'Ez az e-mail-cím nem teljes. Így írd: nev@pelda.hu'],
  ])('shows the form again for "%s", with a sentence at the field', async (email, sentence) => {
    const { status, text } = await send({ ...asked, email });
    expect(status).toBe(422);
    expect(text).toContain(`<p class="field-error" id="email-error">${sentence}</p>`);
    expect(text).toContain('name="productOption" value="7"');
    expect(text).not.toContain('<script');
  });

  it.each<[string, number, ErrorBody['errors'], string]>([
    ['goods that are back', 422, { productOption: ['in_stock'] }, 'Közben újra kapható!'],
    ['goods that are not sold any more', 422, { productOption: ['unknown'] }, 'már nem áruljuk'],
    ['a mailbox with too many mails', 429, { email: ['too_many'], request: ['wait:60'] }, 'ma már túl sok levelet'],
    ['too many tries', 429, { request: ['wait:60'] }, 'Túl sok próbálkozás volt'],
  ])('says what is in the way: %s', async (_, status, errors, words) => {
    refuses('', status, errors);
    expect((await send(asked)).text).toContain(words);
  });

  it('keeps what was sent for another try while the API is away', async () => {
    api.current.failures.set('POST /api/v1/stock-notices/', 'silent');
    const { status, text } = await send(asked);
    expect(status).toBe(503);
    expect(text).toContain('<input type="hidden" name="email" value="varok@example.hu">');
  });

  it('[T6] takes no form of a page of others', async () => {
    answers('', { state: 'requested', wasAsked: false });
    expect((await send(asked, { headers: { origin: 'https://evil.test' } })).status).toBe(403);
    expect((await send(asked, { headers: { origin: 'null' } })).status).toBe(403);
  });
});

describe('[NOTE-08] the links of the mails without a script', () => {
  // The page of a link tells nobody its address, so that browsers send its form with the origin null.
  const press = (act: string) => send({ act, token }, { headers: { origin: 'null' } });

  it.each<[string, NoticeOutcome['state'], string]>([
    ['confirm', 'confirmed', 'Köszönjük, szólunk'],
    ['end', 'ended', 'Lemondtad az értesítést'],
    ['end', 'sent', 'Nincs mit lemondani'],
  ])('%s: %s', async (act, state, title) => {
    answers(`${act}/`, outcome(state));
    const { status, text } = await press(act);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['confirm', 'Ez a hivatkozás már nem jó'],
    ['end', 'Ehhez a hivatkozáshoz nem tartozik értesítés'],
  ])('%s: a link that is used or not whole', async (act, title) => {
    refuses(`${act}/`, 404, { token: ['not_found'] });
    for (const { status, text } of [await press(act), await send({ act, token: 'x' })]) {
      expect(status).toBe(404);
      expect(text).toContain(`<h1>${title}</h1>`);
    }
  });

  it('leads elsewhere when it is only opened', async () => {
    const { status, headers } = await shop.current.ask(path, { method: 'GET' });
    expect([status, headers.get('location')]).toEqual([303, '/checkout/']);
  });
});
