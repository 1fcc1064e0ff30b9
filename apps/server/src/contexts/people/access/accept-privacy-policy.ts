import type { access } from '@sheaf/contract/people/access/access';
import { accounts } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** AUTH-D5, AUTH-R9. */
export async function acceptPrivacyPolicy(call: Handler<typeof access.acceptPrivacyPolicy>) {
  const { tenant, actor, origin, now } = call;
  if (!(await accounts.hold(tenant, actor.personId))) return call.missing();
  await accounts.storeConsent(tenant, actor.personId, { at: now, ...origin });
  return { privacy_consent: { created_at: now.toISOString(), device: origin.device, ip: origin.ip } };
}
