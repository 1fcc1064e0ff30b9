/** Mails an assignment to its person, with a link for the answer (X-ACK). */
import { decideMailing, type MailRefusal } from '@sheaf/rules/duties/mail-duty';
import type { PreferredChannel } from '@sheaf/rules/messaging/messages/recipients';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { markDutyMailed, type ProgrammeDuty, writeDutyMail } from '#contexts/duties/duties.api';
import { slipFile } from '#contexts/meetings/meetings/slip-of-mail';
import { readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

interface Mailing {
  row: ProgrammeDuty;
  personId: number;
  zone: string;
  /** Channels for manual messages, by person. */
  preferences: ReadonlyMap<number, PreferredChannel>;
}

/** @returns null if sent, otherwise the reason; undefined if the person is deleted. */
export async function sendDutyMail(
  { tenant, platform, now }: { tenant: Tenant; platform: Platform; now: Date },
  { row, personId, zone, preferences }: Mailing,
): Promise<MailRefusal | null | undefined> {
  const person = await readRecord(tenant, personId);
  if (!person) return undefined;
  const startsAt = instantOfWallTime(row.on_date, row.starts_at, zone);
  const mailed = { ...person, preference: preferences.get(personId) };
  const decision = decideMailing(mailed, startsAt, now.getTime());
  if (!decision.allowed) return decision.reason;
  const written = await writeDutyMail(tenant, platform, row, personId);
  await queueMessages(tenant, [
    {
      personId,
      channel: 'email',
      recipient: decision.value,
      ...written!,
      kind: 'assignment',
      file: { kind: slipFile, of: row.id },
    },
  ]);
  await markDutyMailed(tenant, row.id, now);
  return null;
}
