import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { accountActivity } from '#contexts/messaging/billing/account-activity';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** 404 for another congregation (ACCOUNT-C1). */
export async function listActivity(call: Handler<typeof operations.listActivity>) {
  const { tenant, actor, params, now } = call;
  if (params.id !== actor.congregationId) return call.missing();
  const { zone } = await readLetterhead(tenant);
  return accountActivity(tenant, { lang: actor.lang, zone, now });
}
