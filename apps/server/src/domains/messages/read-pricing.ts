import type { messages } from '@sheaf/contract/messages/messages';
import { centsPerPart, overdraftCents } from '@sheaf/rules/messages/plan-sending';
import { groupNames } from '#domains/groups/groups.public-api';
import { readSendingTerms } from '#domains/messages/sending-terms';
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
