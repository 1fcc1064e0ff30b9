import { sql } from 'kysely';
import { redactJournalRows } from '#platform/database/redact-journal.store';
import type { RetentionSource } from '#platform/retention-source';

const isOld = `state <> 'queued' and created_at <`;
const old = (before: Date) => sql<boolean>`${sql.raw(isOld)} ${before}`;

export const oldMessages: RetentionSource = {
  what: 'messages',
  oldRow: (before) => `from outgoing_messages m where m.congregation_id = c.id and ${isOld} ${before}`,

  async count(tenant, before) {
    const { total } = await tenant.db
      .selectFrom('outgoing_messages')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(old(before))
      .executeTakeFirstOrThrow();
    return total;
  },

  async remove(tenant, before) {
    const gone = await tenant.db.deleteFrom('outgoing_messages').where(old(before)).returning('id').execute();
    return redactJournalRows(tenant, 'outgoing_messages', gone);
  },
};
