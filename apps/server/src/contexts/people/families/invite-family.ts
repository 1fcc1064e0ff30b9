import type { ReplyOf } from '@sheaf/contract/operation';
import type { families } from '@sheaf/contract/people/families/families';
import { inviteOf } from '@sheaf/rules/people/families/family';
import { sendInvite } from '#contexts/people/access/access.api';
import { readFamilies } from '#contexts/people/families/present-family';
import type { Handler } from '#platform/handle';

type Reply = ReplyOf<typeof families.inviteFamily>;

/** FAMILY-R5, FAMILY-R6: invites each like a single person; the first refusal rolls all back. */
export async function inviteFamily(call: Handler<typeof families.inviteFamily>): Promise<Reply> {
  const [family] = await readFamilies(call.tenant, call.params.id);
  if (!family) return call.missing();
  const reply: Reply = { sent: [], left_out: [] };
  for (const member of family.members) {
    const { id, full_name } = member;
    const invite = inviteOf(member, call.body.prefer);
    if ('reason' in invite) {
      reply.left_out.push({ id, full_name, reason: invite.reason });
      continue;
    }
    await sendInvite({ ...call, body: { user: id, method: invite.channel, reset: false } });
    reply.sent.push({ id, full_name, channel: invite.channel });
  }
  return reply.sent.length > 0 ? reply : call.refuse('family-unreachable');
}
