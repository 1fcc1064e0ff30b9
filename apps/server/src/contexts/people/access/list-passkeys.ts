import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { passkeys } from '#contexts/people/access/passkeys.store';
import type { Handler } from '#platform/handle';

type PasskeyReply = ReplyOf<typeof access.addPasskey>;

export const shownPasskey = (row: {
  id: number;
  device: string;
  created_at: Date;
  last_used_at: Date | null;
}): PasskeyReply => ({
  id: row.id,
  device: row.device,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export async function listPasskeys(call: Handler<typeof access.listPasskeys>): Promise<PasskeyReply[]> {
  const rows = await passkeys.list(call.tenant, call.actor.personId);
  return rows.map(shownPasskey);
}
