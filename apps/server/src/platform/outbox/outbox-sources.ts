/** Sources of the outbox, registered by domains. */
import type { Tenant } from '#platform/database/tenant';

export interface PhoneAccount {
  user: string;
  password: string;
  device: string | null;
}

/** Null if the installation sends (MSG-O2). */
export type PhoneAccountSource = (tenant: Tenant) => Promise<PhoneAccount | null>;

/** Null if the person has none. */
export type MailAddressSource = (tenant: Tenant, personId: number) => Promise<string | null>;
