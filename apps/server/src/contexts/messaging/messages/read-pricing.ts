import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { centsPerPart, overdraftCents } from '@sheaf/rules/messaging/messages/plan-sending';
import { readSendingTerms } from '#contexts/messaging/messages/sending-terms';
import { groupNames } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

export async function readPricing({ tenant }: Handler<typeof messages.readPricing>) {
  const terms = await readSendingTerms(tenant);
  return {
    manual: terms.manual,
    cents_per_part: terms.ownPhone ? 0 : centsPerPart,
    balance: await balances.read(tenant),
    overdraft: overdraftCents,
    groups: await groupNames(tenant),
  };
}
