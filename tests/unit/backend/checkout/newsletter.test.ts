import { describe, expect, it } from 'vitest';
import { checkoutOfEachTest } from './each-test.ts';

const { api, shop } = checkoutOfEachTest();
const path = '/checkout/hirlevel/';
const token = 'a'.repeat(43);

const send = (address: string, fields: Record<string, string>, origin = 'http://localhost:3000') =>
  shop.current.ask(address, {
    method: 'POST',
    uuid: null,
    body: new URLSearchParams(fields).toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the newsletter without a script', () => {
  it('[NEWS-01] is asked for by the form of the footer, and the page says that a mail comes', async () => {
    api.current.answers.set('POST /api/v1/newsletter/', { done: true });
    const { status, text } = await send(path, { email: ' Anna@example.hu ' });
    expect(status).toBe(200);
    expect(text).toContain('Nézd meg a leveleidet');
    expect(api.current.changes).toMatchObject([{ body: { email: 'anna@example.hu' } }]);
  });

  it('[NEWS-01] of an address that is none comes back with what was typed', async () => {
    const { status, text } = await send(path, { email: '"><script>' });
    expect(status).toBe(422);
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(api.current.changes).toEqual([]);
  });

  it('[T8] is asked for by no page of others', async () => {
    expect((await send(path, { email: 'anna@example.hu' }, 'https://evil.test')).status).toBe(403);
  });

  it.each([
    ['megerosites', 'confirm', 'Feliratkozom'],
    ['vege', 'end', 'Leiratkozom'],
  ])('[NEWS-03] asks before it follows the link %s', async (step, call, button) => {
    const address = `${path}${step}/${token}/`;
    expect((await shop.current.ask(address, { uuid: null })).text).toContain(`>${button}</button>`);
    expect(api.current.changes).toEqual([]);
    api.current.answers.set(`POST /api/v1/newsletter/${call}/`, { done: true });
    expect((await send(address, {}, shop.current.host)).status).toBe(200);
    expect(api.current.changes).toMatchObject([{ body: { token } }]);
    api.current.answers.delete(`POST /api/v1/newsletter/${call}/`);
    expect((await send(address, {}, shop.current.host)).status).toBe(404);
  });

  it('[R7] can be sent again where the API is away', async () => {
    api.current.failures.set('POST /api/v1/newsletter/', 'silent');
    const { status, text } = await send(path, { email: 'anna@example.hu' });
    expect(status).toBe(503);
    expect(text).toContain('name="email" value="anna@example.hu"');
  });
});
