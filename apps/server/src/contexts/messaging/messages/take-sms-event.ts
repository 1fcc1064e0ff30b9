import { createHmac, timingSafeEqual } from 'node:crypto';
import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { isRecent, stateAfter } from '@sheaf/rules/messaging/messages/sms-event';
import { phones } from '#contexts/messaging/messages/phones.store';
import { readSigningKey } from '#contexts/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler, SignedCall } from '#platform/handle';
import { outbox } from '#platform/outbox/outbox.store';
import { reportedMessages } from '#platform/outbox/reported-messages.store';
import { SignInDenial } from '#platform/outcome';

type Operation = typeof messages.takeSmsEvent;
type Call = Handler<Operation>;

const operation = 'messages.takeSmsEvent';

/** Signature over the raw bytes, followed by the timestamp. */
function isSigned({ wire }: SignedCall<Operation>, key: string, timestamp: string): boolean {
  const expected = createHmac('sha256', key)
    .update(wire.text + timestamp)
    .digest();
  const given = Buffer.from(wire.header('x-signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function apply(tenant: Tenant, { body, now }: Call): Promise<void> {
  const { messageId, reason } = body.payload;
  const message = messageId ? await reportedMessages.lockOfPhone(tenant, messageId) : undefined;
  const state = message && stateAfter(body.event, message.state);
  if (!state) return;
  await reportedMessages.setState(tenant, message.id, state, now);
  await outbox.note(tenant, message.id, state === 'delivered' ? 'delivered' : 'failed', now, reason ?? null);
}

/** The same error for an unknown congregation, a wrong signature and an old one (MSG-R11). */
export async function verifySmsEvent(call: SignedCall<Operation>): Promise<void> {
  const { params, platform, now, wire } = call;
  const timestamp = wire.header('x-timestamp') ?? '';
  if (!isRecent(timestamp, now.getTime())) throw new SignInDenial('signature-wrong');
  const act = { congregationId: params.congregation, personId: null, operation };
  const key = await tenantTransaction(platform, act, readSigningKey);
  if (!key || !isSigned(call, key, timestamp)) throw new SignInDenial('signature-wrong');
}

export async function takeSmsEvent(call: Call) {
  const { params, body, platform, now } = call;
  const act = { congregationId: params.congregation, personId: null, operation };
  await tenantTransaction(platform, act, async (tenant) => {
    if (await phones.hear(tenant, body.id, now)) await apply(tenant, call);
  });
  return { ok: true as const };
}
