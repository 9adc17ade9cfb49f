import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, type JsonBodyType } from 'msw';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { Confirmation } from '#components/auth/confirmation.tsx';
import { ForgotPassword } from '#components/auth/forgot-password.tsx';
import { LoginForm } from '#components/auth/login-form.tsx';
import { RegisterForm } from '#components/auth/register-form.tsx';
import { ResetPassword } from '#components/auth/reset-password.tsx';
import { session as atBrowser } from '#stores/session.ts';
import { notices } from '#stores/notices.ts';
import { hu } from '#tests/messages.ts';
import { router, visit } from './navigation.ts';
import { type Give, cartCall, done, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

const server = mockApi();
const tracked = recordEvents();
const session = { token: 't'.repeat(43), uuid: `u${'c'.repeat(31)}`, hash: 'a'.repeat(32) };
const guest = 'g'.repeat(32);

/** Answers a call with what is given, and keeps what was sent. */
function answering<E extends Endpoint>(endpoint: E, answer: Give<E>) {
  const sent: JsonBodyType[] = [];
  server.use(
    on(endpoint, async (call) => {
      sent.push((await call.request.json()) as JsonBodyType);
      return answer(call);
    }),
  );
  return sent;
}
const refused = (status: number, errors: Record<string, string[]>) => refusal(status, errors);
const at = (address: string) => history.replaceState(null, '', address);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => {
  await Promise.all([
    import('#lib/auth/actions.ts'),
    import('#lib/auth/actions/password-reset.ts'),
    import('#lib/session/call-api.ts'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  atBrowser.sync();
  notices.close();
  visit('/login/');
});

describe('login', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.type(field(t('auth.email')), 'anna@example.hu');
    await user.type(field(t('auth.password')), 'Bakancs-es-kulacs');
  };

  it('[RT-01] [AUTH-01] stores what was answered, says welcome and leads back to where somebody came from', async () => {
    at('/login/?vissza=%2Fkosar%2F');
    const sent = answering(endpoints.auth.login, () => session);
    const { user } = show(<LoginForm />);
    await fill(user);
    await user.click(button(t('auth.login.submit')));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/kosar/'));
    expect(sent).toEqual([{ email: 'anna@example.hu', password: 'Bakancs-es-kulacs' }]);
    expect(document.cookie).toContain(`lendulet_token=${session.token}`);
    expect(document.cookie).toContain(`lendulet_request=${session.uuid}`);
    expect(localStorage.getItem('lendulet_user')).toBe(session.hash);
    expect(notices.state().notice).toBe('welcome');
    expect(tracked()).toEqual([{ event: 'login', method: 'password' }]);
  });

  it('[RT-01] leads to the account where nothing, or nothing of the shop, is asked for', async () => {
    at('/login/?vissza=//evil.test/');
    answering(endpoints.auth.login, () => session);
    const { user } = show(<LoginForm />);
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my-account/'));
    // The account's own page greets.
    expect(notices.state().notice).toBeNull();
  });

  it('[RT-01] leads on at once who is logged in already', async () => {
    at('/login/?vissza=%2Fwishlist%2F');
    document.cookie = `lendulet_token=${session.token}; path=/`;
    document.cookie = `lendulet_request=${session.uuid}; path=/`;
    show(<LoginForm />);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/wishlist/'));
  });

  it('[AUTH-03] keeps the guest’s uuid for the merge while it is on its way, and clears it when no session comes of it', async () => {
    document.cookie = `lendulet_request=${guest}; path=/`;
    const kept: (string | null)[] = [];
    server.use(
      cartCall.get(() => cartOf(cartItem())),
      on(endpoints.wishlist.get, () => ({ products: [], uuid: guest })),
    );
    answering(endpoints.auth.login, () => {
      kept.push(localStorage.getItem('lendulet_merge'));
      return refused(422, { email: ['credentials'] });
    });
    const { user } = show(<LoginForm />);
    await fill(user);
    await user.click(button(t('auth.login.submit')));
    await screen.findByText(t('forms.errors.email_credentials'));
    expect(kept).toEqual([guest]);
    expect(localStorage.getItem('lendulet_merge')).toBeNull();
    expect(document.cookie).toContain(`lendulet_request=${guest}`);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[ACC-07] says at its field that the two do not belong together, with the focus there and what was typed kept', async () => {
    answering(endpoints.auth.login, () => refused(422, { email: ['credentials'] }));
    const { user } = show(<LoginForm />);
    await fill(user);
    await user.click(button(t('auth.login.submit')));
    const error = await screen.findByText(t('forms.errors.email_credentials'));
    expect(document.activeElement).toBe(field(t('auth.email')));
    expect(field(t('auth.email')).getAttribute('aria-describedby')).toBe(error.id);
    expect(field(t('auth.password')).value).toBe('Bakancs-es-kulacs');
  });

  it('[ACC-07] names every empty field, and leads to the first', async () => {
    const sent = answering(endpoints.auth.login, () => session);
    const { user } = show(<LoginForm />);
    await user.click(button(t('auth.login.submit')));
    const list = within(await screen.findByRole('alert'));
    await list.findByText(t('forms.summary', { count: 2 }));
    expect(document.activeElement).toBe(field(t('auth.email')));
    await user.click(list.getByRole('button', { name: new RegExp(t('forms.errors.password_required')) }));
    expect(document.activeElement).toBe(field(t('auth.password')));
    expect(sent).toEqual([]);
  });

  it('[ACC-05] sends once, however often it is pressed, and may be sent unchanged', async () => {
    let release = () => {};
    const sent = answering(endpoints.auth.login, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return session;
    });
    const { user } = show(<LoginForm />);
    expect(button(t('auth.login.submit')).getAttribute('aria-disabled')).toBe('false');
    await fill(user);
    await user.dblClick(button(t('auth.login.submit')));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button(t('forms.sending')).getAttribute('aria-disabled')).toBe('true');
    await user.type(field(t('auth.password')), '{Enter}');
    release();
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it('says in words how long to wait after too many tries', async () => {
    answering(endpoints.auth.login, () => refused(429, { request: ['wait:130'] }));
    const { user } = show(<LoginForm />);
    await fill(user);
    await user.click(button(t('auth.login.submit')));
    expect(await screen.findByText(t('forms.failures.wait', { minutes: 3 }))).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('takes a pasted password, shows it on request, and tells browsers what its fields are', async () => {
    const { user } = show(<LoginForm />);
    const password = field(t('auth.password'));
    await user.click(password);
    await user.paste('Bakancs-es-kulacs');
    expect(password.value).toBe('Bakancs-es-kulacs');
    await user.click(button(t('forms.showPassword')));
    expect(password.type).toBe('text');
    expect([field(t('auth.email')).autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
  });

  it.each([
    ['pressed then', false],
    ['pressed before, once', true],
  ])('keeps what a browser filled in before the page was hydrated, %s', async (_when, isEarly) => {
    const sent = answering(endpoints.auth.login, () => session);
    const place = document.body.appendChild(document.createElement('div'));
    const island = (
      <NextIntlClientProvider locale="hu" messages={hu} timeZone="Europe/Budapest">
        <QueryClientProvider client={new QueryClient()}>
          <LoginForm />
        </QueryClientProvider>
      </NextIntlClientProvider>
    );
    place.innerHTML = renderToString(island);
    field(t('auth.email')).value = 'anna@example.hu';
    field(t('auth.password')).value = 'Bakancs-es-kulacs';
    const form = place.querySelector('form');
    if (isEarly && form) Object.assign(form, { sentEarly: true });
    render(island, { container: place, hydrate: true });
    if (!isEarly) await userEvent.setup().click(button(t('auth.login.submit')));
    await waitFor(() => expect(sent).toEqual([{ email: 'anna@example.hu', password: 'Bakancs-es-kulacs' }]));
    place.remove();
  });

  it('[RT-02] [RT-03] keeps the way back on its links', async () => {
    at('/login/?vissza=%2Fkosar%2F');
    show(<LoginForm />);
    expect(screen.getByRole('link', { name: t('auth.login.register') }).getAttribute('href')).toBe(
      '/register/?vissza=%2Fkosar%2F',
    );
    expect(screen.getByRole('link', { name: t('auth.login.forgot') }).getAttribute('href')).toBe(
      '/forgot-password/?vissza=%2Fkosar%2F',
    );
  });

  it('says so after a new password was set', async () => {
    at('/login/?uj-jelszo');
    show(<LoginForm />);
    expect((await screen.findByRole('status')).textContent).toBe(t('auth.login.passwordSet'));
  });
});

describe('registration', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.type(field(t('auth.register.lastName')), 'Kovács');
    await user.type(field(t('auth.register.firstName')), 'Réka');
    await user.type(field(t('auth.email')), 'reka@example.hu');
    await user.type(field(t('auth.password')), 'zöld sátor a tónál');
  };
  const [terms, newsletter] = [
    () => screen.getAllByRole<HTMLInputElement>('checkbox')[0],
    () => screen.getByLabelText<HTMLInputElement>(t('auth.register.newsletter')),
  ];

  it('[RT-02] [AUTH-01] logs in, and says that a mail waits; the newsletter only if it was asked for', async () => {
    const sent = answering(endpoints.auth.register, () => session);
    const { user } = show(<RegisterForm />);
    await fill(user);
    expect([terms()?.checked, newsletter().checked]).toEqual([false, false]);
    await user.click(terms() as HTMLElement);
    await user.click(button(t('auth.register.submit')));
    const heading = await screen.findByRole('heading', { name: t('auth.register.doneTitle') });
    expect(tracked()).toEqual([{ event: 'sign_up', method: 'password' }]);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('reka@example.hu')).toBeDefined();
    expect(screen.queryByText(t('auth.register.doneNewsletter'))).toBeNull();
    expect(screen.getByRole('link', { name: t('auth.register.toAccount') }).getAttribute('href')).toBe('/my-account/');
    expect(sent).toEqual([
      {
        lastName: 'Kovács',
        firstName: 'Réka',
        email: 'reka@example.hu',
        password: 'zöld sátor a tónál',
        acceptTerms: true,
        newsletter: false,
      },
    ]);
    expect(document.cookie).toContain(`lendulet_token=${session.token}`);
    expect(localStorage.getItem('lendulet_user')).toBe(session.hash);
    expect(notices.state().notice).toBe('welcome');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[ACC-07] says at the field that an address is taken, with two ways on that keep the way back', async () => {
    at('/register/?vissza=%2Fkosar%2F');
    answering(endpoints.auth.register, () => refused(422, { email: ['taken'] }));
    const { user } = show(<RegisterForm />);
    await fill(user);
    await user.click(terms() as HTMLElement);
    await user.click(newsletter());
    await user.click(button(t('auth.register.submit')));
    await screen.findByText(t('forms.errors.email_taken'));
    expect(document.activeElement).toBe(field(t('auth.email')));
    expect(screen.getByRole('link', { name: t('auth.register.takenLogin') }).getAttribute('href')).toBe(
      '/login/?vissza=%2Fkosar%2F',
    );
    expect(screen.getByRole('link', { name: t('auth.register.takenForgot') }).getAttribute('href')).toBe(
      '/forgot-password/?vissza=%2Fkosar%2F',
    );
    expect(newsletter().checked).toBe(true);
  });

  it('[ACC-07] names all that is missing, in the order of the form, and the terms among it', async () => {
    const sent = answering(endpoints.auth.register, () => session);
    const { user } = show(<RegisterForm />);
    await user.type(field(t('auth.password')), 'rövid');
    await user.click(button(t('auth.register.submit')));
    const list = within(await screen.findByRole('alert'));
    await list.findByText(t('forms.summary', { count: 5 }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      t('auth.register.lastName'),
      t('auth.register.firstName'),
      t('auth.email'),
      t('auth.password'),
      t('auth.register.termsShort'),
    ]);
    expect(document.activeElement).toBe(field(t('auth.register.lastName')));
    expect(screen.getByText(t('forms.strength.short'))).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('forgotten password', () => {
  it.each([['anna@example.hu'], ['senki@example.hu']])(
    '[RT-03] answers the same for %s, in the place of the form',
    async (email) => {
      const sent = answering(endpoints.auth.forgotPassword, () => done);
      const { user } = show(<ForgotPassword />);
      await user.type(field(t('auth.email')), email);
      await user.click(button(t('auth.forgot.submit')));
      const heading = await screen.findByRole('heading', { name: t('auth.forgot.sentTitle') });
      expect(document.activeElement).toBe(heading);
      expect(heading.parentElement?.textContent).toContain(`Ha van ilyen fiók, elküldtük a hivatkozást ide: ${email}.`);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(sent).toEqual([{ email }]);
      await user.click(button(t('auth.forgot.again')));
      expect(document.activeElement).toBe(field(t('auth.email')));
    },
  );

  it('keeps the form and what was typed when the API can not be reached', async () => {
    answering(endpoints.auth.forgotPassword, () => HttpResponse.error());
    const { user } = show(<ForgotPassword />);
    await user.type(field(t('auth.email')), 'anna@example.hu');
    await user.click(button(t('auth.forgot.submit')));
    expect(await screen.findByText(t('forms.failures.unreachable'))).toBeDefined();
    expect(field(t('auth.email')).value).toBe('anna@example.hu');
  });
});

describe('new password', () => {
  const open = () => at('/reset-password/?token=abc_DEF-123&email=Anna%40example.hu');
  const isBlocked = () => button(t('auth.reset.submit')).getAttribute('aria-disabled') === 'true';

  it('[RT-04] takes the token out of the address at once, and leads to the login with a word', async () => {
    open();
    const sent = answering(endpoints.auth.resetPassword, () => done);
    const { user } = show(<ResetPassword />);
    expect(location.href).toBe(`${location.origin}/reset-password/`);
    expect(field(t('auth.email')).value).toBe('anna@example.hu');
    await user.click(field(t('auth.newPassword')));
    await user.paste('zöld sátor a tónál');
    await user.click(field(t('auth.reset.confirmation')));
    await user.paste('zöld sátor a tónál');
    await user.click(button(t('auth.reset.submit')));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login/?uj-jelszo'));
    const password = 'zöld sátor a tónál';
    expect(sent).toEqual([
      { token: 'abc_DEF-123', email: 'anna@example.hu', password, password_confirmation: password },
    ]);
  });

  it('[ACC-05] can not be sent while the two differ or are empty, and says why', async () => {
    open();
    const sent = answering(endpoints.auth.resetPassword, () => done);
    const { user } = show(<ResetPassword />);
    expect(isBlocked()).toBe(true);
    await user.type(field(t('auth.newPassword')), 'zöld sátor a tónál');
    await user.type(field(t('auth.reset.confirmation')), 'zöld sátor{Enter}');
    expect(screen.getByText(t('auth.reset.unequal'))).toBeDefined();
    expect(isBlocked()).toBe(true);
    await user.click(button(t('auth.reset.submit')));
    await user.type(field(t('auth.reset.confirmation')), ' a tónál');
    expect(screen.getByText(t('auth.reset.equal'))).toBeDefined();
    expect(isBlocked()).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each(['?token=abc', '?email=anna%40example.hu', '', '?token=%3Cscript%3E&email=anna%40example.hu'])(
    '[RT-04] says that a link is not whole: %s',
    async (query) => {
      at(`/reset-password/${query}`);
      show(<ResetPassword />);
      expect(await screen.findByRole('heading', { name: t('auth.reset.wrongTitle') })).toBeDefined();
      expect(screen.getByRole('link', { name: t('auth.reset.ask') }).getAttribute('href')).toBe('/forgot-password/');
      expect(location.search).toBe('');
    },
  );

  it('[RT-04] says that a link was used or has expired, and leads to a new one', async () => {
    open();
    answering(endpoints.auth.resetPassword, () => refused(422, { token: ['invalid'] }));
    const { user } = show(<ResetPassword />);
    await user.type(field(t('auth.newPassword')), 'zöld sátor a tónál');
    await user.type(field(t('auth.reset.confirmation')), 'zöld sátor a tónál{Enter}');
    const heading = await screen.findByRole('heading', { name: t('auth.reset.wrongTitle') });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: t('auth.reset.ask') })).toBeDefined();
  });

  it('[ACC-07] says at its field that a password is too common', async () => {
    open();
    answering(endpoints.auth.resetPassword, () => refused(422, { password: ['common'] }));
    const { user } = show(<ResetPassword />);
    await user.type(field(t('auth.newPassword')), 'password1');
    await user.type(field(t('auth.reset.confirmation')), 'password1{Enter}');
    await screen.findByText(t('forms.errors.common'));
    expect(document.activeElement).toBe(field(t('auth.newPassword')));
  });
});

describe('confirmation by mail', () => {
  const hash = 'abcdefghij_KLMNOP-1234';
  const answered = (answer: Give<typeof endpoints.auth.confirmEmail>) => {
    const asked: unknown[] = [];
    server.use(
      on(endpoints.auth.confirmEmail, (call) => {
        asked.push([call.params.userHash, call.request.headers.get('authorization')]);
        return answer(call);
      }),
    );
    return asked;
  };
  beforeEach(() => at(`/doi/thankyou/${hash}/`));

  it('[RT-05] waits, thanks, and logs nobody in', async () => {
    let release = () => {};
    const asked = answered(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return done;
    });
    show(<Confirmation />);
    expect(screen.getByRole('status').textContent).toContain(t('auth.doi.waiting'));
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
    expect(await screen.findByRole('heading', { name: t('auth.doi.thanksTitle') })).toBeDefined();
    expect(asked).toEqual([[hash, null]]);
    expect(document.cookie).not.toMatch(/token|request/);
    expect(screen.getByRole('link', { name: t('auth.doi.toLogin') }).getAttribute('href')).toBe('/login/');
  });

  it.each(['subscribed', 'unsubscribed'] as const)('[RT-05] says that the newsletter is %s', async (outcome) => {
    answered(() => ({ ...done, proven: outcome === 'subscribed' ? 'newsletter' : 'unsubscribe' }));
    show(<Confirmation />);
    expect(await screen.findByRole('heading', { name: t(`auth.doi.${outcome}Title`) })).toBeDefined();
    expect(screen.getByText(t(`auth.doi.${outcome}`))).toBeDefined();
  });

  it.each([404, 422])('[RT-05] has one word for a wrong or expired link (%i), and ways on', async (status) => {
    answered(() => refused(status, { userHash: ['not found'] }));
    show(<Confirmation />);
    expect(await screen.findByRole('heading', { name: t('auth.doi.wrongTitle') })).toBeDefined();
    expect(screen.getByRole('link', { name: t('auth.doi.toShop') })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[RT-05] asks nobody about a link that can not be one', async () => {
    at('/doi/thankyou/rovid/');
    show(<Confirmation />);
    expect(await screen.findByRole('heading', { name: t('auth.doi.wrongTitle') })).toBeDefined();
  });

  it('[RT-05] tries again on request when the API can not be reached, the focus staying on the page', async () => {
    let isUp = false;
    answered(() => (isUp ? done : HttpResponse.error()));
    const { user } = show(<Confirmation />);
    const retry = await screen.findByRole('button', { name: t('auth.doi.retry') });
    expect(screen.getByRole('status').textContent).toContain(t('auth.doi.unreachable'));
    isUp = true;
    await user.click(retry);
    const heading = await screen.findByRole('heading', { name: t('auth.doi.thanksTitle') });
    expect(document.activeElement).toBe(heading);
  });

  it('[RT-05] says in words how long to wait after too many wrong links', async () => {
    answered(() => refused(429, { request: ['wait:600'] }));
    show(<Confirmation />);
    expect(await screen.findByText(t('forms.failures.wait', { minutes: 10 }))).toBeDefined();
  });
});
