import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { placeOrder } from './place-order.ts';
import { addresses, environment, project } from './shop.ts';
import { expect, t, test } from './test.ts';

const run = promisify(execFile);
const programs = { cwd: project, env: environment };

/** The secret of the reviews of a new guest's order. */
async function askedOrder(request: Parameters<typeof placeOrder>[0]): Promise<string> {
  const { uuid } = await placeOrder(request, `velemeny-${crypto.randomUUID()}@example.hu`);
  const { stdout } = await run(process.execPath, ['tests/e2e/ask-for-reviews.ts', uuid], programs);
  return stdout.trim();
}

test.use({ javaScriptEnabled: false });

test('[REV-02] [REV-03] [REV-08] a buyer writes, the retailer reads, the product shows it; then it is taken back', async ({
  page,
  request,
}) => {
  const token = await askedOrder(request);
  await page.goto(`${addresses.checkout}/checkout/ertekeles/${token}/`);
  const first = page.locator('.reviewed').first();
  const name = (await first.locator('h2').textContent()) ?? '';
  await first.getByRole('radio', { name: '2 gyenge' }).check();
  await first.getByRole('radio', { name: t('reviewForm.sizes.small') }).check();
  await first.getByLabel(t('reviewForm.text')).fill('Olcsóbban: olcso-bolt.hu');
  await first.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(page.getByText(t('reviewForm.error.link')).first()).toBeVisible();
  await expect(first.getByRole('radio', { name: '2 gyenge' })).toBeChecked();
  const text = `Kicsi <b>lett</b> ${crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  await first.getByLabel(t('reviewForm.text')).fill(text);
  await first.getByRole('button', { name: t('reviewForm.send') }).click();
  await expect(page.getByText(t('reviewForm.done.sent'))).toBeVisible();
  await expect(page.getByText(t('reviewForm.state.waiting'))).toBeVisible();

  const waiting = (await run(process.execPath, ['backend/review-moderation.ts'], programs)).stdout;
  const id =
    waiting
      .split('\n\n')
      .find((each) => each.includes(text))
      ?.split(' ', 1)[0] ?? '';
  await run(process.execPath, ['backend/review-moderation.ts', '--approve', id], programs);
  const product = /^ {2}(\d+) /m.exec(waiting.slice(waiting.indexOf(id)))?.[1];
  const { data } = (await (await request.get(`${addresses.api}/api/v1/product/${product}/`)).json()) as {
    data: { url: string; name: string; reviews: { isSample: boolean } };
  };
  expect(name).toContain(data.name);
  expect(data.reviews).toMatchObject({ isSample: false });
  await page.goto(`${data.url}velemenyek/`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(t('reviews.checked'))).toBeVisible();

  await page.goto(`${addresses.checkout}/checkout/ertekeles/${token}/`);
  await first.locator('summary').click();
  await first.getByRole('button', { name: t('reviewForm.withdrawButton') }).click();
  await expect(page.getByText(t('reviewForm.done.withdrawn'))).toBeVisible();
  const left = await request.get(`${addresses.api}/api/v1/product/${product}/reviews/`);
  expect(await left.text()).not.toContain(text);
});

test('[REV-08] the page of reviews fits, reads and works in both languages', async ({ page, request }) => {
  const token = await askedOrder(request);
  for (const [lang, heading] of [
    ['hu', t('reviewForm.title')],
    ['en', 'How do you like what you bought?'],
  ] as const) {
    await page.goto(`${addresses.checkout}/checkout/ertekeles/${token}/${lang === 'hu' ? '' : '?lang=en'}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  }
});

test.describe('with a script', () => {
  test.use({ javaScriptEnabled: true });

  test('[REV-05] [REV-06] the demo’s samples are called samples, and search engines hear nothing of them', async ({
    page,
    request,
  }) => {
    const answer = await request.get(`${addresses.api}/api/v1/search/?path=/cipok/futocipok/`);
    const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
    const [path = ''] = data.products[0]?.url.split('?') ?? [];
    await page.goto(path);
    const section = page.locator('#velemenyek');
    await expect(section).not.toBeInViewport();
    const link = page.locator('a[href="#velemenyek"]');
    await expect(link).toContainText(t('reviews.sample'));
    await link.click();
    await expect(section).toBeInViewport();
    await expect(section.getByText(t('reviews.sample')).first()).toBeVisible();
    const items = await section.getByRole('article').count();
    await expect(section.getByText(t('reviews.sample'))).toHaveCount(items + 1);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(told.join()).not.toContain('aggregateRating');
    await expectNoViolations(page);
  });
});
