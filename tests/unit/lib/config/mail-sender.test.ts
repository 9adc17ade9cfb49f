import { describe, expect, it } from 'vitest';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import { refuseInventedSender, senderOf } from '#lib/config/mail-sender.ts';
import { SettingsError } from '#lib/config/settings.ts';

const SMTP_URL = 'smtps://mail.example';
const sample = { ...ownBrand, name: 'Hegyi', company: { ...ownBrand.company, email: 'info@minta.example' } };
const own = { ...sample, isSample: false };

describe('who sends mails', () => {
  it('[ADR-0143] is whom MAIL_FROM names, else the brand by COMPANY_EMAIL, else by its company’s address', () => {
    const COMPANY_EMAIL = 'bolt@hegyi.example';
    expect(senderOf({ MAIL_FROM: 'Bolt <a@b.example>', COMPANY_EMAIL }, sample)).toBe('Bolt <a@b.example>');
    expect(senderOf({ MAIL_FROM: '', COMPANY_EMAIL }, sample)).toBe('Hegyi <bolt@hegyi.example>');
    expect(senderOf({ MAIL_FROM: '', COMPANY_EMAIL: '' }, own)).toBe('Hegyi <info@minta.example>');
  });

  it('[ADR-0143] is nobody whom a sample brand made up', () => {
    const refuse = () => refuseInventedSender({ SMTP_URL, MAIL_FROM: '', COMPANY_EMAIL: '' }, sample);
    expect(refuse).toThrow(SettingsError);
    expect(refuse).toThrow(/info@minta\.example.*set MAIL_FROM or COMPANY_EMAIL\.$/);
  });

  it.each([
    [{ SMTP_URL, MAIL_FROM: 'Bolt <a@b.example>' }, sample],
    [{ SMTP_URL, MAIL_FROM: '', COMPANY_EMAIL: 'bolt@hegyi.example' }, sample],
    [{ SMTP_URL, MAIL_FROM: '' }, own],
    [{ SMTP_URL: undefined, MAIL_FROM: '' }, sample],
  ])('[ADR-0143] may be whom %o gives', (settings, brand) => {
    expect(() => refuseInventedSender(settings, brand)).not.toThrow();
  });
});
