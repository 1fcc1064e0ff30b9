import type { access } from '@sheaf/contract/people/access/access';
import type { Handler } from '#platform/handle';
import { outbox } from '#platform/outbox/outbox.store';

/** Messages contain links, so they are readable in development only. */
export async function listLocalOutbox(call: Handler<typeof access.listLocalOutbox>) {
  if (!call.platform.settings.development) return call.refuse('not-development');
  const rows = await outbox.latest(call.tenant);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
