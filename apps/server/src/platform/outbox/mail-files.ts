/**
 * Creates mail attachments. A queued mail names one; the domain of its kind reads the data, and a worker
 * builds the file just before the hand-over, so that no file is stored or outdated.
 */
import { type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import type { MessageInTransit } from '#platform/outbox/hand-overs.store';
import type { MailFile } from '#platform/outbox/mail-file-source';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Platform } from '#platform/platform';

async function makeFile(
  platform: Platform,
  actor: TransactionActor,
  mail: MessageInTransit,
): Promise<MailFile | null> {
  const { file_kind: kind, file_of: of } = mail;
  if (kind === null || of === null) return null;
  const { mailFiles } = platform.registry;
  const source = Object.hasOwn(mailFiles, kind) ? mailFiles[kind] : undefined;
  if (!source) throw new Error(`No domain makes a file of the kind ${kind}`);
  const found = await tenantTransaction(platform, actor, (tenant) => source(tenant, of, mail.person_id));
  if (!found) return null;
  const content = await platform.documents.print(found.paper, actor.congregationId);
  return { filename: found.filename, contentType: 'application/pdf', content };
}

/** A mail whose file cannot be created is not sent, and is retried. */
export const fileOfMail = (
  platform: Platform,
  actor: TransactionActor,
  mail: MessageInTransit,
): Promise<MailFile | null> =>
  makeFile(platform, actor, mail).catch((error: unknown) => {
    throw new SendFailure(
      `The file could not be made: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  });
