import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { type UntoldPerson, untoldPeople } from '@sheaf/rules/planning/drafts/untold';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { type DutyRow, lockDuties, markDutiesKnown, writeDutiesMail } from '#contexts/duties/duties.api';
import { sendReminders } from '#contexts/messaging/messaging.api';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import { type DraftRow, drafts } from '#contexts/planning/drafts/drafts.store';
import { lockAnyDraft } from '#contexts/planning/drafts/lock-draft';
import { textOfDuty } from '#contexts/planning/swaps/tell-swap';
import type { Handler } from '#platform/handle';
import type { Reminder } from '#platform/reminder-source';
import { shortDay } from '#platform/spoken-day';
import { sayPlain } from '#platform/texts';

type Call = Handler<typeof operations.tellPlaces>;

/** Duties that are named in a text message; the others are counted. */
const mostNamed = 3;

/** Locks the assigned duties that the caller asked for. */
async function assignedDuties({ tenant, body }: Call, draft: DraftRow): Promise<DutyRow[]> {
  const places = (await drafts.places(tenant, draft.id)).filter(
    ({ id, state, person_id }) =>
      state === 'published' && person_id !== null && (!body.places || body.places.includes(id)),
  );
  const personOf = new Map(places.map(({ duty_id, person_id }) => [duty_id, person_id]));
  const rows = places.length === 0 ? [] : await lockDuties(tenant, [...personOf.keys()]);
  return rows.filter(({ id, person_id }) => person_id === personOf.get(id));
}

/** One message with all duties of the person; undefined for a person who was deleted. */
async function reminderOf(
  { tenant, platform, body, now }: Call,
  draft: DraftRow,
  { personId, duties }: UntoldPerson,
  rowOf: ReadonlyMap<number, DutyRow>,
): Promise<Reminder | undefined> {
  const person = await readRecord(tenant, personId);
  if (!person) return undefined;
  const { lang } = person;
  const rows = duties.map((id) => rowOf.get(id)!);
  const named: string[] = [];
  for (const row of rows.slice(0, mostNamed)) {
    const { title } = await textOfDuty({ tenant, platform }, row, lang);
    named.push(`${shortDay(lang, row.on_date)} ${title}`);
  }
  const more = rows.length - named.length;
  if (more > 0) named.push(sayPlain(lang, 'drafts:tell.more', { count: more }));
  return {
    personId,
    // The withdrawal of a duty is notified like this message; it finds the ids at the end.
    effect: `duty-week:given-${draft.id}-${now.getTime()}:${personId}:${duties.join('+')}`,
    phrase: 'duties-given',
    values: () => ({ duties: named.join('; ') }),
    ...(!body.dry_run && { mail: () => writeDutiesMail(tenant, platform, rows, personId) }),
  };
}

/** Previews or sends, planned alike: one message for each person (X-FAIR-57). */
export async function tellPlaces(call: Call) {
  const { tenant, body, now, platform } = call;
  const draft = await lockAnyDraft(call);
  const rows = await assignedDuties(call, draft);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const { zone } = await readLetterhead(tenant);
  const untold = untoldPeople(
    rows.map(({ id, person_id, told_at, on_date, starts_at }) => ({
      id,
      personId: person_id!,
      isTold: told_at !== null,
      startsAt: instantOfWallTime(on_date, starts_at, zone),
    })),
    now.getTime(),
  );
  const reminders: Reminder[] = [];
  for (const person of untold) {
    const reminder = await reminderOf(call, draft, person, rowOf);
    if (reminder) reminders.push(reminder);
  }
  const {
    reached,
    reminded: _,
    ...sending
  } = await sendReminders(tenant, {
    kind: 'duty-week',
    reminders,
    dryRun: body.dry_run,
    cost: body.cost,
    now,
    address: platform.settings.address,
  });
  if (!body.dry_run) {
    if (sending.refusal) return call.refuse(sending.refusal);
    const told = untold.filter(({ personId }) => reached.includes(personId));
    await markDutiesKnown(
      tenant,
      told.flatMap(({ duties }) => duties),
      now,
    );
  }
  return {
    dry_run: body.dry_run,
    people: untold.map(({ personId, duties }) => ({
      user_id: personId,
      duties: duties.length,
      reached: reached.includes(personId),
    })),
    ...sending,
  };
}
