import { type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import { applyOutcome } from '#platform/outbox/apply-outcome';
import { beginUnlessQuiet } from '#platform/outbox/begin-unless-quiet';
import { handOver } from '#platform/outbox/hand-over';
import { referenceOf } from '#platform/outbox/hand-overs.store';
import { recordOutcome } from '#platform/outbox/record-outcome';
import type { Senders } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

/** Sends through the congregation's own phone if it has one (MSG-O2). */
export async function sendSms(
  platform: Platform,
  actor: TransactionActor,
  senders: Senders,
  id: number,
): Promise<void> {
  const begun = await tenantTransaction(platform, actor, async (tenant) => {
    const message = await beginUnlessQuiet(platform, tenant, id, 'sms');
    return message && { message, phone: await platform.registry.phoneAccount(tenant) };
  });
  if (!begun) return;
  const { message, phone } = begun;
  const sender = phone ? senders.ownPhone(phone) : senders.sms;
  const outcome = await handOver(async (signal) => ({
    providerId: await sender.send(message, referenceOf(actor, message), signal),
  }));
  const at = platform.clock();
  await recordOutcome(platform, actor, (tenant) =>
    applyOutcome(tenant, message, outcome, { at, keepBody: sender.keepsBody }),
  );
}
