/**
 * Requests a new answer for a changed duty through the channels of the first request, once for each change
 * (X-ACK-9). A duty that is again as answered needs no new answer.
 */
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { type AnsweredFacts, answerHolds } from '@sheaf/rules/duties/answered';
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
  writeHeldMail,
} from '#contexts/duties/duties.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { spokenDay } from '#platform/spoken-day';

type ChangedDuty = Awaited<ReturnType<typeof lockUntoldDuties>>[number];
type Person = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

/** Values of a phrase besides the dates. */
type Versions = Record<'what' | 'was_what' | 'was_time' | 'time', string>;

interface Change {
  row: ChangedDuty;
  person: Person;
  /** The version of the last notification. */
  was: DutyFacts;
  values: Versions;
  /** The version that was answered. */
  answered: { was: DutyFacts; values: Versions };
  /** The duty is again as answered. */
  holds: boolean;
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
  const versions = {
    was: { ...was, what: values.was_what },
    now: { date: row.on_date, time: row.starts_at, what: values.what },
  };
  const mail = change.holds
    ? await writeHeldMail(tenant, platform, row, 'asAnswered')
    : await writeChangedMail(tenant, platform, row, versions);
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
    phrase: change.holds ? 'duty-as-answered' : 'duty-changed',
    values: (lang) => ({
      ...values,
      was: spokenDay(lang, was.date),
      date: spokenDay(lang, row.on_date),
    }),
  });
}

async function tellInApp({ tenant, now }: ReminderContext, change: Change): Promise<void> {
  const { row, person, was, values, answered, holds } = change;
  const named = { date: row.on_date, name: fullName(person) };
  const details = { ...values, ...named, was: was.date };
  const opened = { ...answered.values, ...named, was: answered.was.date };
  const assigners = (await assignersOfDuties(tenant)).filter((id) => id !== person.id);
  const types = holds
    ? (['duty-as-answered', 'duty-answer-valid'] as const)
    : (['duty-changed', 'duty-opened'] as const);
  const told = [
    { personId: person.id, type: types[0], details },
    ...assigners.map((personId) => ({ personId, type: types[1], details: opened })),
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
  const answered = row.answered_as as DutyFacts;
  const was = (row.asked_as ?? answered) as DutyFacts;
  const facts = row.facts as DutyFacts;
  const versionsFrom = (before: DutyFacts): Versions => ({
    ...changedTitles({ kind: row.kind, was: before, now: facts }, what, person.lang),
    was_time: before.time,
    time: row.starts_at,
  });
  return {
    row,
    person,
    was,
    startsAt,
    values: versionsFrom(was),
    answered: { was: answered, values: versionsFrom(answered) },
    holds: answerHolds(row.answered_as as AnsweredFacts, row.facts as AnsweredFacts),
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
