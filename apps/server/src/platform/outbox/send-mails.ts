/**
 * Empties a congregation's queue of mails (MSG-R18): a few are claimed, handed over side by side, and acknowledged in one commit.
 * SMTP has no way to take a mail once however often it is handed over, so a process that dies between the mail server's yes and
 * that commit hands its batch over again, under the same Message-ID. A batch is therefore small, and nobody else's.
 */
import type { Act } from '#platform/database/tenant';
import { tenantTransaction } from '#platform/database/tenant';
import { mails } from '#platform/outbox/mail.store';
import { noteFailure } from '#platform/outbox/note-failure';
import { asFailure } from '#platform/outbox/send-failure';
import { mailsAtOnce, type Sender } from '#platform/outbox/senders';
import type { Platform } from '#platform/platform';

/** After this many the job stands behind others: a large sending keeps no other congregation waiting. */
const mostBatches = 40;
const pauseSeconds = 60;

interface Batch {
  claimed: number;
  taken: number;
}

function sendBatch(platform: Platform, act: Act, sender: Sender, id: number): Promise<Batch> {
  return tenantTransaction(platform, act, async (tenant) => {
    const at = platform.clock();
    const batch = await mails.claim(tenant, id, at, mailsAtOnce);
    // Only the mail server's no is a failure of the message; one of the database ends the job, which runs again.
    const refused = await Promise.all(
      batch.map((mail) =>
        sender.send(mail, `${act.congregationId}.${mail.id}`).then(
          () => null,
          (error: unknown) => asFailure(error),
        ),
      ),
    );
    const taken = batch.filter((_, place) => refused[place] === null).map((mail) => mail.id);
    await mails.markSent(tenant, taken, at, sender.keepsBody);
    for (const [place, mail] of batch.entries()) {
      const failure = refused[place];
      if (failure) await noteFailure(tenant, mail, failure, at);
    }
    return { claimed: batch.length, taken: taken.length };
  });
}

/** @param id goes first, also before its next try is due. */
export async function sendMails(platform: Platform, act: Act, sender: Sender, id: number): Promise<void> {
  for (let batches = 1; ; batches += 1) {
    const { claimed, taken } = await sendBatch(platform, act, sender, id);
    if (claimed < mailsAtOnce) return;
    // A mail server that takes nothing at all is left alone, and the mails behind keep their tries.
    const pause = taken === 0 ? pauseSeconds : 0;
    if (pause === 0 && batches < mostBatches) continue;
    await tenantTransaction(platform, act, (tenant) => mails.continueLater(tenant, platform.clock(), pause));
    return;
  }
}
