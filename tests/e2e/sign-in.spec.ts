import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { anyWidth, expect, t, test } from './test.ts';

/** The path that the latest mail to an address leads to. */
async function mailedPath(page: Page, to: string, path: RegExp): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(`${addresses.api}/dev/outbox/?format=json`);
    const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
    const url = data
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => text.match(/https?:\/\/[^\s<]+/g) ?? [])
      .find((link) => path.test(link));
    return url ? new URL(url).pathname + new URL(url).search : '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const newEmail = () => `belepo-${randomUUID()}@example.hu`;
const firstPassword = 'zöld sátor a tónál';
const secondPassword = 'piros kenu a folyón';
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel(t('auth.register.lastName')).fill('Kovács');
  await page.getByLabel(t('auth.register.firstName')).fill('Réka');
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password')).fill(firstPassword);
  await page.getByRole('checkbox').first().check();
  await submit(page, t('auth.register.submit'));
  await expect(page.getByRole('heading', { name: t('auth.register.doneTitle') })).toBeFocused();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password')).fill(password);
  await submit(page, t('auth.login.submit'));
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: t('account.menu') })
    .getByRole('button', { name: t('account.logout') })
    .click();
  await expect(page).toHaveURL('/');
}

test('[RT-01] [RT-02] [RT-05] [AUTH-02] registers, confirms by mail, logs out and in again, back to where it began', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/register/');
  await expectNoViolations(page);
  await register(page, email);
  await expectNoViolations(page);

  const confirmation = await mailedPath(page, email, /\/doi\/thankyou\//);
  for (let time = 0; time < 2; time++) {
    await page.goto(confirmation);
    await expect(page.getByRole('heading', { name: t('auth.doi.thanksTitle') })).toBeVisible();
  }
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectNoViolations(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.doi.toAccount') })
    .click();
  await logOut(page);

  // A page of the account asks for a login, and is come back to.
  await page.goto('/my-account/orders/');
  await expect(page).toHaveURL(/\/login\/\?vissza=/);
  await expectNoViolations(page);
  await logIn(page, email, 'nem ez a jelszó');
  await expect(page.getByText(t('forms.errors.email_credentials'))).toBeVisible();
  await expect(page.getByLabel(t('auth.email'))).toBeFocused();
  await expectNoViolations(page);
  await logIn(page, email, firstPassword);
  await expect(page).toHaveURL('/my-account/orders/');
  await expect(page.getByText(t('session.notices.welcome', { name: 'Réka' }))).toBeVisible();

  // Nobody who is logged in needs to log in.
  await page.goto('/login/?vissza=//evil.test/');
  await expect(page).toHaveURL('/my-account/');
  await logOut(page);
});

test(
  '[RT-01] a login that is pressed before its script has come is sent once that is there',
  anyWidth,
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    // The page's own way there would wait for its scripts.
    await page.mainFrame().goto('/login/', { waitUntil: 'commit' });
    await logIn(page, 'premium@example.hu', 'Bakancs-es-kulacs');
    release();
    await expect(page).toHaveURL('/my-account/');
  },
);

test('[RT-03] [RT-04] sets a new password by the link of a mail, once', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register/');
  await register(page, email);
  await page.getByRole('link', { name: t('auth.register.toAccount') }).click();
  await logOut(page);

  await page.goto('/forgot-password/');
  await expectNoViolations(page);
  await page.getByLabel(t('auth.email')).fill(email);
  await submit(page, t('auth.forgot.submit'));
  await expect(page.getByRole('heading', { name: t('auth.forgot.sentTitle') })).toBeFocused();
  await expectNoViolations(page);

  const link = await mailedPath(page, email, /\/reset-password\//);
  const reset = async (password: string) => {
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password/');
    await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password);
    await page.getByLabel(t('auth.reset.confirmation')).fill(password);
    await expectNoViolations(page);
    await submit(page, t('auth.reset.submit'));
  };
  await reset(secondPassword);
  await expect(page).toHaveURL('/login/?uj-jelszo');
  await expect(page.getByText(t('auth.login.passwordSet'))).toBeVisible();
  await logIn(page, email, secondPassword);
  await expect(page).toHaveURL('/my-account/');

  await reset('harmadik hosszú jelszó');
  await expect(page.getByRole('heading', { name: t('auth.reset.wrongTitle') })).toBeFocused();
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: t('auth.reset.ask') })).toHaveAttribute('href', '/forgot-password/');
});

test('[RT-05] says that a link is not good, and leads on', async ({ page }) => {
  await page.goto(`/doi/thankyou/${randomUUID()}/`);
  await expect(page.getByRole('heading', { name: t('auth.doi.wrongTitle') })).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.doi.toLogin') })
    .click();
  await expect(page.getByRole('heading', { name: t('auth.login.title') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sends no password into an address, and says what is needed', async ({ page }) => {
    await page.goto('/login/');
    await page.getByLabel(t('auth.email')).fill('anna@example.hu');
    await page.getByLabel(t('auth.password')).fill('Bakancs-es-kulacs');
    await submit(page, t('auth.login.submit'));
    // Text within noscript is found by its element alone.
    await expect(page.locator('main noscript p')).toHaveText(t('auth.noScript'));
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page).toHaveURL('/login/');
  });
});
