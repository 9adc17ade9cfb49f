import { describe, expect, it } from 'vitest';
import { checkoutOfEachTest } from './each-test.ts';
import type { OwnReview, Reviewable, ReviewableOrder } from '#lib/contract/review.ts';

const token = 'Tk3S8xJq2LwPzR7tYb1Kc4MTk3S8xJq2LwPzR7tYb1K';
const path = `/checkout/ertekeles/${token}/`;
const reading = `GET /api/v1/reviews/${token}/`;
const writing = `PUT /api/v1/reviews/${token}/0/`;
const withdrawing = `DELETE /api/v1/reviews/${token}/0/`;
const stopping = `POST /api/v1/reviews/${token}/stop/`;
const { api, shop } = checkoutOfEachTest();

const review: OwnReview = {
  id: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
  stars: 4,
  size: 'small',
  width: null,
  text: '</textarea><b>Jó</b>',
  lang: 'hu',
  name: 'Anna',
  writtenOn: '2026-11-20',
  state: 'waiting',
  reason: null,
};
const shoe: Reviewable = {
  line: 0,
  productId: 1,
  brand: 'Vento',
  name: 'Pacer 3 futócipő',
  title: 'Kék, 42',
  url: '/p/vento-pacer-3-futocipo-1/',
  image: { path: '/media/pacer', alt: '' },
  asksSize: true,
  asksWidth: true,
  review: null,
};
const bottle: Reviewable = { ...shoe, line: 2, productId: 3, name: 'Kulacs', asksSize: false, asksWidth: false };
const order = (changes: Partial<ReviewableOrder> = {}): ReviewableOrder => ({
  number: 'L26-000016',
  lines: [shoe, bottle],
  isShownAtOnce: false,
  isStopped: false,
  ...changes,
});
const answer = (call: string, data: unknown) => api.current.failures.set(call, { status: 200, body: { data } });
const refuse = (call: string, status: number, errors: Record<string, string[]>) =>
  api.current.failures.set(call, { status, body: { message: 'no', errors } });
const open = (address = path) => shop.current.ask(address, { uuid: null });

function send(fields: Record<string, string>, { address = path, origin = shop.current.host } = {}) {
  return shop.current.ask(address, {
    method: 'POST',
    uuid: null,
    body: new URLSearchParams({ act: 'write', line: '0', stars: '4', ...fields }).toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('the page of an order’s reviews', () => {
  it('[REV-02] has a form for each product, which asks what its kind has, and keeps its secret', async () => {
    answer(reading, order());
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<h1>Hogy vált be, amit vettél?</h1>');
    expect([text.match(/name="stars" value="5"/g), text.match(/name="size" value="small"/g)]).toMatchObject([
      { length: 2 },
      { length: 1 },
    ]);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(text).not.toContain('<script');
    expect(JSON.stringify(shop.current.log)).not.toContain(token);
  });

  it('[REV-08] is in English by its address, and so is what follows from it', async () => {
    answer(reading, order());
    answer(writing, review);
    const english = `${path}?lang=en`;
    const { text } = await open(english);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('How do you like what you bought?');
    expect(text).toContain('href="http://localhost:3000/en/static/adatkezeles/"');
    expect(text.replace(/<span lang="hu">.*?<\/span>|lang="hu"[^<]*<\/(?:p|a)>/g, '')).not.toMatch(/[őű]/);
    const { headers } = await send({ text: 'Good.' }, { address: english });
    expect(headers.get('location')).toBe(`${path}?lang=en&kesz=sent&sor=0#termek-0`);
    expect(api.current.changes.at(-1)?.body).toMatchObject({ lang: 'en', text: 'Good.' });
  });

  it('[REV-02] sends what was said, leads to its product, and says what came of it', async () => {
    answer(writing, review);
    const { status, headers } = await send({ size: 'small', width: '', text: 'Jó', name: ' ' });
    expect([status, headers.get('location')]).toEqual([303, `${path}?kesz=sent&sor=0#termek-0`]);
    expect(api.current.changes.at(-1)?.body).toEqual({
      stars: 4,
      size: 'small',
      width: null,
      text: 'Jó',
      name: null,
      lang: 'hu',
    });
    answer(reading, order({ lines: [{ ...shoe, review }, bottle] }));
    const { text } = await open(`${path}?kesz=sent&sor=0`);
    expect(text).toContain('Köszönjük! Megkaptuk, amit erről a termékről írtál.');
    expect(text).toContain('Elolvasásra vár, még nem látszik a termék oldalán.');
    expect(text).toContain('&lt;/textarea&gt;&lt;b&gt;Jó&lt;/b&gt;</textarea>');
    expect(text).toContain('value="4" checked');
  });

  it.each<[Record<string, string>, string]>([
    [{ stars: '' }, 'Adj 1 és 5 közötti csillagot.'],
    [{ stars: '9' }, 'Adj 1 és 5 közötti csillagot.'],
    [{ text: 'akcio.hu' }, 'Ne legyen benne webcím vagy e-mail-cím.'],
    [{ text: '06 30 123 4567' }, 'Ne legyen benne telefonszám.'],
    [{ text: 'a'.repeat(1501) }, 'Ez túl hosszú: legfeljebb 1500 karakter lehet.'],
    [{ name: 'A1' }, 'Csak betű, szóköz és kötőjel lehet benne.'],
    [{ size: 'huge' }, 'Válassz az itt látható lehetőségek közül.'],
  ])('[REV-02] refuses %j, says why at its field, and keeps what was typed', async (fields, words) => {
    answer(reading, order());
    const { status, text } = await send({ text: 'Megmarad.', ...fields });
    expect(status).toBe(422);
    expect(text).toContain(`-0-error">${words}`);
    expect(text).toContain(fields.text ?? 'Megmarad.');
    expect(api.current.changes).toEqual([]);
  });

  it.each<[number, Record<string, string[]>, number, string]>([
    [422, { width: ['not_asked'] }, 422, 'Válassz az itt látható lehetőségek közül.'],
    [429, { request: ['wait:60'] }, 429, 'Túl sokszor módosítottad'],
    [404, { line: ['not_found'] }, 409, 'Ezt a terméket most nem lehet értékelni.'],
  ])('[REV-02] says why the API did not take it: %i %j', async (status, errors, shown, words) => {
    answer(reading, order());
    refuse(writing, status, errors);
    const answered = await send({ text: 'Megmarad.' });
    expect(answered.status).toBe(shown);
    expect(answered.text).toContain(words);
    expect(answered.text).toContain('Megmarad.');
  });

  it('[REV-03] says that a review was refused, and why', async () => {
    answer(reading, order({ lines: [{ ...shoe, review: { ...review, state: 'refused', reason: 'advertising' } }] }));
    expect((await open()).text).toContain('Nem közöltük. Ha módosítod, újra elolvassuk. Reklám van benne.');
  });

  it('[REV-02] takes a review back, and [REV-01] ends the mails', async () => {
    answer(withdrawing, { done: true });
    answer(stopping, { done: true });
    expect((await send({ act: 'withdraw' })).headers.get('location')).toBe(`${path}?kesz=withdrawn&sor=0#termek-0`);
    expect((await send({ act: 'stop' })).headers.get('location')).toBe(`${path}?kesz=stopped#leiratkozas`);
    answer(reading, order({ isStopped: true }));
    expect((await open(`${path}?kesz=stopped`)).text).toContain('Rendben, többé nem küldünk ilyen levelet.');
  });

  it('[T6] takes no form of another site', async () => {
    for (const origin of ['https://evil.test', 'http://localhost:3000'])
      expect((await send({}, { origin })).status).toBe(403);
  });

  it('[REV-04] answers alike for every link that opens nothing', async () => {
    refuse(reading, 404, { token: ['not_found'] });
    refuse(writing, 404, { token: ['not_found'] });
    for (const { status, text } of [await open(), await send({})]) {
      expect(status).toBe(404);
      expect(text).toContain('Ez a hivatkozás nem nyit meg értékelést');
    }
    expect((await open('/checkout/ertekeles/rovid/')).status).toBe(404);
  });

  it('[R4] asks for another try while the API is away', async () => {
    api.current.failures.set(reading, 'silent');
    const { status, text, headers } = await open();
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(text).toContain(`href="${path}"`);
  });
});
