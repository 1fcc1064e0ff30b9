import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { sessionDays } from '@sheaf/rules/people/access/link';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Sessions that are open and not expired, latest use first. */
export const signedInDevices = (tenant: Tenant, personId: number, now: Date) =>
  sessions.list(tenant, personId, new Date(now.getTime() - sessionDays * 86_400_000));

export async function listDevices(
  call: Handler<typeof access.listDevices>,
): Promise<ReplyOf<typeof access.listDevices>> {
  const rows = await signedInDevices(call.tenant, call.actor.personId, call.now);
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
