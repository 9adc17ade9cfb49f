import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { DeleteAccount } from '#components/account/delete-account.tsx';
import { PasswordForm } from '#components/account/password-form.tsx';
import { PersonalForm } from '#components/account/personal-form.tsx';
import { SeparateEmailForm } from '#components/account/separate-email-form.tsx';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { useAccount } from '#lib/account/queries.ts';
import { session } from '#stores/session.ts';
import { accountOf, customerSession } from '#tests/fixtures/account.ts';
import { router, visit } from './navigation.ts';
import { done, mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const newToken = 'N'.repeat(43);
const refused = (errors: Record<string, string[]>, status = 422) => refusal(status, errors);
const isBlocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const button = (name: string) => screen.getByRole('button', { name });

let account = accountOf();

beforeEach(() => {
  account = accountOf();
  document.cookie = `lendulet_token=${customerSession.token}; path=/`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
  session.sync();
  visit('/my-account/account-details/');
  server.use(on(endpoints.account.account, () => account));
});

/** What the local copy of the account holds. */
function LocalCopy() {
  const { data } = useAccount();
  return <output>{JSON.stringify(data?.personal)}</output>;
}

/** Takes a body, holds the answer back until it is released, and counts. */
function held(answer: (body: never) => object) {
  const bodies: unknown[] = [];
  const waiting: (() => void)[] = [];
  const handler = async ({ request }: { request: Request }) => {
    const body: unknown = await request.json();
    bodies.push(body);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return HttpResponse.json({ data: answer(body as never) });
  };
  return { bodies, handler, release: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

describe('[RT-19] [ACC-01] personal data', () => {
  const name = () => screen.findByRole('textbox', { name: t('details.firstName') });

  it('shows what is known; the e-mail address can not be written, with its reason', async () => {
    show(<PersonalForm />);
    expect(await name()).toHaveProperty('value', 'Anna');
    const email = screen.getByRole('textbox', { name: t('details.email') });
    expect(email).toMatchObject({ disabled: true, value: 'anna@example.hu' });
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      t('details.emailReason'),
    );
    expect(screen.getByRole('textbox', { name: /^Telefonszám/ })).toHaveProperty('value', '+36 30 123 4567');
    const genders = within(screen.getByRole('combobox', { name: /^Nem/ })).getAllByRole('option');
    expect(genders.map((option) => [(option as HTMLOptionElement).value, option.textContent])).toEqual([
      ['', 'Nem adom meg'],
      ['male', 'Férfi'],
      ['female', 'Nő'],
      ['divers', 'Egyéb'],
    ]);
    const figures = within(screen.getByRole('group', { name: t('details.avatar') })).getAllByRole('radio');
    expect(figures).toHaveLength(7);
    expect(screen.getByRole('radio', { name: t('details.avatars.runner') })).toHaveProperty('checked', true);
  });

  it('[ACC-05] [ACC-06] sends one change at a time, once there is one, and keeps what was answered', async () => {
    const save = held((body: object) => ({ ...account.personal, ...body, phone: '+36309876543' }));
    server.use(on(endpoints.account.savePersonal, save.handler));
    const { user } = show(
      <>
        <PersonalForm />
        <LocalCopy />
      </>,
    );
    const field = await name();
    const submit = button(t('details.save'));
    expect(isBlocked(submit)).toBe(true);
    await user.click(submit);
    await user.type(field, '{Enter}');
    await user.type(field, 'x');
    expect(isBlocked(submit)).toBe(false);
    await user.type(field, '{Backspace}');
    expect(isBlocked(submit)).toBe(true);
    await user.clear(field);
    await user.type(field, 'Panni');
    const phone = screen.getByRole('textbox', { name: /^Telefonszám/ });
    await user.clear(phone);
    await user.type(phone, '06 30 987 6543');
    await user.click(screen.getByRole('radio', { name: t('details.avatars.skier') }));
    await user.dblClick(submit);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(save.bodies).toHaveLength(1));
    expect(isBlocked(button(t('forms.sending')))).toBe(true);
    save.release();
    expect((await screen.findByText(t('details.saved'))).getAttribute('role')).toBe('status');
    expect(save.bodies).toEqual([
      {
        firstName: 'Panni',
        lastName: 'Kovács',
        phone: '06 30 987 6543',
        birthday: '1991-04-12',
        gender: 'female',
        avatar: 'skier',
      },
    ]);
    expect(phone).toHaveProperty('value', '+36 30 987 6543');
    expect(isBlocked(button(t('details.save')))).toBe(true);
    expect(screen.getByText(/"firstName":"Panni"/)).toBeDefined();
    await user.type(field, 'x');
    expect(screen.queryByText(t('details.saved'))).toBeNull();
  });

  it('[API-07] sends the five fields of the contract alone where no other avatar was chosen', async () => {
    const bodies: unknown[] = [];
    server.use(
      on(endpoints.account.savePersonal, async ({ request }) => {
        bodies.push(await request.json());
        return account.personal;
      }),
    );
    const { user } = show(<PersonalForm />);
    await user.type(await name(), 'x{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(Object.keys(bodies[0] as object).toSorted()).toEqual([
      'birthday',
      'firstName',
      'gender',
      'lastName',
      'phone',
    ]);
  });

  it('[ACC-07] shows the server’s errors at their fields and leads to the first', async () => {
    server.use(on(endpoints.account.savePersonal, () => refused({ birthday: ['future'], phone: ['invalid'] })));
    const { user } = show(<PersonalForm />);
    await user.type(await name(), 'x{Enter}');
    const phone = await screen.findByRole('textbox', {
      name: /^Telefonszám/,
      description: new RegExp(t('forms.errors.phone_invalid').replaceAll('+', '\\+')),
    });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(t('forms.errors.birthday_future'), { selector: 'p' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(phone));
  });

  it('keeps what was typed and says so when nothing can be reached', async () => {
    server.use(on(endpoints.account.savePersonal, () => HttpResponse.error()));
    const { user } = show(<PersonalForm />);
    await user.type(await name(), 'x{Enter}');
    expect((await screen.findByText(t('forms.failures.unreachable'))).closest('[role=alert]')).not.toBeNull();
    expect(await name()).toHaveProperty('value', 'Annax');
  });
});

describe('[ACC-08] the separate e-mail address', () => {
  const field = () => screen.findByRole('textbox', { name: new RegExp(`^${t('details.separateEmail')}`) });
  const answering = (sent: unknown[]) =>
    on(endpoints.account.separateEmail, async ({ request }) => {
      const body = (await request.json()) as { separateEmail: string | null };
      sent.push(body);
      return { ...account.personal, ...body };
    });

  it('is set, and cleared again', async () => {
    const sent: unknown[] = [];
    server.use(answering(sent));
    const { user } = show(
      <>
        <SeparateEmailForm />
        <LocalCopy />
      </>,
    );
    expect(screen.queryByRole('button', { name: t('details.clearSeparateEmail') })).toBeNull();
    const email = await field();
    expect(isBlocked(button(t('details.saveSeparateEmail')))).toBe(true);
    await user.type(email, 'Csalad@example.hu{Enter}');
    expect(await screen.findByText(t('details.separateEmailDone.set'))).toBeDefined();
    expect(screen.getByText(/"separateEmail":"csalad@example.hu"/)).toBeDefined();
    await user.click(button(t('details.clearSeparateEmail')));
    expect(await screen.findByText(t('details.separateEmailDone.cleared'))).toBeDefined();
    expect(sent).toEqual([{ separateEmail: 'csalad@example.hu' }, { separateEmail: null }]);
    expect(email).toHaveProperty('value', '');
    expect(document.activeElement).toBe(email);
  });

  it('[ACC-07] is refused at its field', async () => {
    const { user } = show(<SeparateEmailForm />);
    const email = await field();
    await user.type(email, 'csalad{Enter}');
    expect(await screen.findByText(t('forms.errors.separateEmail_format'))).toBeDefined();
    expect(document.activeElement).toBe(email);
  });
});

describe('[ACC-04] the password', () => {
  const field = (name: 'oldPassword' | 'newPassword' | 'newPasswordAgain') =>
    screen.getByLabelText(t(`details.${name}`));
  const cookie = () => /lendulet_token=(\w+)/.exec(document.cookie)?.[1];

  it('[ACC-05] is sent once it has changed and both new ones are the same; the new token takes the place of the old', async () => {
    const save = held(() => ({ token: newToken }));
    server.use(on(endpoints.account.changePassword, save.handler));
    const { user } = show(
      <>
        <PasswordForm />
        <LocalCopy />
      </>,
    );
    await screen.findByText(/anna@example.hu/);
    const submit = button(t('details.savePassword'));
    expect(isBlocked(submit)).toBe(true);
    await user.type(field('oldPassword'), 'regi-jelszo');
    await user.type(field('newPassword'), 'uj-jelszo-2026');
    expect(isBlocked(submit)).toBe(true);
    await user.type(field('newPasswordAgain'), 'uj-jelszo-2025');
    expect(isBlocked(submit)).toBe(true);
    expect(screen.getByText(t('details.notYetSame'))).toBeDefined();
    await user.type(field('newPasswordAgain'), '{Backspace}6');
    expect(isBlocked(submit)).toBe(false);
    await user.dblClick(submit);
    await waitFor(() => expect(save.bodies).toHaveLength(1));
    expect(cookie()).toBe(customerSession.token);
    save.release();
    expect((await screen.findByText(t('details.passwordSaved'))).getAttribute('role')).toBe('status');
    expect(save.bodies).toEqual([
      {
        oldPassword: 'regi-jelszo',
        newPassword: 'uj-jelszo-2026',
        newPassword_confirmation: 'uj-jelszo-2026',
        email: 'anna@example.hu',
      },
    ]);
    expect(cookie()).toBe(newToken);
    expect(session.token()).toBe(newToken);
    expect(field('oldPassword')).toHaveProperty('value', '');
    expect(isBlocked(button(t('details.savePassword')))).toBe(true);
  });

  it.each([
    ['oldPassword', 'wrong', 'oldPassword', 'forms.errors.oldPassword_wrong'],
    ['newPassword', 'common', 'newPassword', 'forms.errors.common'],
  ] as const)('[ACC-07] is refused at its field: %s %s', async (name, code, wrong, words) => {
    server.use(on(endpoints.account.changePassword, () => refused({ [name]: [code] })));
    const { user } = show(
      <>
        <PasswordForm />
        <LocalCopy />
      </>,
    );
    await screen.findByText(/anna@example.hu/);
    for (const [which, text] of [
      ['oldPassword', 'regi-jelszo'],
      ['newPassword', 'uj-jelszo-2026'],
      ['newPasswordAgain', 'uj-jelszo-2026'],
    ] as const) {
      await user.type(field(which), text);
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t(words))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(wrong)));
    expect(cookie()).toBe(customerSession.token);
  });

  it('[ACC-07] says how long to wait after too many tries', async () => {
    server.use(on(endpoints.account.changePassword, () => refused({ request: ['wait:600'] }, 429)));
    const { user } = show(
      <>
        <PasswordForm />
        <LocalCopy />
      </>,
    );
    await screen.findByText(/anna@example.hu/);
    for (const which of ['oldPassword', 'newPassword', 'newPasswordAgain'] as const)
      await user.type(field(which), 'uj-jelszo-2026');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('forms.failures.wait', { minutes: 10 }))).toBeDefined();
  });
});

describe('[AUTH-05] deleting the account', () => {
  const typeWord = async (user: ReturnType<typeof show>['user'], word: string) => {
    await user.click(button(t('details.deleteOpen')));
    await user.keyboard(word);
  };

  it('asks for the word, then deletes, logs out, goes home and says what has happened', async () => {
    const calls: string[] = [];
    const deleted = Promise.withResolvers<void>();
    server.use(
      on(endpoints.account.deleteAccount, async () => {
        calls.push('delete');
        await deleted.promise;
        return done;
      }),
      on(endpoints.auth.logout, ({ request }) => {
        calls.push(`logout ${request.headers.get('authorization')}`);
        return refused({ token: ['invalid token'] }, 403);
      }),
    );
    history.replaceState(null, '', '/my-account/account-details/');
    const { user } = show(
      <>
        <DeleteAccount />
        <SessionProvider />
      </>,
    );
    await typeWord(user, 'torle');
    expect(isBlocked(button(t('details.deleteYes')))).toBe(true);
    await user.keyboard('{Enter}');
    expect(calls).toEqual([]);
    await user.keyboard('s');
    expect(isBlocked(button(t('details.deleteYes')))).toBe(false);
    await user.keyboard('{Enter}{Enter}');
    deleted.resolve();
    expect(await screen.findByText(t('session.notices.deleted'))).toBeDefined();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    await waitFor(() => expect(calls).toEqual(['delete', `logout Bearer ${customerSession.token}`]));
    expect(document.cookie).not.toContain('lendulet_token');
    expect(screen.queryByText(t('session.notices.loggedOut'))).toBeNull();
  });

  it('stays logged in and says so when the account could not be deleted', async () => {
    server.use(on(endpoints.account.deleteAccount, () => refusal(503)));
    const { user } = show(<DeleteAccount />);
    await typeWord(user, 'TÖRLÉS{Enter}');
    expect((await screen.findByText(t('forms.failures.unknown'))).getAttribute('role')).toBe('alert');
    expect(document.cookie).toContain(customerSession.token);
    expect(isBlocked(button(t('details.deleteYes')))).toBe(false);
  });
});
