import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { sessionDays } from '@sheaf/rules/people/access/link';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';

export async function listDevices(
  call: Handler<typeof access.listDevices>,
): Promise<ReplyOf<typeof access.listDevices>> {
  const usedSince = new Date(call.now.getTime() - sessionDays * 86_400_000);
  const rows = await sessions.list(call.tenant, call.actor.personId, usedSince);
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      source: row.source,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      current: row.id === call.actor.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}
