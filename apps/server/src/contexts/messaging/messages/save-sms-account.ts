import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { phones } from '#contexts/messaging/messages/phones.store';
import { presentSmsAccount } from '#contexts/messaging/messages/present-sms-account';
import type { Handler } from '#platform/handle';

/** Requires a password with a user: without it the phone would send nothing, and no SMS would be charged. */
export async function saveSmsAccount(call: Handler<typeof messages.saveSmsAccount>) {
  const { tenant, body, platform } = call;
  const { version, ...change } = body;
  const current = await presentSmsAccount(tenant, platform.settings.address);
  if (version !== undefined && version !== current.version) return call.stale(current);
  const user = change.user === undefined ? current.user : change.user;
  if (user !== null && !current.has_password && change.password === undefined)
    return call.invalid({ password: ['required'] });
  await phones.save(tenant, change);
  return presentSmsAccount(tenant, platform.settings.address);
}
