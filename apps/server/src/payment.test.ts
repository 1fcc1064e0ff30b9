import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import { installDatabase } from '#platform/testing/installed-database';
import { seedCongregation } from '#platform/testing/seeds';
import { readPaymentArguments } from './payment-arguments.ts';

let folder: string;
let server: OpenedDatabase;
let congregation: number;

const run = (given: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      SHEAF_DATA: folder,
      SHEAF_LOG: 'silent',
      DATABASE_URL: '',
      SHEAF_ADDRESS: '',
    };
    execFile(process.execPath, [inject('scripts').payment, ...given], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-payment-'));
  installDatabase(folder);
  // As a running server has it: the folder is locked, the database works.
  server = await openDatabase({ folder, durable: false });
  congregation = (await seedCongregation(server.owner)).id;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const balance = async (): Promise<number> =>
  (await server.owner.query<{ balance_cents: number }>('select balance_cents from account_balances')).rows[0]
    ?.balance_cents ?? 0;
const words = (rest: Record<string, string>): string[] =>
  Object.entries({ for: String(congregation), amount: '18.00', reference: 'tx 1124', ...rest }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );

it('ACCOUNT-R17 beside a running server a transfer is booked once, and undone', async () => {
  expect(await run(words({}))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^A\$18\.00 booked to congregation \d+, Burnie\. Its balance is A\$18\.00\./),
  });
  expect(await run(words({ reference: 'TX  1124', amount: '99' }))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/TX 1124 is booked already/),
  });
  expect(await balance()).toBe(1800);
  const undone = await run(['--undo', '--reference', 'TX 1124']);
  expect(undone).toMatchObject({ code: 0, said: expect.stringMatching(/-A\$18\.00 booked/) });
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R17 an invoice, a congregation and a day that are not there are named, and nothing is booked', async () => {
  for (const [wrong, told] of [
    [{ for: '99999' }, /there is no congregation 99999/],
    [{ for: `${congregation}-00012` }, /has no such invoice/],
    [{ received: '2999-01-01' }, /--received lies in the future/],
  ] as const) {
    const { code, said } = await run(words(wrong as Record<string, string>));
    expect([code, told.test(said), /Usage: npm run payment/.test(said)]).toEqual([1, true, true]);
  }
  expect(await balance()).toBe(0);
});

it.each([
  [{ for: 'burnie' }, /--for must be an invoice such as 3-00012/],
  [{ amount: '-18' }, /--amount must be money such as 18\.00/],
  [{ reference: '' }, /--reference must be what the bank calls the transfer/],
  [{ received: '23.11.2026' }, /--received must be a day/],
  [{ received: '2026-02-30' }, /--received must be a day/],
])('ACCOUNT-R17 what is written wrong is named with how to write it: %o', (wrong, told) => {
  const given = Object.entries({ for: '3', amount: '18.00', reference: 'tx 1124', ...wrong });
  expect(() => readPaymentArguments(given.map(([name, value]) => `--${name}=${value}`))).toThrow(told);
});
