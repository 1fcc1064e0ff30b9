/** Mail attachments: their name in a queued mail, and the source that creates them. */
import type { Tenant } from '#platform/database/tenant';
import type { Paper } from '#platform/documents/documents';

/** Identifies an attachment: a kind registered by a domain, and the row it is about. */
export interface MailFileName {
  kind: string;
  of: number;
}

export interface MailFile {
  filename: string;
  contentType: 'application/pdf';
  content: Buffer;
}

/** Null if nothing is left to attach, such as a duty that was reassigned. */
export type MailFileSource = (
  tenant: Tenant,
  of: number,
  personId: number | null,
) => Promise<{ filename: string; paper: Paper } | null>;
