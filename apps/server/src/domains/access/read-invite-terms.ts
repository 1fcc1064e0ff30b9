import type { access } from '@sheaf/contract/access/access';
import { inviteCost } from '@sheaf/rules/people/invite';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';
import { readOwnPhone } from '#platform/outbox/own-phone.store';

/** USERS-R8: known before anything is sent. */
export async function readInviteTerms({ tenant }: Handler<typeof access.readInviteTerms>) {
  const ownPhone = (await readOwnPhone(tenant)) !== null;
  return { sms_cost: inviteCost('sms', ownPhone), balance: await balances.read(tenant) };
}
