import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { callApi } from '#lib/session/call-api.ts';
import { accountQuery, useAccount, useCustomerUuid } from '#lib/account/queries.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { accountEndpoints, type Account } from '#lib/contract/account.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { session, SessionChangedError } from '#stores/session.ts';
import { logOut } from '#lib/auth/actions/logout.ts';
import { notices } from '#stores/notices.ts';
import { priceType } from '#stores/price-type.ts';
import { router } from './navigation.ts';
import { brokenAnswer, cartCall, done, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartOf, show, t } from './render.tsx';

const server = mockApi();
const token = 't'.repeat(43);
const customer = `u${'c'.repeat(31)}`;
const guest = 'g'.repeat(32);

export const account = (changes: Partial<Account> = {}): Account => ({
  personal: {
    firstName: 'Anna',
    lastName: 'Kovács',
    email: 'anna@example.hu',
    phone: null,
    birthday: null,
    gender: '',
    avatar: null,
    separateEmail: null,
  },
  role: 'vk',
  store: null,
  addresses: { shipping: [] },
  p4m: null,
  verified: true,
  ...changes,
});

function CartReader() {
  return <i>{useCustomerUuid()}</i>;
}

function AccountFailure() {
  return <i>{useAccount().isLoadingError && 'failed'}</i>;
}

const asCustomer = () => {
  document.cookie = `lendulet_token=${token}; path=/`;
  document.cookie = `lendulet_request=${customer}; path=/`;
};
const cookies = () => document.cookie;
const answerAccount = (changes?: Partial<Account>) => on(endpoints.account.account, () => account(changes));

beforeEach(() => history.replaceState(null, '', '/cipok/'));
afterEach(() => {
  act(() => {
    notices.close();
    priceType.loggedOut();
  });
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('session provider', () => {
  it('[AUTH-06] [RT-33] stays on a page that is none of the account’s where the account can not be loaded', async () => {
    asCustomer();
    server.use(on(endpoints.account.account, () => refusal(500, {})));
    show(
      <>
        <SessionProvider />
        <AccountFailure />
      </>,
    );
    await screen.findByText('failed');
    expect(priceType.state().priceType).toBe('vk');
    expect(router.replace).not.toHaveBeenCalled();
    expect(notices.state().notice).toBeNull();
    expect(session.state().token).toBe(token);
  });

  it('[AUTH-06] [PDP-02] fetches the account when a page starts, and its role decides the prices', async () => {
    asCustomer();
    server.use(answerAccount({ role: 'staff' }));
    show(<SessionProvider />);
    await waitFor(() => expect(priceType.state().priceType).toBe('staff'));
    document.cookie = 'lendulet_token=; max-age=0; path=/';
    document.cookie = 'lendulet_request=; max-age=0; path=/';
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(priceType.state().priceType).toBe('vk'));
  });

  it('asks nothing for a guest', async () => {
    document.cookie = `lendulet_request=${guest}; path=/`;
    show(<SessionProvider />);
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(router.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['alone', null],
    ['behind a part of the page that reads the cookies before it', <CartReader key="reader" />],
  ])('[AUTH-04] [RT-32] logs out a customer’s uuid without a token, once, %s, and goes home', async (_, reader) => {
    document.cookie = `lendulet_request=${customer}; path=/`;
    show(
      <>
        {reader}
        <SessionProvider />
      </>,
    );
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/'));
    expect(cookies()).not.toContain('lendulet_request');
    expect(notices.state()).toEqual({ notice: 'expired', returnTo: '/cipok/' });
    expect(await screen.findByText(t('session.login'))).toHaveProperty(
      'href',
      expect.stringContaining('vissza=%2Fcipok%2F'),
    );
  });

  it('[RT-32] says nothing of an end that was said already, when it is mounted again', async () => {
    document.cookie = `lendulet_request=${customer}; path=/`;
    const { unmount } = show(<SessionProvider />);
    await waitFor(() => expect(notices.state().notice).toBe('expired'));
    unmount();
    act(notices.close);
    router.replace.mockClear();
    show(<SessionProvider />);
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(router.replace).not.toHaveBeenCalled();
    expect(notices.state().notice).toBeNull();
  });

  it.each([
    [403, { token: ['invalid token'] }],
    [401, { uuid: ['no uuid header'] }],
    [422, { uuid: ['invalid uuid'] }],
  ])('[AUTH-07] [RT-32] ends the session once for ten answers of %i %o, and goes home', async (status, errors) => {
    asCustomer();
    localStorage.setItem('lendulet_user', 'a'.repeat(32));
    server.use(
      answerAccount(),
      on(endpoints.order.orders, () => refusal(status, errors)),
      cartCall.get(() => cartOf()),
      on(endpoints.loyalty.loyalty, () => refusal(status, errors)),
    );
    show(<SessionProvider />);
    await waitFor(() => expect(session.state().token).toBe(token));
    const { orderEndpoints } = await import('#lib/contract/order.ts');
    const calls = Array.from({ length: 10 }, (_, index) =>
      callApi(orderEndpoints.orders, { query: { year: 2010 + index } }),
    );
    await Promise.allSettled(calls);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
    expect(cookies()).not.toContain('lendulet_');
    expect(localStorage.getItem('lendulet_user')).toBeNull();
    await waitFor(() => expect(notices.state().notice).toBe('expired'));
  });

  it.each([
    [403, { token: ['other'] }],
    [401, { uuid: ['invalid uuid'] }],
    [422, { email: ['invalid uuid'] }],
    [403, {}],
  ])('keeps the session for another answer: %i %o', async (status, errors) => {
    asCustomer();
    server.use(
      answerAccount(),
      on(endpoints.loyalty.loyalty, () => refusal(status, errors)),
    );
    show(<SessionProvider />);
    await waitFor(() => expect(session.state().token).toBe(token));
    const { loyaltyEndpoints } = await import('#lib/contract/loyalty.ts');
    await expect(callApi(loyaltyEndpoints.loyalty)).rejects.toMatchObject({ status });
    expect(session.state().token).toBe(token);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[AUTH-09] logs an account that can not be parsed', async () => {
    asCustomer();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(on(endpoints.account.account, () => brokenAnswer({ data: { personal: null } })));
    show(<SessionProvider />);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Error during server response parsing!', expect.any(String)),
    );
    logged.mockClear();
  });

  it('follows another tab: what was read of somebody else is forgotten', async () => {
    asCustomer();
    server.use(
      answerAccount(),
      cartCall.get(() => cartOf()),
    );
    function Probe() {
      const uuid = useCustomerUuid();
      const cart = useQuery({ ...cartQuery, enabled: uuid !== null });
      const { data } = useQuery(accountQuery(uuid));
      return (
        <p>
          {data?.personal.firstName ?? 'nobody'} {cart.data ? 'cart' : 'none'}
        </p>
      );
    }
    show(
      <>
        <SessionProvider />
        <Probe />
      </>,
    );
    expect(await screen.findByText('Anna cart')).toBeDefined();
    document.cookie = 'lendulet_token=; max-age=0; path=/';
    document.cookie = 'lendulet_request=; max-age=0; path=/';
    act(() => void dispatchEvent(new Event('focus')));
    expect(await screen.findByText('nobody none')).toBeDefined();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('takes a tab with the account open home when another tab logs out', async () => {
    history.replaceState(null, '', '/my-account/orders/');
    asCustomer();
    server.use(answerAccount());
    show(<SessionProvider />);
    await waitFor(() => expect(session.state().token).toBe(token));
    document.cookie = 'lendulet_token=; max-age=0; path=/';
    document.cookie = 'lendulet_request=; max-age=0; path=/';
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/'));
  });
});

describe('logout', () => {
  it('[AUTH-02] [RT-32] clears token and uuid at once, makes one call, and goes home', async () => {
    asCustomer();
    const calls: (string | null)[] = [];
    let answer: () => void = () => undefined;
    server.use(
      answerAccount(),
      on(endpoints.auth.logout, async ({ request }) => {
        calls.push(request.headers.get('authorization'));
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return done;
      }),
    );
    show(<SessionProvider />);
    await waitFor(() => expect(session.state().token).toBe(token));
    const logouts = [logOut(), logOut()];
    expect(cookies()).not.toContain('lendulet_');
    await waitFor(() => expect(calls).toEqual([`Bearer ${token}`]));
    // A write while it is on its way is refused, and nothing that an old answer brings is kept.
    await expect(callApi(cartEndpoints.add, { body: { productOption: 1 } })).rejects.toThrow(SessionChangedError);
    session.keepRequestUuid(guest, session.state().epoch - 1);
    session.keepRequestUuid(guest);
    expect(cookies()).not.toContain('lendulet_request');
    answer();
    await Promise.all(logouts);
    expect(calls).toHaveLength(1);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/');
    await waitFor(() => expect(notices.state().notice).toBe('loggedOut'));
  });

  it('[AUTH-02] drops an answer to the old session', async () => {
    asCustomer();
    let answer: () => void = () => undefined;
    server.use(
      on(endpoints.account.account, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return account();
      }),
      on(endpoints.auth.logout, () => done),
    );
    session.sync();
    const call = callApi(accountEndpoints.account);
    await logOut();
    answer();
    await expect(call).rejects.toThrow(SessionChangedError);
  });

  it('leaves this browser also when the API does not answer', async () => {
    asCustomer();
    server.use(on(endpoints.auth.logout, () => HttpResponse.error()));
    session.sync();
    await logOut();
    expect(session.state()).toMatchObject({ token: null, requestUuid: null, isLoggingOut: false });
  });
});

describe('cookies and storage', () => {
  it('[AUTH-08] takes damaged, oversized or wrong values for none', () => {
    document.cookie = 'lendulet_token=two%20words; path=/';
    document.cookie = 'lendulet_request=%C5%91; path=/';
    localStorage.setItem('lendulet_merge', 'x'.repeat(5000));
    expect(session.sync()).toMatchObject({ token: null, requestUuid: null, mergeUuid: null });
  });

  it('[AUTH-08] takes a token and a request uuid of any form that an API may issue', () => {
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(700)}.${'B'.repeat(43)}`;
    document.cookie = `lendulet_token=${token}; path=/`;
    document.cookie = 'lendulet_request=u:1/2~3; path=/';
    expect(session.sync()).toMatchObject({ token, requestUuid: 'u:1/2~3' });
  });

  it('keeps a session for the page alone where cookies are refused, and says so', async () => {
    const refused = [
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(''),
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined),
    ];
    show(<SessionProvider />);
    session.sync();
    act(() => session.keepRequestUuid(guest));
    expect(session.isVolatile()).toBe(true);
    expect(session.requestUuid()).toBe(guest);
    await waitFor(() => expect(notices.state().notice).toBe('storageRefused'));
    expect(await screen.findByText(t('session.notices.storageRefused'))).toBeDefined();
    for (const spy of refused) spy.mockRestore();
    act(() => session.expire({ token: null, requestUuid: guest }));
  });

  it('works where local storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => session.open({ token, uuid: customer, hash: 'a'.repeat(32) }));
    expect(session.state()).toMatchObject({ token, requestUuid: customer });
    expect(cookies()).toContain(`lendulet_token=${token}`);
  });
});
