import { doneSchema, forgotPasswordSchema, loginSchema, registrationSchema, sessionSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** Calls of the shop around a session; the team variant has its own. */
export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login/',
    authentication: 'auth',
    summary: 'Opens a session',
    body: loginSchema,
    data: sessionSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/auth/register/',
    authentication: 'auth',
    summary: 'Registers a customer and opens a session',
    body: registrationSchema,
    data: sessionSchema,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/v1/auth/logout/',
    authentication: 'customer',
    summary: 'Ends the session',
    data: doneSchema,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/forgotpassword/',
    authentication: 'auth',
    summary: 'Sends a link for a new password; the answer is the same for unknown addresses',
    body: forgotPasswordSchema,
    data: doneSchema,
  }),
};
