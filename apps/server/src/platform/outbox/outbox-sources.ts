/** Sources of the outbox, registered by domains. */
import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
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

export interface MessageToHold {
  personId: number;
  channel: Channel;
  kind: string;
  urgent: boolean;
  startsAt: Date | null;
}

/** Instant until which the message waits; null if it is sent now. */
export type QuietHoursSource = (tenant: Tenant, message: MessageToHold, now: Date) => Promise<Date | null>;
