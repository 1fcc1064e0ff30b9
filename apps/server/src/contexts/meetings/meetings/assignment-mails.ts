/** Finds and mails everyone with duties at the meetings of some weeks, each person once (MEET-X14). */
import { dutyRecipients } from '@sheaf/rules/duties/mail-duties';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { instantOfWallTime, mondayOf } from '@sheaf/rules/time/wall-time';
import {
  describeDuty,
  dutiesHeldAt,
  markDutyMailed,
  type readDuty,
  writeDutiesMail,
} from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings/cancelled-meetings';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { reachablePeopleAmong, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

interface Mailing {
  tenant: Tenant;
  platform: Platform;
  now: Date;
  actor: { lang: string };
}

interface MailedWeeks {
  of: 'programme' | 'responsibilities';
  week: string;
  weeks: number;
  /** Language group; null for the whole congregation. */
  group: number | null;
}

type Duty = NonNullable<Awaited<ReturnType<typeof readDuty>>>;

async function findRecipients({ tenant, now }: Mailing, { of, week, weeks, group }: MailedWeeks) {
  const monday = mondayOf(week);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const held = (await meetings.list(tenant, { from: monday, to: addDays(monday, weeks * 7 - 1) })).filter(
    ({ id, language_group_id }) => language_group_id === group && !cancelled.has(id),
  );
  const duties = await dutiesHeldAt(
    tenant,
    held.map(({ id }) => id),
    of,
  );
  const { zone } = await readLetterhead(tenant);
  const preferences = await preferencesOf(tenant, 'manual');
  const people = await reachablePeopleAmong(tenant, [...new Set(duties.map(({ person_id }) => person_id))]);
  const recipients = dutyRecipients(
    duties.map(({ id, person_id: personId, on_date, starts_at }) => ({
      id,
      personId,
      startsAt: instantOfWallTime(on_date, starts_at, zone),
    })),
    new Map(people.map((person) => [person.id, { ...person, preference: preferences.get(person.id) }])),
    now.getTime(),
  );
  return { recipients, rows: new Map<number, Duty>(duties.map((duty) => [duty.id, duty])) };
}

type FoundRecipients = Awaited<ReturnType<typeof findRecipients>>;

async function presentRecipients(
  { tenant, platform, actor }: Mailing,
  { recipients, rows }: FoundRecipients,
) {
  const people = [];
  for (const { personId, refusal, duties } of recipients) {
    const told = [];
    for (const id of duties) {
      const row = rows.get(id)!;
      const { what, from } = await describeDuty(tenant, platform, row, actor.lang);
      told.push({ duty_id: id, date: row.on_date, from, what });
    }
    people.push({ user_id: personId, refusal, duties: told });
  }
  return { people };
}

export const listRecipients = async (call: Mailing, asked: MailedWeeks) =>
  presentRecipients(call, await findRecipients(call, asked));

/** @returns null if nobody can be mailed. */
export async function mailRecipients(call: Mailing, asked: MailedWeeks) {
  const { tenant, platform, now } = call;
  const found = await findRecipients(call, asked);
  const messages = [];
  for (const { personId, address, duties } of found.recipients) {
    if (address === null) continue;
    const rows = duties.map((id) => found.rows.get(id)!);
    const written = await writeDutiesMail(tenant, platform, rows, personId);
    if (!written) continue;
    messages.push({
      personId,
      channel: 'email' as const,
      recipient: address,
      ...written,
      kind: 'assignment',
    });
    for (const id of duties) await markDutyMailed(tenant, id, now);
  }
  if (messages.length === 0) return null;
  await queueMessages(tenant, messages);
  return presentRecipients(call, found);
}
