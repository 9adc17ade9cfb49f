import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ForgedNotice, ProviderError } from '#backend/payments/provider.ts';
import { isSigned, signatureOf, type Signing } from '#backend/payments/signed-json.ts';
import { simplePay } from '#backend/payments/simplepay.ts';
import { money } from '#lib/contract/money.ts';

// Examples of SimplePay's developer documentation v2.1, as they stand there.
const merchant = 'PUBLICTESTHUF';
const secret = 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6';
const signing: Signing = { algorithm: 'sha384', secret };
const reference = '101010515680292482600';
const started =
  '{"salt":"KAC6ZRUacmQit98nFKOpjXgkwdC0Grzl","merchant":"PUBLICTESTHUF","orderRef":"101010515680292482600","currency":"HUF","transactionId":99844942,"timeout":"2019-09-11T21:14:08+02:00","total":25.0,"paymentUrl":"https://sandbox.simplepay.hu/pay/pay/pspHU/8f4oKRec5R1B696xlxbOcj1jRhhABA2pwSLQDPW60zoGSDWzDU"}';
const notice =
  '{"salt":"223G0O18VAqdLhQYbJz73adT36YzLtak","orderRef":"101010515680292482600","method":"CARD","merchant":"PUBLICTESTHUF","finishDate":"2019-09-11T21:14:58+02:00","paymentDate":"2019-09-11T21:14:40+02:00","transactionId":99844942,"status":"FINISHED"}';
const now = new Date('2026-11-26T10:00:00.123Z');

/** A recorded stand-in: answers by the path, and keeps what it was asked. */
class StandIn {
  readonly calls: { path: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
  answers: Record<string, string> = {};
  status = 200;
  signs = true;
  readonly #server: Server = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url ?? '';
    this.calls.push({
      path,
      body: JSON.parse(body) as Record<string, unknown>,
      isSigned: isSigned(body, request.headers.signature, signing),
    });
    const answer = this.answers[path] ?? '{}';
    const signature = this.signs ? signatureOf(answer, signing) : 'AAAA';
    response.writeHead(this.status, { 'content-type': 'application/json', Signature: signature }).end(answer);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

let standIn: StandIn;
let provider: ReturnType<typeof simplePay>;
beforeEach(async () => {
  standIn = new StandIn();
  provider = simplePay({ merchant, secret, host: await standIn.start() });
});
afterEach(() => standIn.stop());

const start = () =>
  provider.start({
    reference,
    amount: money(25),
    email: 'sdk_test@otpmobil.com',
    billing: {
      name: 'SimplePay V2 Tester',
      postal: '1111',
      city: 'Budapest',
      street: 'Address 1',
      phone: '06203164978',
    },
    language: 'hu',
    returnUrl: 'https://fizet.example/checkout/fizetes/x/',
    until: new Date('2026-11-26T10:30:00.500Z'),
  });
const found = (...transactions: object[]) => JSON.stringify({ salt: 'x', merchant, transactions, totalCount: 1 });
const transaction = (status: string, changes: object = {}) => ({
  salt: 'FNoR545Lw2kUQdQOXXy7sJWPBGu4h5T9',
  merchant,
  orderRef: reference,
  currency: 'HUF',
  transactionId: 99844942,
  total: 25.0,
  status,
  remainingTotal: 0.0,
  ...changes,
});

describe('SimplePay v2', () => {
  it('[PAY-08] signs as the documentation’s examples are signed', () => {
    const sample =
      '{"merchant":"P000001","orderRef":"1234567890A","sdkVersion":"1.1","salt":"árvíztűrőtükörfúrógép__ÁÉÍÓÖŐÚÜŰ"}';
    expect(signatureOf(sample, { algorithm: 'sha384', secret: 'ABC1234444' })).toBe(
      'pIytnScMV+18KYrUJSYC4lWdv/Tu6lCxEqWxfZZL20v0XxPajA1vv0ELSzLV+Btp',
    );
    const asked =
      '{"salt":"c1ca1d0e9fc2323b3dda7cf145e36f5e","merchant":"PUBLICTESTHUF","orderRef":"101010516348232058105","currency":"HUF","customerEmail":"sdk_test@otpmobil.com","language":"HU","sdkVersion":"SimplePayV2.1_Payment_PHP_SDK_2.0.7_190701:dd236896400d7463677a82a47f53e36e","methods":["CARD"],"total":"25","timeout":"2021-10-30T12:30:11+00:00","url":"https:\\/\\/sdk.simplepay.hu\\/back.php"}';
    expect(signatureOf(asked, signing)).toBe('gcDJ8J7TyT1rC/Ygj/8CihXaLwniMWRav09QSEMQUnv5TbYaEDvQAuBE1mW3plvZ');
  });

  it('[PAY-08] opens a card page with everything that the documentation asks for, and nothing of a card', async () => {
    standIn.answers['/payment/v2/start'] = started;
    expect(await start()).toEqual({
      url: 'https://sandbox.simplepay.hu/pay/pay/pspHU/8f4oKRec5R1B696xlxbOcj1jRhhABA2pwSLQDPW60zoGSDWzDU',
      transaction: '99844942',
    });
    const [call] = standIn.calls;
    expect(call).toMatchObject({ path: '/payment/v2/start', isSigned: true });
    const { salt, sdkVersion, ...body } = call?.body ?? {};
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(sdkVersion).toEqual(expect.any(String));
    expect(body).toEqual({
      merchant,
      orderRef: reference,
      currency: 'HUF',
      customerEmail: 'sdk_test@otpmobil.com',
      language: 'HU',
      methods: ['CARD'],
      total: '25',
      timeout: '2026-11-26T10:30:00+00:00',
      url: 'https://fizet.example/checkout/fizetes/x/',
      invoice: {
        name: 'SimplePay V2 Tester',
        company: '',
        country: 'hu',
        state: 'Budapest',
        city: 'Budapest',
        zip: '1111',
        address: 'Address 1',
        phone: '06203164978',
      },
    });
  });

  it.each([
    ['INIT', 'pending', null],
    ['INPAYMENT', 'pending', null],
    ['AUTHORIZED', 'authorised', null],
    ['INFRAUD', 'authorised', null],
    ['FINISHED', 'paid', null],
    ['NOTAUTHORIZED', 'failed', 'refused'],
    ['FRAUD', 'failed', 'refused'],
    ['CANCELLED', 'failed', 'cancelled'],
    ['TIMEOUT', 'failed', 'timeout'],
    ['SOMETHINGNEW', 'pending', null],
  ])('[PAY-08] reads %s as %s', async (status, state, failure) => {
    standIn.answers['/payment/v2/query'] = found(transaction(status));
    expect(await provider.read({ reference })).toEqual({ state, failure, refunded: 0, amount: 25, currency: 'HUF' });
    expect(standIn.calls[0]).toMatchObject({ isSigned: true, body: { orderRefs: [reference], merchant } });
  });

  it('[PAY-08] of several transactions under one reference believes the one that came furthest', async () => {
    standIn.answers['/payment/v2/query'] = found(transaction('FINISHED'), transaction('TIMEOUT'));
    expect(await provider.read({ reference })).toMatchObject({ state: 'paid' });
    standIn.answers['/payment/v2/query'] = found();
    expect(await provider.read({ reference })).toBeNull();
    standIn.answers['/payment/v2/query'] = found(transaction('FINISHED', { orderRef: 'another' }));
    expect(await provider.read({ reference })).toBeNull();
  });

  it('[PAY-07] gives a part back, and reads what went back', async () => {
    standIn.answers['/payment/v2/refund'] =
      '{"salt":"x","merchant":"PUBLICTESTHUF","orderRef":"101010515680292482600","currency":"HUF","transactionId":99844942,"refundTransactionId":99844943,"refundTotal":10.0,"remainingTotal":15.0}';
    await provider.refund({ reference, transaction: '99844942', amount: money(25) }, money(10));
    expect(standIn.calls[0]?.body).toMatchObject({
      orderRef: reference,
      transactionId: 99844942,
      currency: 'HUF',
      refundTotal: 10,
    });
    standIn.answers['/payment/v2/query'] = found(transaction('REFUND', { remainingTotal: 15.0 }));
    expect(await provider.read({ reference })).toMatchObject({ state: 'paid', refunded: 10 });
  });

  it('[PAY-08] collects what was only authorised, for accounts in two steps', async () => {
    standIn.answers['/payment/v2/finish'] = '{"salt":"x","transactionId":99844942}';
    await provider.capture({ reference, transaction: '99844942', amount: money(25) });
    expect(standIn.calls[0]?.body).toMatchObject({ originalTotal: 25, approveTotal: 25, transactionId: 99844942 });
  });

  it('[PAY-05] answers a notice with the same and the moment of receipt, signed', () => {
    const {
      reference: named,
      reading,
      answer,
    } = provider.parseCallback({ body: notice, headers: { signature: signatureOf(notice, signing) } }, now);
    expect([named, reading]).toEqual([reference, null]);
    expect(answer.body).toBe(`${notice.slice(0, -1)},"receiveDate":"2026-11-26T10:00:00+00:00"}`);
    expect(isSigned(answer.body, answer.headers['signature'], signing)).toBe(true);
  });

  it('[PAY-05] believes no notice that is not signed by it, or is for another merchant', () => {
    const other = notice.replace(merchant, 'OTHERSHOPHUF');
    const changed = notice.replace('FINISHED', 'CANCELLED');
    const signature = signatureOf(notice, signing);
    for (const raw of [
      { body: notice, headers: {} },
      { body: changed, headers: { signature } },
      { body: other, headers: { signature: signatureOf(other, signing) } },
      { body: 'x', headers: { signature: signatureOf('x', signing) } },
    ])
      expect(() => provider.parseCallback(raw, now)).toThrow(ForgedNotice);
  });

  it('[PAY-08] says which call failed and why, and believes no answer that is not signed', async () => {
    standIn.answers['/payment/v2/start'] = '{"errorCodes":[5321,5083],"merchant":"PUBLICTESTHUF"}';
    await expect(start()).rejects.toThrow('simplepay start refused: 5321, 5083');
    standIn.answers['/payment/v2/start'] = started.replace('25.0', '24.0');
    await expect(start()).rejects.toThrow(ProviderError);
    standIn.signs = false;
    await expect(start()).rejects.toThrow('without its signature');
    standIn.status = 500;
    await expect(start()).rejects.toThrow('/payment/v2/start answered 500');
    await standIn.stop();
    await expect(start()).rejects.toThrow('did not answer');
  });
});
