import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { readStopToken } from '@sheaf/rules/automatic-messages/stop-link';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import { limitAnswers, readRecord } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { isOurs } from '#platform/outbox/stop-link';

/**
 * The same error for a signature of another congregation, person or kind, and for a deleted person (MSG-R24).
 */
export async function stopMails(call: Handler<typeof messages.stopMails>) {
  const { platform, params } = call;
  await limitAnswers(call);
  const link = readStopToken(params.token);
  if (!link) return call.refuse('stop-link-unknown');
  const { congregationId, personId, kind } = link;
  const act = { congregationId, personId: null, operation: 'messages.stopMails' };
  const known = await tenantTransaction(
    platform,
    act,
    async (tenant) => (await isOurs(tenant, link)) && (await readRecord(tenant, personId)) !== undefined,
  );
  if (!known) return call.refuse('stop-link-unknown');
  await tenantTransaction(platform, { ...act, personId }, (tenant) =>
    notificationPreferences.set(tenant, personId, kind, 'none'),
  );
  platform.changes?.tell(congregationId);
  return { kind };
}
