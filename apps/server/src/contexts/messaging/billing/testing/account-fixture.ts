/**
 * A congregation with a person in charge of its account, and ledger entries of any kind and time, for tests.
 */
import { billing } from '@sheaf/contract/messaging/billing/billing';
import { bookCredit } from '#contexts/messaging/billing/book-credit';
import { tenantTransaction } from '#platform/database/tenant';
import { balances, type LedgerEntry } from '#platform/outbox/balance.store';
import { seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export type AccountFixture = Awaited<ReturnType<typeof openAccountFixture>>;

export async function openAccountFixture(test: TestApp) {
  const congregation = await seedCongregation(test.database.owner);
  const keeper = await congregation.addPerson({
    permissions: ['settings.account', 'settings.cong.edit', 'settings.send_messages'],
    appointment: 'guest',
  });
  const act = { congregationId: congregation.id, personId: null, operation: 'billing.test' };
  const params = { id: congregation.id };
  return {
    congregation,
    keeper,
    /** Books an entry to balance and ledger, like the server. */
    book: (kind: LedgerEntry['kind'], cents: number, at: string): Promise<void> =>
      tenantTransaction(test.platform, act, async (tenant) => {
        await balances.lock(tenant);
        await balances.book(tenant, { kind, cents, at: new Date(at) });
      }),
    /** Books received money, which settles invoices. */
    credit: (cents: number, at: string): Promise<void> =>
      tenantTransaction(test.platform, act, (tenant) =>
        bookCredit(tenant, { kind: 'payment', cents, at: new Date(at) }),
      ),
    allowMessages: () =>
      test.database.owner.query(
        `insert into domain_settings (congregation_id, part, settings) values ($1, 'automatic_messaging', '{"manual": true}')`,
        [congregation.id],
      ),
    lines: async () => (await test.call(billing.listActivity, { as: keeper.token, params })).data,
    line: (activity: number) =>
      test.call(billing.readActivity, { as: keeper.token, params: { ...params, activity } }),
    /** Balance, and sum of the ledger. */
    async sums(): Promise<{ balance: number; booked: number }> {
      const { rows } = await test.database.owner.query<{ balance: number; booked: number }>(
        `select coalesce((select balance_cents from account_balances where congregation_id = $1), 0) as balance,
           coalesce((select sum(cents) from ledger_entries where congregation_id = $1), 0)::int as booked`,
        [congregation.id],
      );
      return rows[0]!;
    },
  };
}
