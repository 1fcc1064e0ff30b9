/**
 * Takes delivery reports from Twilio (MSG-R17). Twilio signs the address and the fields, but no time, so the
 * state of the message makes a replay harmless.
 */
import { timingSafeEqual } from 'node:crypto';
import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { effectOfReport } from '@sheaf/rules/messaging/messages/twilio-report';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler, SignedCall } from '#platform/handle';
import { outbox } from '#platform/outbox/outbox.store';
import { refundMessage } from '#platform/outbox/refund-message';
import { reportedMessages } from '#platform/outbox/reported-messages.store';
import { twilioReportAddress } from '#platform/outbox/twilio-sender';
import { twilioSignature } from '#platform/outbox/twilio-signature';
import { SignInDenial } from '#platform/outcome';

type Operation = typeof messages.takeTwilioReport;
type Call = Handler<Operation>;

function isSigned({ wire, params, platform }: SignedCall<Operation>, token: string): boolean {
  const address = twilioReportAddress(platform.settings.address, params.congregation, params.message);
  const expected = twilioSignature(token, address, wire.text);
  const given = Buffer.from(wire.header('x-twilio-signature') ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function apply(tenant: Tenant, { params, body, now }: Call): Promise<void> {
  const message = await reportedMessages.lock(tenant, params.message);
  const effect = message && effectOfReport(body.MessageStatus, body.MessageSid, message);
  if (!effect) return;
  await reportedMessages.apply(tenant, message.id, effect, body.MessageSid, now);
  // The code identifies the cause; Twilio's message text may contain the person's phone number.
  const code = /^\d{1,6}$/.test(body.ErrorCode ?? '') ? ` ${body.ErrorCode}` : '';
  const detail = effect.state === 'failed' ? `Twilio ${body.MessageStatus}${code}` : null;
  if (detail) await reportedMessages.noteFailure(tenant, message.id, detail);
  await outbox.note(tenant, message.id, effect.state, now, detail);
  if (effect.priceBack) await refundMessage(tenant, message, now);
}

/** The same error without Twilio, for an unknown congregation and for a wrong signature. */
export function verifyTwilioReport(call: SignedCall<Operation>): void {
  const { twilioToken } = call.platform;
  if (!twilioToken || !isSigned(call, twilioToken)) throw new SignInDenial('signature-wrong');
}

export async function takeTwilioReport(call: Call) {
  const { params, platform } = call;
  const act = { congregationId: params.congregation, personId: null, operation: 'messages.takeTwilioReport' };
  await tenantTransaction(platform, act, (tenant) => apply(tenant, call));
  return { ok: true as const };
}
