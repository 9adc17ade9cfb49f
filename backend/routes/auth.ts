import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sessionEndpoints } from '#lib/contract/auth-calls.ts';
import { authEndpoints, type loginSchema, type Session } from '#lib/contract/auth.ts';
import type { Context } from '../context.ts';
import { AccountTries } from '../customers/attempts.ts';
import { confirmByMail, logIn, requestReset, resetPassword, type PasswordGuard } from '../customers/credentials.ts';
import { attemptLimits } from '../customers/limits.ts';
import { register, type Registration } from '../customers/registration.ts';
import { endSession } from '../customers/sessions.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { bearerToken } from '../http/identity.ts';
import { serve } from '../http/route.ts';
import type { MailWay } from '../mail/account-mails.ts';

const done = { done: true } as const;

type Done = typeof done;

/** What opens and ends sessions, for the shop and its team variant: both count into the same limits. */
export interface SessionCalls {
  logIn(form: z.output<typeof loginSchema>, request: FastifyRequest): Promise<Session>;
  register(form: Registration, way: MailWay, request: FastifyRequest): Promise<Session>;
  forgotPassword(email: string, way: MailWay, request: FastifyRequest): Promise<Done>;
  logOut(request: FastifyRequest): Promise<Done>;
}

/** Of registrations and forgotten passwords every try counts, for what they cost is the mail. */
export function sessionCalls(app: FastifyInstance, context: Context, guard: PasswordGuard): SessionCalls {
  const registrations = app.addressTries('registrationFromAddress');
  const passwordResets = app.addressTries('passwordResetRequestFromAddress');
  const passwordResetsFor = new AccountTries(context.db, 'forgotten', attemptLimits.passwordResetRequestForAccount);
  return {
    logIn: (form, { ip }) => logIn(context, guard, form, ip),
    async register(form, way, { ip }) {
      await registrations.take(ip, context.now());
      return register(context, guard.passwords, form, way);
    },
    async forgotPassword(email, way, { ip }) {
      await passwordResets.take(ip, context.now());
      await passwordResetsFor.count(email, context.now());
      await requestReset(context, email, way);
      return done;
    },
    async logOut({ headers }) {
      await endSession(context.db, bearerToken(headers));
      return done;
    },
  };
}

/** The calls that prove something with the token of a mail: wrong tries count. */
function provingRoutes(app: FastifyInstance, context: Context, guard: PasswordGuard): void {
  const resets = app.addressTries('resetFromAddress');
  const isWrongToken = (error: unknown) => error instanceof InvalidInput && error.errors.token !== undefined;
  serve(app, authEndpoints.resetPassword, async ({ body, language, request }) => {
    await resets.guard(request.ip, context.now(), () => resetPassword(context, guard, body, language), isWrongToken);
    return done;
  });
  const confirmations = app.addressTries('confirmationFromAddress');
  serve(app, authEndpoints.confirmEmail, async ({ params, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    return confirmations.guard(
      request.ip,
      context.now(),
      async () => {
        const proven = await confirmByMail(context, params.userHash);
        if (!proven) throw new NotFound('userHash');
        return { ...done, proven };
      },
      (error) => error instanceof NotFound,
    );
  });
}

/** The calls that create and end sessions (AUTH-01, ADR-0072). */
export function authRoutes(app: FastifyInstance, context: Context, guard: PasswordGuard, sessions: SessionCalls): void {
  const { STOREFRONT_HOST: shop } = context.settings;
  serve(app, sessionEndpoints.login, ({ body, request }) => sessions.logIn(body, request));
  serve(app, sessionEndpoints.logout, ({ request }) => sessions.logOut(request));
  serve(app, sessionEndpoints.register, ({ body, language: lang, request }) =>
    sessions.register(body, { shop, lang }, request),
  );
  serve(app, sessionEndpoints.forgotPassword, ({ body, language: lang, request }) =>
    sessions.forgotPassword(body.email, { shop, lang }, request),
  );
  provingRoutes(app, context, guard);
}
