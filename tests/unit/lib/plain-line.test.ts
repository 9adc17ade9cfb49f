import { describe, expect, it } from 'vitest';
import { contactSchema } from '#lib/contract/order.ts';
import { postalAddressSchema } from '#lib/contract/postal-address.ts';
import { plainLine } from '#lib/contract/plain-line.ts';
import { withdrawalRequestSchema } from '#lib/contract/withdrawal.ts';

const codesOf = (schema: ReturnType<typeof plainLine>, line: string) =>
  schema.safeParse(line).error?.issues.map(({ message }) => message) ?? [];

describe('a line that mails repeat', () => {
  it.each([
    'Szt.István u.',
    'Hősök tere, dr. Kiss-né sétány',
    'Budapest XIII. ker.',
    'Kovács-Nagy Anna Mária',
    'Rákóczi út 1234567',
    "L'Hermitage köz",
  ])('[SEC-01] takes %j', (line) => {
    expect(codesOf(plainLine(80), line)).toEqual([]);
  });

  it.each([
    ['NYERTÉL 1 M Ft: http://evil.example', ['link']],
    ['WWW.evil.example', ['link']],
    ['ｗｗｗ．evil.example', ['link']],
    ['nyeremeny@evil.example', ['link']],
    ['Hívj: 36301234567', ['digits']],
    ['Hívj: ٣٦٣٠١٢٣٤٥٦٧', ['digits']],
  ])('[SEC-01] refuses %j as %j', (line, codes) => {
    expect(codesOf(plainLine(80), line)).toEqual(codes);
  });

  it('[SEC-01] is each name and place of an order and of a withdrawal', () => {
    const address = { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' };
    const contact = { lastName: 'Kovács', firstName: 'Anna', email: 'a@example.hu', phone: '+36 30 123 4567' };
    const withdrawal = { name: 'Kovács Anna', orderNumber: 'L26-000001', email: 'a@example.hu' };
    const refused = (schema: { safeParse(value: unknown): { success: boolean } }, value: object, fields: string[]) =>
      fields.filter((field) => !schema.safeParse({ ...value, [field]: 'http://evil.example' }).success);
    expect(postalAddressSchema.safeParse(address).success).toBe(true);
    expect(refused(postalAddressSchema, address, ['city', 'street', 'streetNo'])).toHaveLength(3);
    expect(refused(contactSchema, contact, ['lastName', 'firstName'])).toHaveLength(2);
    expect(refused(withdrawalRequestSchema, withdrawal, ['name'])).toHaveLength(1);
    expect(postalAddressSchema.safeParse({ ...address, streetNo: 'hrsz. 0123/12345678' }).success).toBe(true);
  });
});
