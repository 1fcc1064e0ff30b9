/**
 * Files that go along with mails. A queued mail names one; the domain that registered its kind reads what it holds, and it is made
 * in a worker just before the mail is handed over, so that no file is stored and none is older than its mail.
 */
import { type Act, tenantTransaction } from '#platform/database/tenant';
import type { MessageOnItsWay } from '#platform/outbox/hand-overs.store';
import type { MailFile } from '#platform/outbox/mail-file-source';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Platform } from '#platform/platform';

async function makeFile(platform: Platform, act: Act, mail: MessageOnItsWay): Promise<MailFile | null> {
  const { file_kind: kind, file_of: of } = mail;
  if (kind === null || of === null) return null;
  const { mailFiles } = platform.registry;
  const source = Object.hasOwn(mailFiles, kind) ? mailFiles[kind] : undefined;
  if (!source) throw new Error(`No domain makes a file of the kind ${kind}`);
  const found = await tenantTransaction(platform, act, (tenant) => source(tenant, of, mail.person_id));
  if (!found) return null;
  const content = await platform.documents.print(found.paper, act.congregationId);
  return { filename: found.filename, contentType: 'application/pdf', content };
}

/** A mail whose file cannot be made now did not go, and is tried again. */
export const fileOfMail = (platform: Platform, act: Act, mail: MessageOnItsWay): Promise<MailFile | null> =>
  makeFile(platform, act, mail).catch((error: unknown) => {
    throw new SendFailure(
      `The file could not be made: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  });
