import type { access } from '@sheaf/contract/people/access/access';
import { inviteCost } from '@sheaf/rules/messaging/messages/invite';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** USERS-R8: shown before anything is sent. */
export async function readInviteTerms({ tenant, platform }: Handler<typeof access.readInviteTerms>) {
  const ownPhone = (await platform.registry.phoneAccount(tenant)) !== null;
  return { sms_cost: inviteCost('sms', ownPhone), balance: await balances.read(tenant) };
}
