/**
 * Webhook of the payment company (ACCOUNT-R14). The signature authenticates the event, and the current state
 * is fetched from the company, so that order and repetition of events do not matter.
 */
import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { applyFacts } from '#contexts/messaging/billing/apply-facts';
import { cardPayments } from '#contexts/messaging/billing/card-payments.store';
import type { ReportedPayment } from '#platform/cards/reported-payment';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall, SignedCall } from '#platform/handle';
import { SignInDenial } from '#platform/outcome';

type Operation = typeof operations.takePaymentEvent;

/** The same error without cards and for a wrong signature. */
export function verifyEvent({ platform, wire, now }: SignedCall<Operation>): void {
  const header = wire.header('stripe-signature') ?? '';
  if (!platform.cards?.isSigned(header, wire.text, now)) throw new SignInDenial('event-not-signed');
}

/** Null if the event concerns no payment. */
export async function askAboutEvent({
  platform,
  body,
}: PreparationCall<Operation>): Promise<ReportedPayment | null> {
  const { object, id } = body.data.object;
  return object === undefined || id === undefined ? null : (platform.cards?.read(object, id) ?? null);
}

export async function takePaymentEvent({
  platform,
  body,
  now,
  prepared,
}: Handler<Operation, ReportedPayment | null>) {
  if (prepared) {
    const { congregationId, reference, facts } = prepared;
    const act = { congregationId, personId: null, operation: 'billing.takePaymentEvent' };
    await tenantTransaction(platform, act, async (tenant) => {
      const known = await cardPayments.has(tenant, reference);
      if (known && (await cardPayments.hear(tenant, body.id, now)))
        await applyFacts(tenant, reference, facts, { platform, now });
    });
    platform.changes?.tell(congregationId);
  }
  return { ok: true as const };
}
