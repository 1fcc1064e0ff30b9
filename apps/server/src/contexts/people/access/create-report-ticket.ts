import { mayCall } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { findDocument } from '@sheaf/contract/print-document';
import { tickets } from '#contexts/people/access/sessions.store';
import type { Handler } from '#platform/handle';
import { AccessDenial } from '#platform/outcome';
import { hashSecret, newSecret } from '#platform/secrets';

const ticketSeconds = 120;

/** AUTH-R10, trust 10: one document, 120 s; the permission is checked again on use. */
export async function createReportTicket(call: Handler<typeof access.createReportTicket>) {
  const found = findDocument(call.body.document);
  if (!found) return call.invalid({ document: ['no-such-document'] });
  if (!mayCall(found.operation, call.actor.permissions)) throw new AccessDenial();
  const token = newSecret();
  const expiresAt = new Date(call.now.getTime() + ticketSeconds * 1000);
  await tickets.add(call.tenant, {
    personId: call.actor.personId,
    tokenHash: hashSecret(token),
    sessionId: call.actor.sessionId,
    document: found.document,
    expiresAt,
  });
  return { api_token: token, expires_at: expiresAt.toISOString() };
}
