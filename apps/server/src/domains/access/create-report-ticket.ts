import type { access } from '@sheaf/contract/access';
import { tickets } from '#domains/access/sessions.store';
import type { Handler } from '#platform/handle';
import { hashSecret, newSecret } from '#platform/secrets';

const ticketSeconds = 120;

/** AUTH-R10, trust 10: one document, 120 s; the permission is checked again when it is used. */
export async function createReportTicket(call: Handler<typeof access.createReportTicket>) {
  const token = newSecret();
  const expiresAt = new Date(call.now.getTime() + ticketSeconds * 1000);
  await tickets.add(call.tenant, {
    personId: call.actor.personId,
    tokenHash: hashSecret(token),
    document: call.body.document,
    expiresAt,
  });
  return { api_token: token, expires_at: expiresAt.toISOString() };
}
