/** Time until which all due messages of a kind have been sent (MSG-R23). */
import type { AutomaticKind } from '@sheaf/rules/automatic-messages/automatic';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const settledReminders = {
  async read(tenant: Tenant): Promise<Map<string, Date>> {
    const rows = await tenant.db.selectFrom('settled_reminders').select(['kind', 'settled_until']).execute();
    return new Map(rows.map(({ kind, settled_until: until }) => [kind, until]));
  },

  async settle(tenant: Tenant, kind: AutomaticKind, until: Date): Promise<void> {
    await sql`insert into settled_reminders as s (congregation_id, kind, settled_until)
      values (${tenant.congregationId}, ${kind}, ${until})
      on conflict (congregation_id, kind) do update
        set settled_until = greatest(s.settled_until, excluded.settled_until)`.execute(tenant.db);
  },

  /** For kinds that are switched off: messages due in that time are never sent. */
  async forget(tenant: Tenant, kinds: readonly AutomaticKind[]): Promise<void> {
    if (kinds.length === 0) return;
    await tenant.db
      .deleteFrom('settled_reminders')
      .where('kind', 'in', [...kinds])
      .execute();
  },
};
