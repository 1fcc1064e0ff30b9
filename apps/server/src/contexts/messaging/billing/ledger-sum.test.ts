import { messages } from '@sheaf/contract/messaging/messages/messages';
import { access } from '@sheaf/contract/people/access/access';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountFixture, openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import type { LedgerEntry } from '#platform/outbox/balance.store';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AccountFixture;
let guest: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openAccountFixture(test);
  await fixture.allowMessages();
  guest = await fixture.congregation.addPerson({ appointment: 'elder', phone: '+61491570156' });
});
afterAll(() => test.close());

const now = '2026-11-20T00:00:00Z';
const as = () => fixture.keeper.token;

const send = () =>
  test.call(messages.sendMessages, { as: as(), body: { to: 1, message: 'Meeting moved to 19:30' } });
const invite = () =>
  test.call(access.sendInvite, { as: as(), body: { user: guest.id, method: 'sms', reset: false } });

async function dropLatest(): Promise<void> {
  const { data } = await test.call(messages.listMessages, { as: as(), query: { state: 'queued' } });
  const [latest] = data.messages;
  if (latest) await test.call(messages.dropMessage, { as: as(), params: { id: latest.id } });
}

const booked = (kind: LedgerEntry['kind']) =>
  fc.integer({ min: 1, max: 900 }).map((cents) => ({
    name: `${kind} ${cents}`,
    run: (): Promise<unknown> => fixture.book(kind, cents, now),
  }));
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ name: 'send', run: (): Promise<unknown> => send() }) },
  { weight: 2, arbitrary: fc.constant({ name: 'invite', run: (): Promise<unknown> => invite() }) },
  { weight: 3, arbitrary: fc.constant({ name: 'drop', run: (): Promise<unknown> => dropLatest() }) },
  booked('payment'),
  booked('correction'),
);

it('ACCOUNT-D2 equals the balance with the sum of the ledger after any sequence, partly simultaneous', async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), fc.boolean(), async (acts, atOnce) => {
      if (atOnce) await Promise.all(acts.map(({ run }) => run()));
      else for (const { run } of acts) await run();
      const { balance, booked: sum } = await fixture.sums();
      expect(balance).toBe(sum);
      moved += 1;
    }),
    runs(40),
  );
  expect(moved).toBeGreaterThanOrEqual(40);
  const { rows } = await test.database.owner.query('select distinct kind from ledger_entries order by 1');
  expect(rows.map(({ kind }) => kind)).toEqual(['correction', 'payment', 'sms', 'sms-returned']);
});
