/**
 * Sends a congregation's queued mails (MSG-R18): a few begin in one commit and are handed over concurrently;
 * each outcome is stored immediately.
 */
import type { TransactionActor } from '#platform/database/tenant';
import { tenantTransaction } from '#platform/database/tenant';
import { applyOutcome } from '#platform/outbox/apply-outcome';
import { handOver } from '#platform/outbox/hand-over';
import { handOvers, type MessageInTransit, referenceOf } from '#platform/outbox/hand-overs.store';
import { fileOfMail } from '#platform/outbox/mail-files';
import { recordOutcome } from '#platform/outbox/record-outcome';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Sender } from '#platform/outbox/sender';
import { mailsAtOnce } from '#platform/outbox/smtp-sender';
import { stopAddress } from '#platform/outbox/stop-link';
import type { Platform } from '#platform/platform';

/**
 * After this many batches the job queues behind others, so that a large sending does not delay other
 * congregations.
 */
const mostBatches = 40;
const pauseSeconds = 60;

/** Whether the mail server accepted it. */
async function sendMail(
  platform: Platform,
  actor: TransactionActor,
  sender: Sender,
  mail: MessageInTransit,
): Promise<boolean> {
  const reference = referenceOf(actor, mail);
  const outcome = await handOver(async (signal) => {
    const file = await fileOfMail(platform, actor, mail);
    const stop = await stopAddress(platform, actor, mail);
    return { providerId: await sender.send({ ...mail, file, stopAddress: stop }, reference, signal) };
  });
  const at = platform.clock();
  await recordOutcome(platform, actor, (tenant) =>
    applyOutcome(tenant, mail, outcome, { at, keepBody: sender.keepsBody }),
  );
  return !(outcome instanceof SendFailure);
}

/** Number of mails begun, and whether any was accepted. */
async function sendBatch(platform: Platform, actor: TransactionActor, sender: Sender, id: number | null) {
  const batch = await tenantTransaction(platform, actor, (tenant) =>
    handOvers.beginMails(tenant, id, platform.clock(), mailsAtOnce),
  );
  const sent = await Promise.allSettled(batch.map((mail) => sendMail(platform, actor, sender, mail)));
  // The other outcomes are stored before the job fails.
  const lost = sent.find((one) => one.status === 'rejected');
  if (lost) throw lost.reason;
  return { begun: batch.length, anyTaken: sent.some((one) => one.status === 'fulfilled' && one.value) };
}

/**
 * @param id sent first, even before its next attempt is due; refused in the first batch, it waits for that
 * like the others.
 */
export async function sendMails(
  platform: Platform,
  actor: TransactionActor,
  sender: Sender,
  id: number,
): Promise<void> {
  for (let batches = 1; ; batches += 1) {
    const { begun, anyTaken } = await sendBatch(platform, actor, sender, batches === 1 ? id : null);
    if (begun < mailsAtOnce) return;
    // A mail server that accepts nothing is paused, and the waiting mails keep their attempts.
    const pause = anyTaken ? 0 : pauseSeconds;
    if (pause === 0 && batches < mostBatches) continue;
    await tenantTransaction(platform, actor, (tenant) =>
      handOvers.continueMailsLater(tenant, platform.clock(), pause),
    );
    return;
  }
}
