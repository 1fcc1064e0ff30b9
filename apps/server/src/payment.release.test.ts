import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type CommandPlace, openCommandPlace } from '#platform/testing/command-place';
import { type CommandResult, runCommand, runHere } from '#platform/testing/run-command';
import { seedCongregation } from '#platform/testing/seeds';
import { bookPayment } from './book-payment.ts';
import { readPaymentArguments } from './payment-arguments.ts';

let place: CommandPlace;
let congregation: number;

const run = (given: string[]): Promise<CommandResult> =>
  runCommand(place.environment, inject('scripts').payment, given);
const book = (given: string[]): Promise<CommandResult> =>
  runHere(place.environment, () => bookPayment(readPaymentArguments(given)));

beforeAll(async () => {
  place = await openCommandPlace();
  congregation = (await seedCongregation(place.server.owner)).id;
});
afterAll(() => place.close());

const balance = async (): Promise<number> =>
  (await place.server.owner.query<{ balance_cents: number }>('select balance_cents from account_balances'))
    .rows[0]?.balance_cents ?? 0;
const words = (rest: Record<string, string>): string[] =>
  Object.entries({ for: String(congregation), amount: '18.00', reference: 'tx 1124', ...rest }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );

it('ACCOUNT-R17 books a transfer once next to a running server, and undoes it', async () => {
  expect(await run(words({}))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^A\$18\.00 booked to congregation \d+, Burnie\. Its balance is A\$18\.00\./),
  });
  expect(await book(words({ reference: 'TX  1124', amount: '99' }))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/TX 1124 is booked already/),
  });
  expect(await balance()).toBe(1800);
  const undone = await book(['--undo', '--reference', 'TX 1124']);
  expect(undone).toMatchObject({ code: 0, said: expect.stringMatching(/-A\$18\.00 booked/) });
  expect(await balance()).toBe(0);
});

it('ACCOUNT-R17 names an unknown invoice, congregation or day, and books nothing', async () => {
  const { code, said } = await run(words({ for: '99999' }));
  expect([code, said]).toEqual([1, expect.stringMatching(/there is no congregation 99999/)]);
  expect(said).toContain('Usage: npm run payment');
  for (const [wrong, told] of [
    [{ for: `${congregation}-00012` }, /has no such invoice/],
    [{ received: '2999-01-01' }, /--received lies in the future/],
  ] as const) {
    expect(await book(words(wrong as Record<string, string>))).toEqual({
      code: 1,
      said: expect.stringMatching(told),
    });
  }
  expect(await balance()).toBe(0);
});

it.each([
  [{ for: 'burnie' }, /--for must be an invoice such as 3-00012/],
  [{ amount: '-18' }, /--amount must be money such as 18\.00/],
  [{ reference: '' }, /--reference must be what the bank calls the transfer/],
  [{ received: '23.11.2026' }, /--received must be a day/],
  [{ received: '2026-02-30' }, /--received must be a day/],
])('ACCOUNT-R17 names an invalid argument with its format: %o', (wrong, told) => {
  const given = Object.entries({ for: '3', amount: '18.00', reference: 'tx 1124', ...wrong });
  expect(() => readPaymentArguments(given.map(([name, value]) => `--${name}=${value}`))).toThrow(told);
});
