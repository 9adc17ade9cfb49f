import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeMail, greeting, unlinked, type Mail, type Mailer } from '#backend/mail/mail.ts';
import { writeMail } from '#backend/mail/outbox.ts';
import { listsMails, sendDueMails } from '#backend/mail/sender.ts';
import { smtpMailer } from '#backend/mail/smtp.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { lastMail, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const silent = { warn: () => {} };
const write = (to: string, subject = 'Tárgy') =>
  inTransaction(api.db, (transaction) =>
    writeMail(transaction, to, { lang: 'hu', subject, parts: [{ kind: 'text', text: 'Szia!' }] }, api.clock.now),
  );

/** A mailer that keeps what it sent, and fails as often as it is told. */
function mailerFor(failures = 0): Mailer & { sent: Mail[] } {
  let left = failures;
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      left -= 1;
      if (left >= 0) throw new Error('451 try again');
      sent.push(mail);
    },
    close: () => {},
  };
}

describe('mails', () => {
  it('are written with what they report, or not at all', async () => {
    await inTransaction(api.db, async (transaction) => {
      await writeMail(transaction, 'vevo@example.hu', { lang: 'hu', subject: 'Tárgy', parts: [] }, api.clock.now);
      throw new Error('undone');
    }).catch(() => {});
    expect(await lastMail(api, 'vevo@example.hu')).toBeUndefined();
  });

  it('go out once, though several processes send, and their words are forgotten', async () => {
    for (let index = 0; index < 10; index += 1) await write(`vevo${index}@example.hu`);
    const mailers = Array.from({ length: 5 }, () => mailerFor());
    await Promise.all(mailers.map((mailer) => sendDueMails(api.db, mailer, () => api.clock.now, silent)));
    const recipients = mailers.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect(recipients.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `vevo${index}@example.hu`));
    expect(await lastMail(api, 'vevo1@example.hu')).toMatchObject({ text: '', html: '' });
  });

  it('are tried again after a failure, ever more rarely', async () => {
    await write('vevo@example.hu');
    const mailer = mailerFor(2);
    const moments: number[] = [];
    for (let minute = 0; minute <= 3; minute += 0.5) {
      await sendDueMails(api.db, mailer, () => api.clock.now, silent);
      if (mailer.sent.length > 0) moments.push(minute);
      api.clock.now = new Date(api.clock.now.getTime() + 30_000);
    }
    expect(moments[0]).toBe(1.5);
    expect(mailer.sent).toHaveLength(1);
  });

  it('that are refused leave no address in the log', async () => {
    await write('titkos@example.hu');
    const refused = Object.assign(new Error('550 <titkos@example.hu>: unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const lines: unknown[] = [];
    const mailer: Mailer = { send: () => Promise.reject(refused), close: () => {} };
    await sendDueMails(api.db, mailer, () => api.clock.now, { warn: (...line: unknown[]) => void lines.push(line) });
    expect(lines).toEqual([[{ code: 'EENVELOPE', responseCode: 550, mail: expect.any(Number) }, 'mail not sent']]);
  });

  it('wait for the next process once this one stops', async () => {
    for (let index = 0; index < 3; index += 1) await write(`vevo${index}@example.hu`);
    const stopping = new AbortController();
    const kept = mailerFor();
    const mailer: Mailer = {
      ...kept,
      async send(mail) {
        await kept.send(mail);
        stopping.abort();
      },
    };
    await sendDueMails(api.db, mailer, () => api.clock.now, silent, stopping.signal);
    expect(kept.sent).toHaveLength(1);
  });

  it('that are forgotten while they are sent keep no other from going out', async () => {
    await write('torolt@example.hu');
    await write('vevo@example.hu');
    const kept = mailerFor();
    const mailer: Mailer = {
      ...kept,
      async send(mail) {
        if (mail.to !== 'torolt@example.hu') return kept.send(mail);
        await api.db.deleteFrom('mail').where('recipient', '=', mail.to).execute();
        throw new Error('connection lost');
      },
    };
    await sendDueMails(api.db, mailer, () => api.clock.now, silent);
    expect(kept.sent.map(({ to }) => to)).toEqual(['vevo@example.hu']);
  });

  it('cannot be given another header, nor markup', () => {
    const { to, subject, text, html } = composeMail('vevo@example.hu\r\nBcc: x@evil.example', {
      lang: 'hu',
      subject: 'Rendelés\r\nBcc: x@evil.example\u2028',
      parts: [
        { kind: 'text', text: 'Szia, <img src=x onerror=alert(1)>!' },
        { kind: 'link', label: '<b>', url: 'https://a.example/?x="><script>' },
        { kind: 'lines', lines: ['Név: Anna\nFizetendő: 0 Ft', '<script>'] },
      ],
    });
    expect([to, subject]).toEqual(['vevo@example.hu Bcc: x@evil.example', 'Rendelés Bcc: x@evil.example']);
    expect(html).not.toMatch(/<(img|script|b)\b/);
    expect(text).toContain('Szia, <img src=x onerror=alert(1)>!');
    expect(text).toContain('  Név: Anna Fizetendő: 0 Ft\n');
  });

  it('is set for the width of the screen that it is read on', () => {
    const { html } = composeMail('vevo@example.hu', { lang: 'hu', subject: 'Rendelés', parts: [] });
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
  });

  it.each([
    ['Anna', 'Szia, Anna!'],
    ['dr. Szabóné', 'Szia, dr. Szabóné!'],
    ['nyeremeny.example', 'Szia!'],
    ['Nyertél! https://evil.example', 'Szia!'],
    ['Anna\nKattints', 'Szia!'],
    ['', 'Szia!'],
    ['Anna Mária Kata Júlia', 'Szia, Anna Mária Kata Júlia!'],
    ['Te nyertél egy kerékpárt tőlünk', 'Szia!'],
    ['Megnyertedafőnyereménytvedd át', 'Szia, Megnyertedafőnyereménytvedd át!'],
    ['Megnyertedafőnyereménytvedd áta', 'Szia!'],
  ])('greet %j with %s', (name, words) => {
    expect(greeting(name, 'hu')).toEqual({ kind: 'text', text: words });
  });

  it.each([
    ['6724 Szeged, Szt.István u. 3.A', '6724 Szeged, Szt. István u. 3. A'],
    ['NYERTÉL nyeremeny.evil.example', 'NYERTÉL nyeremeny. evil. example'],
    ['a。hu', 'a。 hu'],
    ['Váci út 1. 2. em. 5.', 'Váci út 1. 2. em. 5.'],
  ])('[SEC-01] part the dots of %j', (words, parted) => {
    expect(unlinked(words)).toBe(parted);
  });

  it('[SEC-01] make no link of what a guest wrote into the address', async () => {
    const street = 'Nyertél, nyeremeny.evil.example';
    await placeOrder(api, {}, options.bottle, 1, {
      delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street, streetNo: '3.' } },
    });
    const mail = await lastMail(api, 'rendeles@example.hu');
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('nyeremeny. evil. example 3.');
      expect(words).not.toContain('evil.example');
    }
  });

  it('confirm an order with goods, totals, delivery and the right to withdraw', async () => {
    const { headers } = await newCustomer(api);
    const order = await placeOrder(api, headers, options.shirt, 2);
    const mail = await lastMail(api, 'rendeles@example.hu');
    expect(mail?.subject).toBe('Megkaptuk a rendelésed: L26-000001');
    for (const part of [
      '2 × Vento Aera futópóló (Fehér, M): 15\u00A0980\u00A0Ft',
      'Szállítás: 1\u00A0490\u00A0Ft',
      'Átvételkor fizetendő: 17\u00A0470\u00A0Ft',
      '6724 Szeged, Londoni körút 3.',
      'http://localhost:3000/elallas/',
      'http://localhost:3000/static/szavatossag/',
      'évig kellékszavatosság',
      `/my-account/order-details/${order.uuid}/`,
    ]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });
});

describe('the outbox', () => {
  it('lists mails as a page and as data, newest first', async () => {
    await write('elso@example.hu', '<b>Első</b>');
    await write('masik@example.hu', 'Másik');
    const page = await api.app.inject('/dev/outbox/');
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.body).toContain('&lt;b&gt;Első&lt;/b&gt;');
    const { data } = await api.call<(Mail & { id: number })[]>('GET', '/dev/outbox/?format=json');
    expect(data.map(({ to, subject }) => [to, subject])).toEqual([
      ['masik@example.hu', 'Másik'],
      ['elso@example.hu', '<b>Első</b>'],
    ]);
  });

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ STOREFRONT_HOST: 'http://127.0.0.1:3000' }, true],
    [{ STOREFRONT_HOST: 'https://www.lendulet.example' }, false],
    [{ STOREFRONT_HOST: 'https://localhost.evil.example' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_OUTBOX: 'true' }, true],
    [{ MAIL_OUTBOX: 'false' }, false],
  ])('with %j is there: %s', (environment, isThere) => {
    const settings = {
      ...readSettings(backendSettingsSchema, environment),
      ...readSettings(shopSettingsSchema, environment),
    };
    expect(listsMails(settings)).toBe(isThere);
  });

  it('is no path where it is off', async () => {
    const public_ = await startTestApi({ environment: { STOREFRONT_HOST: 'https://www.lendulet.example' } });
    expect((await public_.call('GET', '/dev/outbox/')).status).toBe(404);
    await public_.close();
  });
});

describe('the mail server', () => {
  let server: Server;
  const received: string[] = [];

  /** Takes mails as RFC 5321 asks, and no more. */
  beforeEach(async () => {
    received.length = 0;
    server = createServer((socket) => {
      let isData = false;
      const answer = (line: string): string => {
        if (isData) {
          isData = line !== '.';
          return isData ? '' : '250 ok';
        }
        isData = line === 'DATA';
        return /^(EHLO|MAIL|RCPT|RSET)/.test(line) ? '250 ok' : isData ? '354 go on' : '221 bye';
      };
      socket.write('220 test\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          received.push(line);
          const reply = answer(line);
          if (reply) socket.write(`${reply}\r\n`);
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
  });

  it('gets mails with sender, recipient, subject, text and HTML', async () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The port is not known');
    const mailer = smtpMailer(`smtp://127.0.0.1:${address.port}`, 'Lendület <bolt@lendulet.example>');
    await mailer.send(
      composeMail('vevo@example.hu', { lang: 'hu', subject: 'Szia', parts: [{ kind: 'text', text: 'Hello' }] }),
    );
    expect(received.join('\n')).not.toContain('List-Unsubscribe');
    await mailer.send(
      composeMail('vevo@example.hu', {
        lang: 'hu',
        subject: 'Hírek',
        parts: [],
        unsubscribeUrl: 'http://localhost:3000/doi/thankyou/a/',
      }),
    );
    expect(received.join('\n')).not.toContain('List-Unsubscribe-Post');
    const unsubscribeUrl = 'http://localhost:4000/stock-notices/end/a/';
    await mailer.send(
      composeMail('vevo@example.hu', { lang: 'hu', subject: 'Újra', parts: [], unsubscribeUrl, isOneClick: true }),
    );
    mailer.close();
    expect(received).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received).toContain('List-Unsubscribe: <http://localhost:3000/doi/thankyou/a/>');
    expect(received).toContain('MAIL FROM:<bolt@lendulet.example>');
    expect(received).toContain('RCPT TO:<vevo@example.hu>');
    expect(received).toContain('Subject: Szia');
    expect(received.join('\n')).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*Hello[\s\S]*text\/html/);
  });
});
