import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteStatus } from '#backend/customers/order-history.ts';
import { numberedOrder } from '#backend/customers/order-records.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { money } from '#lib/contract/money.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { runProgram } from './process.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

describe('the export of orders', () => {
  const run = async (...parameters: string[]) => {
    const environment = {
      ...(api.settings.DATABASE_URL ? { DATABASE_URL: api.settings.DATABASE_URL } : {}),
      DATA_DIR: api.settings.DATA_DIR,
    };
    const { ended, output } = runProgram('orders-export.ts', environment, parameters);
    return { code: await ended, ...output };
  };

  it('[EVT-06] is a table that no spreadsheet takes for formulas, with a line for each item', async () => {
    const { number } = await placeOrder(api, {}, options.shirt, 2, {
      comment: '=HYPERLINK("https://evil.example";"x")',
    });
    const { code, stdout } = await run('--format', 'csv');
    expect(code).toBe(0);
    expect(stdout.startsWith('\uFEFF"number";"placedAt";"status"')).toBe(true);
    const [, line = '', ...rest] = stdout.split('\r\n');
    expect(rest).toEqual(['']);
    expect(line.startsWith(`"${number}";`)).toBe(true);
    expect(line).toContain(`;"'=HYPERLINK(""https://evil.example"";""x"")";`);
    expect(line).toContain(`;"'+36 30 123 4567";`);
    expect(line).not.toMatch(/(?:^|;)"[=+\-@]/);
  });

  it('[EVT-06] says how an order is paid, and what has gone back to the card', async () => {
    const { uuid } = await placeOrder(api, {}, options.shirt, 2, { payment: 'card' });
    await api.db
      .updateTable('payment')
      .set({ state: 'paid', refunded: money(5000), refund_due: money(5000) })
      .where('order_uuid', '=', uuid)
      .execute();
    await placeOrder(api, {}, options.bottle);
    const [head = '', ...lines] = (await run('--format', 'csv')).stdout.split('\r\n').map((line) => line.split(';'));
    const columns = ['"paymentWay"', '"paymentState"', '"refundedToCard"'].map((name) => head.indexOf(name));
    expect(lines.slice(0, 2).map((line) => columns.map((column) => line[column]))).toEqual([
      ['"card"', '"paid"', '"5000"'],
      ['"on_delivery"', '"none"', '"0"'],
    ]);
  });

  it('[EVT-06] is one order a line, of a state and since a day, into a file that is whole and its owner’s', async () => {
    const first = await placeOrder(api, {}, options.bottle);
    await placeOrder(api, {}, options.bottle);
    await inTransaction(api.db, (transaction) => noteStatus(transaction, first.uuid, 'confirmed', api.clock.now));
    const file = join(api.folder, 'orders.ndjson');
    const day = api.clock.now.toISOString().slice(0, 10);
    const { code, stdout } = await run('--format', 'ndjson', '--state', 'confirmed', '--since', day, file);
    expect([code, stdout]).toEqual([0, `Exported 1 orders to ${file}.\n`]);
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toEqual(await numberedOrder(api.db, first.number));
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await run('--format', 'ndjson', '--since', '2030-01-01')).stdout).toBe('');
  });

  it.each([
    [['--format', 'xlsx'], '--format has to be csv or ndjson.\n'],
    [
      ['--format', 'csv', '--since', 'tegnap'],
      '--since has to be a day or a moment: 2026-11-01 or 2026-11-01T08:00:00Z.\n',
    ],
    [['--format', 'csv', '--state', 'lost'], /^--state has to be one of awaiting_payment, placed/],
  ])('[EVT-06] refuses %j in a sentence', async (parameters, words) => {
    const { code, stdout, stderr } = await run(...parameters);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(words);
  });
});
