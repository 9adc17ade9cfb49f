import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSubscribers } from '#backend/newsletter/subscribing.ts';
import { subscriberTable } from '#backend/newsletter/table.ts';
import { startTestApi, type TestApi } from './harness.ts';

const day = 24 * 60 * 60_000;
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const ask = (email: string, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/v1/newsletter/', { body: { email }, headers });
const follow = (step: 'confirm' | 'end', token: string) =>
  api.call('POST', `/api/v1/newsletter/${step}/`, { body: { token } });
const mails = () => api.db.selectFrom('mail').select(['recipient', 'subject', 'text']).orderBy('id').execute();
const rows = () => api.db.selectFrom('newsletter_subscriber').selectAll().execute();
/** What the last mail carries for one of its pages. */
async function mailed(step: 'megerosites' | 'vege'): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  return new RegExp(`/checkout/hirlevel/${step}/([\\w-]{43})/`).exec(text)?.[1] ?? '';
}

describe('the newsletter of who has no account', () => {
  it('[NEWS-01] is asked for by one mail, in the language of the page, and comes once that was confirmed', async () => {
    expect((await ask(' Anna@Example.hu ', { 'accept-language': 'en' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ email: 'anna@example.hu', lang: 'en', confirmed_at: null }]);
    expect((await mails())[0]?.text).toContain('/checkout/hirlevel/megerosites/');
    expect(await subscriberTable(api.db, 'https://pay.example')).not.toContain('anna');
    const token = await mailed('megerosites');
    expect((await follow('confirm', token)).status).toBe(200);
    expect((await follow('confirm', token)).status).toBe(200);
    expect(await subscriberTable(api.db, 'https://pay.example')).toContain(
      `"anna@example.hu";"en";"${api.clock.now.toISOString()}";"https://pay.example/checkout/hirlevel/vege/${token}/?lang=en"`,
    );
  });

  it('[NEWS-02] tells nobody whether an address has it, and asks it no second time', async () => {
    const first = await ask('anna@example.hu');
    await follow('confirm', await mailed('megerosites'));
    const again = await ask('anna@example.hu');
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect(await mails()).toHaveLength(1);
  });

  it('[NEWS-02] writes one mail for presses that follow each other, and ten a day at most', async () => {
    await Promise.all([ask('anna@example.hu'), ask('anna@example.hu')]);
    expect(await mails()).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) await ask('anna+bolt@example.hu');
    expect(await ask('anna@example.hu')).toMatchObject({ status: 429, errors: { email: ['too_many'] } });
  });

  it('[NEWS-03] ends by the link of any of its mails, which erases the address', async () => {
    await ask('anna@example.hu');
    const token = await mailed('vege');
    await follow('confirm', token);
    expect((await follow('end', token)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await follow('end', token)).status).toBe(404);
    expect((await follow('confirm', token)).status).toBe(404);
  });

  it('[NEWS-03] forgets an address that was never confirmed with its link, after seven days', async () => {
    await ask('anna@example.hu');
    const token = await mailed('megerosites');
    const later = new Date(api.clock.now.getTime() + 7 * day);
    await forgetSubscribers(api, new Date(later.getTime() - 1));
    expect(await rows()).toHaveLength(1);
    api.clock.now = later;
    expect((await follow('confirm', token)).status).toBe(404);
    await forgetSubscribers(api, later);
    expect(await rows()).toEqual([]);
  });
});
