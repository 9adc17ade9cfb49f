import { describe, expect, it } from 'vitest';
import { harmonisedNotice, noticePath } from '#backend/checkout/pages/harmonised-notice.ts';
import { loadStaticFiles } from '#backend/checkout/static-files.ts';
import { checkoutTexts } from '#backend/checkout/texts.ts';
import { CheckoutUnderTest } from './checkout-under-test.ts';
import { MockApi } from './mock-api.ts';

const notice = {
  name: 'harmonised-notice-0123456789ab.svg',
  type: 'image/svg+xml',
  body: Buffer.from('<svg/>'),
  width: 210,
  height: 297,
} as const;

describe('the harmonised notice in the checkout', () => {
  it('[ADR-0107] is the official figure, as the file is', async () => {
    expect(harmonisedNotice(notice, { texts: checkoutTexts.hu }).text).toContain(
      `src="${noticePath(notice)}" width="210" height="297" alt="Harm`,
    );
    expect((await loadStaticFiles(notice)).get(noticePath(notice))).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
      body: notice.body,
    });
  });

  it('[ADR-0107] has its place beside the rights in a demo', async () => {
    const api = new MockApi();
    const shop = new CheckoutUnderTest();
    await shop.start(await api.start());
    const { text } = await shop.ask('/checkout/');
    expect(text.replace(/\s+/g, ' ')).toContain('<b>Bemutató:</b> valódi webáruházban itt áll az Európai Unió');
    await shop.stop();
    await api.stop();
  });
});
