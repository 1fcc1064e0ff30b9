/**
 * Requests a new answer for a changed duty through the channels of the first request, once for each change
 * (X-ACK-9).
 */
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { decideMailing } from '@sheaf/rules/duties/mail-duty';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { fullName } from '@sheaf/rules/people/people/names';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { changedTitles } from '#contexts/assignments/changed-titles';
import { type ReminderContext, remindAsBefore } from '#contexts/assignments/remind-as-before';
import {
  assignersOfDuties,
  type DutyFacts,
  describeDuty,
  hasAnswerLink,
  lockUntoldDuties,
  markDutiesTold,
  writeChangedMail,
} from '#contexts/duties/duties.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { spokenDay } from '#platform/spoken-day';

type ChangedDuty = Awaited<ReturnType<typeof lockUntoldDuties>>[number];
type Person = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

interface Change {
  row: ChangedDuty;
  person: Person;
  was: DutyFacts;
  /** Values of the phrase besides the dates. */
  values: Record<'what' | 'was_what' | 'was_time' | 'time', string>;
  startsAt: number;
}

/** Identifies the version, so that each version is notified once. */
const effectOf = ({ row }: Change): string => `duty-changed:${row.id}:${row.version}`;

/** Returns false if the duty was never mailed, or the person has no address. */
async function mailChange(telling: ReminderContext, change: Change): Promise<boolean> {
  const { tenant, platform, now } = telling;
  const { row, person, was, values, startsAt } = change;
  if (row.mailed_at === null && !(await hasAnswerLink(tenant, row.id, person.id))) return false;
  const preference = (await preferencesOf(tenant, 'manual')).get(person.id);
  const decision = decideMailing({ ...person, preference }, startsAt, now.getTime());
  if (!decision.allowed) return false;
  const mail = await writeChangedMail(tenant, platform, row, {
    was: { ...was, what: values.was_what },
    now: { date: row.on_date, time: row.starts_at, what: values.what },
  });
  const to = { personId: person.id, channel: 'email' as const, recipient: decision.value };
  await queueMessages(tenant, [{ ...to, ...mail!, kind: 'assignment', effect: effectOf(change) }]);
  return true;
}

/** Sends the change by SMS, push or mail, like the person's reminders, if a reminder named the duty. */
async function remindOfChange(telling: ReminderContext, change: Change): Promise<void> {
  const { row, person, was, values } = change;
  await remindAsBefore(telling, {
    personId: person.id,
    dutyId: row.id,
    effect: effectOf(change),
    phrase: 'duty-changed',
    values: (lang) => ({
      ...values,
      was: spokenDay(lang, was.date),
      date: spokenDay(lang, row.on_date),
    }),
  });
}

async function tellInApp({ tenant, now }: ReminderContext, change: Change): Promise<void> {
  const { row, person, was, values } = change;
  const details = { ...values, was: was.date, date: row.on_date, name: fullName(person) };
  const assigners = (await assignersOfDuties(tenant)).filter((id) => id !== person.id);
  const told = [
    { personId: person.id, type: 'duty-changed' as const, details },
    ...assigners.map((personId) => ({ personId, type: 'duty-opened' as const, details })),
  ];
  await notify(tenant, dutiesNotifications, told, now);
}

/**
 * Null if the duty is past or the person is inactive or deleted; undefined while its meeting is cancelled.
 */
async function readChange(telling: ReminderContext, row: ChangedDuty): Promise<Change | null | undefined> {
  const { tenant, platform, now } = telling;
  const person = await readRecord(tenant, row.person_id);
  const { zone } = await readLetterhead(tenant);
  const startsAt = instantOfWallTime(row.on_date, row.starts_at, zone);
  const answering = decideAnswering({ personId: row.person_id, startsAt }, row.person_id, now.getTime());
  if (!person?.active || !answering.allowed) return null;
  const { what, instead } = await describeDuty(tenant, platform, row, person.lang);
  if (instead !== null) return undefined;
  const was = (row.asked_as ?? row.answered_as) as DutyFacts;
  const times = { was_time: was.time, time: row.starts_at };
  return {
    row,
    person,
    was,
    startsAt,
    values: {
      ...changedTitles({ kind: row.kind, was, now: row.facts as DutyFacts }, what, person.lang),
      ...times,
    },
  };
}

/** Idempotent. @returns the number of settled duties. */
export async function tellChangedDuties(telling: ReminderContext): Promise<number> {
  const { tenant } = telling;
  const settled: number[] = [];
  for (const row of await lockUntoldDuties(tenant)) {
    const change = await readChange(telling, row);
    if (change === undefined) continue;
    if (change) {
      await tellInApp(telling, change);
      if (!(await mailChange(telling, change))) await remindOfChange(telling, change);
    }
    settled.push(row.id);
  }
  await markDutiesTold(tenant, settled);
  return settled.length;
}
