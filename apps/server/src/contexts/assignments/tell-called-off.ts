/**
 * Notifies people who accepted a duty when an event cancels its meeting, and when the meeting is held again
 * (X-ACK-10).
 */
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { decideMailing } from '@sheaf/rules/duties/mail-duty';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { type ReminderContext, remindAsBefore } from '#contexts/assignments/remind-as-before';
import {
  describeDuty,
  lockAgreedDuties,
  markDutiesCalledOff,
  writeHeldMail,
} from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { readLetterhead, readRecord, readToday } from '#contexts/people/people.api';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { spokenDay } from '#platform/spoken-day';

type AgreedDuty = Awaited<ReturnType<typeof lockAgreedDuties>>[number];

/** @returns whether the notification was sent. */
async function tellOne(telling: ReminderContext, row: AgreedDuty, zone: string): Promise<boolean> {
  const { tenant, platform, now } = telling;
  const startsAt = instantOfWallTime(row.on_date, row.starts_at, zone);
  const person = await readRecord(tenant, row.person_id);
  const answering = decideAnswering({ personId: row.person_id, startsAt }, row.person_id, now.getTime());
  if (!person?.active || !answering.allowed) return false;
  const { what, instead } = await describeDuty(tenant, platform, row, person.lang);
  if ((instead !== null) === (row.called_off_at !== null)) return false;
  const news = instead === null ? 'restored' : 'calledOff';
  const type = instead === null ? ('duty-restored' as const) : ('duty-called-off' as const);
  const told = [{ personId: person.id, type, details: { what, date: row.on_date } }];
  await notify(tenant, dutiesNotifications, told, now);
  const preference = (await preferencesOf(tenant, 'manual')).get(person.id);
  const mailing = decideMailing({ ...person, preference }, startsAt, now.getTime());
  const effect = `duty-${news}:${row.id}:${row.version}`;
  if (row.mailed_at !== null && mailing.allowed) {
    const to = { personId: person.id, channel: 'email' as const, recipient: mailing.value };
    const mail = await writeHeldMail(tenant, platform, row, news);
    await queueMessages(tenant, [{ ...to, ...mail!, effect }]);
  } else {
    const values = (lang: string) => ({ what, date: spokenDay(lang, row.on_date) });
    await remindAsBefore(telling, { personId: person.id, dutyId: row.id, effect, phrase: type, values });
  }
  await markDutiesCalledOff(tenant, row.id, instead === null ? null : now);
  return true;
}

/** Idempotent. @returns the number of notified people. */
export async function tellCalledOff(telling: ReminderContext): Promise<number> {
  const { tenant, now } = telling;
  const { zone } = await readLetterhead(tenant);
  const cancelled = await cancelledMeetings(tenant);
  let told = 0;
  for (const row of await lockAgreedDuties(tenant, await readToday(tenant, now), cancelled))
    if (await tellOne(telling, row, zone)) told += 1;
  return told;
}
