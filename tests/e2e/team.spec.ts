import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hu } from '#tests/messages.ts';
import common from '#messages/hu.json' with { type: 'json' };
import commonEnglish from '#messages/en.json' with { type: 'json' };
import shop from '#messages/shop/hu.json' with { type: 'json' };
import shopEnglish from '#messages/shop/en.json' with { type: 'json' };
import team from '#messages/team/hu.json' with { type: 'json' };
import teamEnglish from '#messages/team/en.json' with { type: 'json' };
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { addresses, environment, teamChanges } from './shop.ts';
import { expect, t, test } from './test.ts';

const club = { slug: 'szegedi-futok', name: 'Szegedi Futók' };

test('[TEAM-02] [TEAM-03] [TEAM-04] [TEAM-09] a trainer finds the club, fills its list, and has it in the cart with names and numbers', async ({
  page,
}) => {
  const teamHeaders: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(addresses.api) && !request.url().includes('/media/') && request.method() !== 'OPTIONS')
      teamHeaders.push(request.headers().team);
  });
  await page.goto('/');
  await page.getByRole('link', { name: t('teamHome.toTeams') }).click();
  await expect(page).toHaveURL('/list/');
  await page.getByRole('link', { name: club.name }).click();
  await expect(page).toHaveURL(`/list/${club.slug}/`);
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  const products = page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  const shirt = products.filter({ hasText: 'futópóló' }).first().getByRole('link').first();
  await shirt.click();
  await expect(page).toHaveURL(new RegExp(`/${club.slug}/p/[^/]+-\\d+/$`));

  const form = page.getByRole('form', { name: t('roster.printTitle') });
  await form.getByText(t('roster.paste')).click();
  const sizes = await form
    .getByRole('listitem', { name: t('roster.row', { at: 1 }) })
    .getByLabel(t('roster.size'))
    .locator('option:not([disabled])')
    .allTextContents();
  const [first = '', second = ''] = sizes.filter((size) => size !== t('roster.choose'));
  await form.getByLabel(t('roster.pasteLabel')).fill(`Szőke 10 ${first}\nÉva 7 ${second || first}`);
  await form.getByRole('button', { name: t('roster.takeOver') }).click();
  await expect(form.getByRole('img', { name: t('roster.preview', { name: 'Szőke', number: '10' }) })).toBeVisible();
  const added = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url() === `${addresses.api}/api/v2/team/cart/`,
  );
  await form.getByRole('button', { name: t('roster.add') }).click();
  expect((await added).postDataJSON()).toMatchObject({
    items: [
      { amount: 1, print: { name: 'Szőke', number: 10 } },
      { amount: 1, print: { name: 'Éva', number: 7 } },
    ],
    team: club.slug,
    shopIdentifier: club.slug,
    priceType: 'vk',
  });
  await page
    .getByRole('dialog', { name: t('purchase.added') })
    .getByRole('link', { name: t('purchase.openCart') })
    .click();
  await expect(page).toHaveURL('/kosar/');
  await expect(page.getByText('Szőke')).toBeVisible();
  const line = page.getByRole('heading', { level: 2 }).getByRole('link').first();
  await expect(line).toHaveAttribute('href', new RegExp(`^/${club.slug}/p/`));
  await page
    .getByRole('button', { name: t('cart.more') })
    .first()
    .click();
  await expect(page.getByText(t('cart.pieces', { count: 3 }))).toBeVisible();
  // Every call names a team (TEAM-10).
  expect(teamHeaders.length).toBeGreaterThan(1);
  expect(teamHeaders.filter((name) => !name)).toEqual([]);
});

test('[TEAM-02] [TEAM-06] [TEAM-08] registers, sees the account, and logs out, by the calls of the team shop', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAsked = /\/auth\/|\/forgotpassword\//.test(pathname) && request.method() !== 'OPTIONS';
    if (isAsked) calls.push(pathname);
  });
  await page.goto('/register/');
  await page.getByLabel(t('auth.register.lastName')).fill('Edző');
  await page.getByLabel(t('auth.register.firstName')).fill('Emese');
  await page.getByLabel(t('auth.email')).fill(`edzo-${Date.now()}@example.hu`);
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Kulacs-a-padon-12');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await page.getByRole('link', { name: t('session.account'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emese');
  for (const path of ['orders', 'delivery-address', 'account-details']) {
    await page.goto(`/my-account/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page
    .getByRole('navigation', { name: t('account.menu') })
    .getByRole('button', { name: t('account.logout') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: t('session.login'), exact: true })).toBeVisible();
  await page.goto('/forgot-password/');
  await page.getByLabel(t('auth.email')).fill('edzo@example.hu');
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await expect(page.getByRole('heading', { name: t('auth.forgot.sentTitle') })).toBeVisible();
  expect(calls).toEqual(['/api/v2/team/auth/register/', '/api/v2/team/auth/logout/', '/api/v2/team/forgotpassword/']);
});

test('[TEAM-01] [TEAM-05] [TEAM-07] its pages and no other answer', async ({ request }) => {
  const found = [
    '/',
    '/en/',
    '/list/',
    `/list/${club.slug}/`,
    `/${club.slug}/ruhazat/`,
    `/${club.slug}/ruhazat/?sortField=price&sortType=asc`,
    '/info/hogyan-mukodik/',
    '/info/aszf/',
    '/elallas/',
    '/info/elallas/',
    '/login/',
    '/forgot-password/',
    '/reset-password/',
  ];
  for (const path of found) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  for (const path of [
    '/blog/',
    '/shops/',
    '/marka/',
    '/wishlist/',
    '/search/',
    '/cipok/',
    '/my-account/loyalty/',
    '/aktualis-ajanlatok/',
    '/info/nincs/',
    '/list/nincs-klub/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/list/', `/list/${club.slug}/`, `/${club.slug}/p/x-1/`])
    expect((await request.get(addresses.storefront + path)).status(), `shop ${path}`).toBe(404);
});

for (const width of [412, 1440])
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test(`[TEAM-07] a club’s range is searched at ${width} px`, async ({ page }) => {
        await page.goto(`/list/${club.slug}/`);
        const field = page.getByRole('searchbox', { name: t('teams.search') });
        await field.fill('póló');
        await page.getByRole('button', { name: t('teams.searchSubmit') }).click();
        await expect(page).toHaveURL(`/list/${club.slug}/?q=p%C3%B3l%C3%B3`);
        await expect(page.getByRole('heading', { name: t('results.searchTitle', { query: 'póló' }) })).toBeVisible();
        await expect(field).toHaveValue('póló');
        const products = page.getByRole('region', { name: t('list.label') }).getByRole('listitem');
        await expect(products.first()).toContainText('póló');
        if (javaScriptEnabled) {
          await expectNoSidewaysScrolling(page);
          await expectNoViolations(page);
        }
        await field.fill('zzzzqqq');
        await field.press('Enter');
        await expect(page).toHaveURL(/q=zzzzqqq/);
        await expect(page.getByRole('link', { name: t('teams.toWhole', { name: club.name }) })).toBeVisible();
      });
    });

for (const width of [412, 1440]) {
  test(`can be read and used by everyone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/list/', `/list/${club.slug}/`, '/info/feliratozas/', '/login/']) {
      await page.goto(path);
      await expectNoSidewaysScrolling(page);
      await expectNoViolations(page);
    }
    const shirt = page
      .getByRole('region', { name: t('list.label') })
      .getByRole('listitem')
      .filter({ hasText: 'futópóló' })
      .first()
      .getByRole('link')
      .first();
    await page.goto(`/list/${club.slug}/`);
    await page.goto((await shirt.getAttribute('href')) ?? '');
    await page.getByRole('button', { name: t('roster.add') }).click();
    await expect(page.getByText(t('roster.problem.size.missing'))).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectNoViolations(page);
  });
}

interface Texts {
  [key: string]: string | Texts;
}

/** Whole sentences of a language's texts: short words stand in any code. */
function sentences(texts: Texts): string[] {
  return Object.values(texts)
    .flatMap((text) => (typeof text === 'string' ? text.split(/\{[^}]*\}+|<[^>]+>/) : sentences(text)))
    .map((part) => part.trim())
    .filter((part) => part.length >= 14 && /^\p{L}.* /u.test(part));
}

/** All that a build puts out, as text: neither the compiler's cache nor pages that were drawn since. */
async function outputOf(folder: string): Promise<Map<string, string>> {
  const root = join(import.meta.dirname, '../..', folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      /\.(?:js|json|html|rsc|css|body|meta)$/.test(entry.name) &&
      !/\/(?:cache|route-cache|dev)(?:\/|$)/.test(entry.parentPath.slice(root.length)),
  );
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(root.length), await readFile(path, 'utf8')] as const;
      }),
    ),
  );
}

function traces(output: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  return words.flatMap((word) =>
    [...output]
      .filter(([, text]) => text.includes(word))
      .slice(0, 2)
      .map(([file]) => `${word} in ${file}`),
  );
}

const commonSentences = [...sentences(common), ...sentences(commonEnglish)];
const own = (texts: Texts[], others: Texts[]) => {
  const shared = [...commonSentences, ...others.flatMap(sentences)];
  return [...new Set(texts.flatMap(sentences))].filter((sentence) => !shared.some((other) => other.includes(sentence)));
};
const shopTexts = [shop, shopEnglish] as Texts[];
const teamTexts = [team, teamEnglish] as Texts[];

test('[TEAM-01] nothing of the team shop is in the shop’s build: no text, no call, no route', async () => {
  test.skip(!existsSync(join(import.meta.dirname, '../..', environment.BUILD_DIR ?? '')), 'no build here');
  const output = await outputOf(environment.BUILD_DIR ?? '');
  expect(output.size).toBeGreaterThan(100);
  // The search finds what is there.
  expect(traces(output, [hu.home.flipbooks]).length).toBeGreaterThan(0);
  expect(
    traces(output, [
      ...own(teamTexts, shopTexts),
      '/api/v2/team/',
      'page.team',
      'layout.team',
      'lib/teams/',
      'components/team/',
      'shopIdentifier',
      club.name,
      '[teamName]',
    ]),
  ).toEqual([]);
  expect([...output.keys()].filter((path) => /teamName|\/list\/|\/info\//.test(path))).toEqual([]);
});

test('[TEAM-01] nothing of the shop’s own is in the team build', async () => {
  const folder = teamChanges.BUILD_DIR ?? '';
  test.skip(!existsSync(join(import.meta.dirname, '../..', folder)), 'no build here');
  const output = await outputOf(folder);
  expect(traces(output, [hu.teams.lead]).length).toBeGreaterThan(0);
  expect(
    traces(output, [
      ...own(shopTexts, teamTexts),
      '/api/v1/auth/login/',
      '/api/v1/auth/register/',
      '/api/v1/cart/',
      'page.shop',
      'layout.shop',
      '/api/v1/flipbooks/',
      '/api/v1/blog/',
      '/api/v1/home/',
      'lib/flipbook/',
      'components/flipbook/',
      'components/shops/',
      'components/brands/',
    ]),
  ).toEqual([]);
  expect(
    [...output.keys()].filter((path) =>
      /\/(?:blog|shops|marka|flipbook|wishlist|services|static\/\[|search)\//.test(path),
    ),
  ).toEqual([]);
});
