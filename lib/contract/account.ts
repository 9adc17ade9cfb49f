import { z } from 'zod';
import { doneSchema, emailSchema, givenPasswordSchema, passwordSchema, personNameSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { loyaltySummarySchema } from './loyalty.ts';
import { country } from './market/place.ts';
import { openOr } from './open.ts';
import { deliveryTypeSchema } from './order.ts';
import { phoneSchema } from './phone.ts';
import { postalAddressSchema, postalCodeSchema } from './postal-address.ts';
import { priceTypeSchema } from './price.ts';

/** '' says nothing; the labels are woman, man and divers (ACC-01). */
export const personalGenderSchema = z.enum(['', 'male', 'female', 'divers']);

export const personalSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Cannot be changed in the form. */
  email: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  birthday: z.iso.date().nullable(),
  gender: openOr(personalGenderSchema, ''),
  avatar: z.string().nullable(),
  /** A further address for mails about orders; null while there is none. */
  separateEmail: z.string().nullable(),
});
export type Personal = z.output<typeof personalSchema>;

export const avatarSchema = z.enum(['runner', 'hiker', 'cyclist', 'swimmer', 'skier', 'player']);

/** What a customer may write of the personal data (ACC-01), and the avatar. */
export const personalFormSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phone: phoneSchema.nullable().default(null),
  birthday: z.iso.date().nullable().default(null),
  gender: personalGenderSchema.default(''),
  avatar: avatarSchema.nullable().optional(),
});

export const shippingAddressFormSchema = z.strictObject({
  firstname: personNameSchema,
  lastname: personNameSchema,
  city: postalAddressSchema.shape.city,
  countryId: z.literal(country).default(country),
  postal: postalCodeSchema,
  street: postalAddressSchema.shape.street,
  streetNo: postalAddressSchema.shape.streetNo,
  deliveryType: deliveryTypeSchema.default('home'),
  isDefault: z.boolean().default(false),
});

export const shippingAddressSchema = z.object({
  uuid: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  city: z.string(),
  countryId: z.string(),
  postal: z.string(),
  street: z.string(),
  streetNo: z.string(),
  deliveryType: openOr(deliveryTypeSchema, 'home'),
  isDefault: z.boolean(),
});
export type ShippingAddress = z.output<typeof shippingAddressSchema>;

export const accountSchema = z.object({
  personal: personalSchema,
  role: openOr(priceTypeSchema, 'vk'),
  /** Sysname of the customer's shop; null while none was chosen. */
  store: z.string().nullable(),
  addresses: z.object({ shipping: z.array(shippingAddressSchema) }),
  /** Summary of the loyalty card; null without one (ADR-0085). */
  p4m: loyaltySummarySchema.nullable(),
  /** Whether the e-mail address was confirmed. */
  verified: z.boolean(),
});
export type Account = z.output<typeof accountSchema>;

export const passwordChangeSchema = z
  .strictObject({
    oldPassword: givenPasswordSchema,
    newPassword: passwordSchema,
    newPassword_confirmation: z.string().max(128),
    email: emailSchema,
  })
  .refine((form) => form.newPassword === form.newPassword_confirmation, {
    path: ['newPassword_confirmation'],
    error: 'different',
  });

const addressParams = z.strictObject({ id: z.string().max(64) });
const addressListSchema = z.object({ shipping: z.array(shippingAddressSchema) });

export const accountEndpoints = {
  account: endpoint({
    method: 'GET',
    path: '/api/v1/user/',
    authentication: 'customer',
    summary: 'The account of the customer',
    data: accountSchema,
  }),
  savePersonal: endpoint({
    method: 'PUT',
    path: '/api/v1/user/personal/',
    authentication: 'customer',
    summary: 'Saves the personal data',
    body: personalFormSchema,
    data: personalSchema,
  }),
  separateEmail: endpoint({
    method: 'POST',
    path: '/api/v1/user/separate-email/',
    authentication: 'customer',
    summary: 'Sets or clears the further e-mail address for order mails',
    body: z.strictObject({ separateEmail: emailSchema.nullable() }),
    data: personalSchema,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/v1/user/',
    authentication: 'customer',
    summary: 'Deletes the account and ends its sessions; orders are kept without the person, as the law asks',
    data: doneSchema,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/user/change-password/',
    authentication: 'customer',
    summary: 'Changes the password, ends all other sessions and answers the new token',
    body: passwordChangeSchema,
    data: z.object({ token: z.string() }),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/v1/user/address/shipping/',
    authentication: 'customer',
    summary: 'Adds a shipping address',
    body: shippingAddressFormSchema,
    data: addressListSchema,
  }),
  saveAddress: endpoint({
    method: 'PUT',
    path: '/api/v1/user/address/shipping/:id/',
    authentication: 'customer',
    summary: 'Changes a shipping address',
    params: addressParams,
    body: shippingAddressFormSchema,
    data: addressListSchema,
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/api/v1/user/address/shipping/:id/',
    authentication: 'customer',
    summary: 'Deletes a shipping address',
    params: addressParams,
    data: addressListSchema,
  }),
};
