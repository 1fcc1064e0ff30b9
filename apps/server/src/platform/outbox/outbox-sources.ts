/** What the outbox has to know and domains keep; they register it. */
import type { Tenant } from '#platform/database/tenant';

/** The account of a congregation's own phone. */
export interface PhoneAccount {
  user: string;
  password: string;
  device: string | null;
}

/** Null where the installation sends (MSG-O2). */
export type PhoneAccountSource = (tenant: Tenant) => Promise<PhoneAccount | null>;

/** Null where the person has none. */
export type MailAddressSource = (tenant: Tenant, personId: number) => Promise<string | null>;
