/** Files of mails: how a queued mail names one, and how the domain that registered its kind makes it. */
import type { Tenant } from '#platform/database/tenant';
import type { Paper } from '#platform/documents/documents';

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
