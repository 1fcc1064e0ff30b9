import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { accountActivity } from '#contexts/messaging/billing/account-activity';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** 404 for a line of another congregation (ACCOUNT-C1). */
export async function readActivity(call: Handler<typeof operations.readActivity>) {
  const { tenant, actor, params, now } = call;
  if (params.id !== actor.congregationId) return call.missing();
  const { zone } = await readLetterhead(tenant);
  const lines = await accountActivity(tenant, { lang: actor.lang, zone, now });
  return lines.find(({ id }) => id === params.activity) ?? call.missing();
}
