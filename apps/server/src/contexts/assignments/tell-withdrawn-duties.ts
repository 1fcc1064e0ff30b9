/** Notifies a person who was notified of a duty, or accepted it, that they no longer have it (X-ACK-11). */
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { decideMailing } from '@sheaf/rules/duties/mail-duty';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { type ReminderContext, remindAsBefore } from '#contexts/assignments/remind-as-before';
import {
  type DutyFacts,
  lockWithdrawnDuties,
  removeWithdrawnDuties,
  returnedDuties,
  titleOfFacts,
  type WithdrawnDuty,
  writeWithdrawnMail,
} from '#contexts/duties/duties.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { spokenDay } from '#platform/spoken-day';

type Person = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

const effectOf = ({ id }: WithdrawnDuty): string => `duty-withdrawn:${id}`;

/** Duties of one person in one field service group share a notification. */
const togetherKey = ({ id, person_id, kind, facts }: WithdrawnDuty): string =>
  kind === 'conductor' ? `${person_id} ${facts.where} ${facts.time}` : `${id}`;

async function tellInApp(
  { tenant, now }: ReminderContext,
  person: Person,
  rows: WithdrawnDuty[],
): Promise<void> {
  const dates = rows.map(({ facts }) => facts.date).sort();
  const details = { what: titleOfFacts(rows[0]!, person.lang), date: dates[0]! };
  const one = { personId: person.id, type: 'duty-withdrawn' as const, details };
  const span = { ...one, type: 'duties-withdrawn' as const, details: { ...details, last: dates.at(-1)! } };
  await notify(tenant, dutiesNotifications, [rows.length > 1 ? span : one], now);
}

async function tellByMessage(telling: ReminderContext, person: Person, row: WithdrawnDuty): Promise<void> {
  const { tenant, now } = telling;
  const { zone } = await readLetterhead(tenant);
  const preference = (await preferencesOf(tenant, 'manual')).get(person.id);
  const startsAt = instantOfWallTime(row.facts.date, row.facts.time, zone);
  const mailing = decideMailing({ ...person, preference }, startsAt, now.getTime());
  if (row.by_mail && mailing.allowed) {
    const to = { personId: person.id, channel: 'email' as const, recipient: mailing.value };
    const mail = await writeWithdrawnMail(tenant, row, person);
    await queueMessages(tenant, [{ ...to, ...mail, kind: 'assignment', effect: effectOf(row) }]);
    return;
  }
  await remindAsBefore(telling, {
    personId: person.id,
    dutyId: row.duty_id,
    effect: effectOf(row),
    phrase: 'duty-withdrawn',
    values: (lang) => ({ what: titleOfFacts(row, lang), date: spokenDay(lang, row.facts.date) }),
  });
}

/** Undefined if the duty has begun, or the person is inactive or deleted. */
async function readToldPerson(
  { tenant, now }: ReminderContext,
  row: WithdrawnDuty,
): Promise<Person | undefined> {
  const { zone } = await readLetterhead(tenant);
  const startsAt = instantOfWallTime(row.facts.date, row.facts.time, zone);
  const had = { personId: row.person_id, startsAt };
  if (!decideAnswering(had, row.person_id, now.getTime()).allowed) return undefined;
  const person = await readRecord(tenant, row.person_id);
  return person?.active ? person : undefined;
}

/** Idempotent. @returns the number of settled duties. */
export async function tellWithdrawnDuties(telling: ReminderContext): Promise<number> {
  const { tenant } = telling;
  const rows = (await lockWithdrawnDuties(tenant)).map((row) => ({
    ...row,
    facts: row.facts as unknown as DutyFacts,
  }));
  const returned = await returnedDuties(tenant);
  const told: { row: WithdrawnDuty; person: Person }[] = [];
  for (const row of rows.filter(({ id }) => !returned.has(id))) {
    const person = await readToldPerson(telling, row);
    if (person) told.push({ row, person });
  }
  for (const together of Map.groupBy(told, ({ row }) => togetherKey(row)).values()) {
    const { person } = together[0]!;
    await tellInApp(
      telling,
      person,
      together.map(({ row }) => row),
    );
    for (const { row } of together) await tellByMessage(telling, person, row);
  }
  await removeWithdrawnDuties(
    tenant,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
