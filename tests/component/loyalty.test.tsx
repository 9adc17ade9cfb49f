import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { AccountFrame } from '#components/account/account-frame.tsx';
import { LoyaltyPage } from '#components/account/loyalty-page.tsx';
import { useAccount } from '#lib/account/queries.ts';
import { marketToday, dayAfter } from '#lib/core/calendar/days.ts';
import type { WireLoyalty } from '#lib/contract/loyalty.ts';
import { session } from '#stores/session.ts';
import { accountOf, customerSession, loyaltyOf } from '#tests/fixtures/account.ts';
import { router, visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const serve = (changes: Partial<WireLoyalty> = {}) =>
  server.use(on(endpoints.loyalty.loyalty, () => loyaltyOf(changes)));
const region = (name: 'points' | 'vouchers' | 'history') => screen.findByRole('region', { name: t(`loyalty.${name}`) });

beforeEach(() => {
  document.cookie = `lendulet_token=${customerSession.token}; path=/`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
  session.sync();
  visit('/my-account/loyalty/');
  server.use(on(endpoints.account.account, () => accountOf()));
});

describe('[RT-20] [ACC-10] the loyalty page', () => {
  it('shows the card’s number as bars and as digits', async () => {
    serve();
    show(<LoyaltyPage />);
    const bars = await screen.findByRole('img', {
      name: t('loyalty.barcode', { number: '5\u00A0901234\u00A0123457' }),
    });
    expect(bars.getAttribute('viewBox')).toMatch(/^0 0 113 /);
    expect(screen.getByText('5 901234 123457')).toBeDefined();
    expect(screen.getByText('Kovács Anna')).toBeDefined();
  });

  it('says exactly what is missing to the next tier', async () => {
    serve();
    show(<LoyaltyPage />);
    const points = within(await region('points'));
    expect(points.getByText(/Következő szint: Ritmus/).textContent).toBe(
      'Következő szint: Ritmus. Még 1\u00A0400 pont hiányzik.',
    );
    expect(points.getByText(/^1 234/)).toBeDefined();
    expect(points.getByRole('progressbar')).toMatchObject({ value: 100, max: 1500 });
    expect(points.getByRole('listitem', { current: true }).textContent).toContain('Rajt');
  });

  it('says that there is no higher tier on the highest', async () => {
    serve({ next: null, yearPoints: 2000, tier: { id: 'ritmus', name: 'Ritmus', from: 1500 } });
    show(<LoyaltyPage />);
    expect(within(await region('points')).getByText(t('loyalty.highest', { tier: 'Ritmus' }))).toBeDefined();
  });

  it('lists what lapses when, and where points came from and went', async () => {
    serve({
      expiring: [{ points: 2540, at: '2026-12-31' }],
      history: [
        { at: '2026-11-20T23:30:00.000Z', points: 379, reason: 'order', orderNumber: 'L26-000018' },
        { at: '2026-09-22T10:00:00.000Z', points: -200, reason: 'voucher', orderNumber: null },
      ],
    });
    show(<LoyaltyPage />);
    expect(
      within(await region('points'))
        .getByText('2026. december 31.')
        .closest('li')?.textContent,
    ).toBe('2026. december 31.2\u00A0540 pont');
    const [order, spent] = within(await region('history')).getAllByRole('listitem');
    expect(order?.textContent).toBe('2026. nov. 21.Vásárlás L26-000018+379');
    expect(spent?.textContent).toBe('2026. szept. 22.Utalványra váltott pontok\u2212200');
  });

  it('shows a long history in parts', async () => {
    serve({
      history: Array.from({ length: 12 }, (_, at) => ({
        at: `2026-10-${10 + at}T10:00:00.000Z`,
        points: 10,
        reason: 'order' as const,
        orderNumber: null,
      })),
    });
    const { user } = show(<LoyaltyPage />);
    const history = within(await region('history'));
    expect(history.getAllByRole('listitem')).toHaveLength(10);
    await user.click(history.getByRole('button', { name: t('loyalty.more', { count: 2 }) }));
    expect(history.getAllByRole('listitem')).toHaveLength(12);
  });

  it('keeps usable vouchers apart from used and lapsed ones, and copies a code', async () => {
    const today = marketToday();
    const base = { name: 'Kedvezmény', value: '2.000', usedAt: null };
    serve({
      vouchers: [
        { ...base, code: 'LEND-1', minimum: '10.000', validUntil: today },
        { ...base, code: 'LEND-2', minimum: null, validUntil: dayAfter(today, -1) },
        { ...base, code: 'LEND-3', minimum: null, validUntil: dayAfter(today, 9), usedAt: '2026-11-01T10:00:00.000Z' },
      ],
    });
    const { user } = show(<LoyaltyPage />);
    const vouchers = within(await region('vouchers'));
    const [usable] = vouchers.getAllByRole('article');
    expect(vouchers.getAllByRole('article')).toHaveLength(1);
    expect(usable?.textContent).toContain('2\u00A0000\u00A0Ft');
    expect(usable?.textContent).toContain(t('loyalty.minimum', { price: '10\u00A0000\u00A0Ft' }));
    expect(vouchers.getByText(t('loyalty.overVouchers', { count: 2 }))).toBeDefined();
    expect(vouchers.getByText(t('loyalty.used', { day: '2026. november 1.' }))).toBeDefined();
    await user.click(vouchers.getByRole('button', { name: t('loyalty.copyNamed', { code: 'LEND-1' }) }));
    expect((await vouchers.findByText(t('loyalty.copied'))).getAttribute('role')).toBe('status');
    expect(await navigator.clipboard.readText()).toBe('LEND-1');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(vouchers.getByRole('button', { name: t('loyalty.copyNamed', { code: 'LEND-1' }) }));
    expect(await vouchers.findByText(t('loyalty.copyFailed'))).toBeDefined();
  });

  it('says what will stand where there is nothing yet', async () => {
    serve();
    show(<LoyaltyPage />);
    expect(within(await region('history')).getByText(t('loyalty.noHistory'))).toBeDefined();
    expect(within(await region('vouchers')).getByText(t('loyalty.noVouchers'))).toBeDefined();
  });

  it('shows the card of the account when the points can not be reached, and tries again on request', async () => {
    server.use(on(endpoints.loyalty.loyalty, () => HttpResponse.error()));
    const { user } = show(<LoyaltyPage />);
    expect((await screen.findByText(t('loyalty.failed'))).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('img')).toBeDefined();
    serve();
    await user.click(screen.getByRole('button', { name: t('loyalty.retry') }));
    expect(await region('points')).toBeDefined();
  });

  it('keeps the card on the page when the account can not be read again', async () => {
    serve();
    function Again() {
      const { refetch, isError } = useAccount();
      return (
        <button type="button" onClick={() => void refetch()}>
          {isError ? 'failed' : 'again'}
        </button>
      );
    }
    const { user } = show(
      <AccountFrame>
        <Again />
        <LoyaltyPage />
      </AccountFrame>,
    );
    const again = await screen.findByRole('button', { name: 'again' });
    server.use(on(endpoints.account.account, () => HttpResponse.error()));
    await user.click(again);
    await waitFor(() => expect(again.textContent).toBe('failed'));
    expect(screen.getByRole('img')).toBeDefined();
    expect(router.replace).not.toHaveBeenCalled();
  });
});
