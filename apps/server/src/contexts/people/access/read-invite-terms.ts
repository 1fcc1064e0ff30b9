import type { access } from '@sheaf/contract/people/access/access';
import { inviteCost } from '@sheaf/rules/messaging/messages/invite';
import { readPhoneAccount } from '#contexts/people/congregations/congregations.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** USERS-R8: shown before anything is sent. */
export async function readInviteTerms({ tenant }: Handler<typeof access.readInviteTerms>) {
  const ownPhone = (await readPhoneAccount(tenant)) !== null;
  return { sms_cost: inviteCost('sms', ownPhone), balance: await balances.read(tenant) };
}
