/**
 * Files that go along with mails. A queued mail names one; the domain that registered its kind reads what it holds, and it is made
 * in a worker just before the mail is handed over, so that no file is stored and none is older than its mail.
 */
import { type Act, type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Paper } from '#platform/documents/documents';
import type { MessageOnItsWay } from '#platform/outbox/hand-overs.store';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Platform } from '#platform/platform';

/** Names a file of a mail: a kind that a domain registered, and the row it is about. */
export interface MailFileName {
  kind: string;
  of: number;
}

export interface MailFile {
  filename: string;
  contentType: 'application/pdf';
  content: Buffer;
}

/** Null where there is nothing left to send along, such as a duty that somebody else has by now. */
export type MailFileSource = (
  tenant: Tenant,
  of: number,
  personId: number | null,
) => Promise<{ filename: string; paper: Paper } | null>;

async function makeFile(platform: Platform, act: Act, mail: MessageOnItsWay): Promise<MailFile | null> {
  const { file_kind: kind, file_of: of } = mail;
  if (kind === null || of === null) return null;
  const source = platform.registry.mailFiles[kind];
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
