import { z } from 'zod';
import { opaquePattern } from './opaque.ts';
import { endpoint } from './endpoint.ts';
import { openOr } from './open.ts';

/** Names as people bear them: double names, hyphens, "dr.", "-né". Nothing that could start a formula. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.'’-]*$/u);
export const emailSchema = z.string().trim().toLowerCase().max(120).pipe(z.email());
/** 8–128 characters of any kind; the API refuses the most common ones too (ADR-0074). */
export const passwordSchema = z.string().min(8).max(128);
/** What is compared with a stored password: whatever was once allowed. */
export const givenPasswordSchema = z.string().min(1).max(128);

/** Token, request uuid (begins with `u`) and user hash of a session (AUTH-01). */
export const sessionSchema = z.object({
  token: z.string().regex(opaquePattern),
  uuid: z.string().regex(opaquePattern),
  hash: z.string().regex(opaquePattern),
});
export type Session = z.output<typeof sessionSchema>;

export const loginSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });

export const registrationSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  acceptTerms: z.literal(true),
  /** Consent to the newsletter: apart from the terms, and never ticked beforehand. */
  newsletter: z.boolean().default(false),
});

export const forgotPasswordSchema = z.strictObject({ email: emailSchema });

export const resetPasswordSchema = z
  .strictObject({
    token: z.string().max(64),
    email: emailSchema,
    password: passwordSchema,
    password_confirmation: z.string().max(128),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: 'different',
  });

/** An answer that says no more than that the call was done. */
export const doneSchema = z.object({ done: z.literal(true) });

/** What the link of a mail has done. */
export const confirmationSchema = doneSchema.extend({
  proven: openOr(z.enum(['email', 'newsletter', 'unsubscribe']), 'email').default('email'),
});

export const authEndpoints = {
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/resetpassword/',
    authentication: 'auth',
    summary: 'Sets a new password with the token of the mail',
    body: resetPasswordSchema,
    data: doneSchema,
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/api/v1/doi/:userHash/',
    authentication: 'none',
    summary:
      'Confirms an e-mail address or the newsletter (double opt-in), or ends the newsletter; may be called again',
    params: z.strictObject({ userHash: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    data: confirmationSchema,
  }),
};
