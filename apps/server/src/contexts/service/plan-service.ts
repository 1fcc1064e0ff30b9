/**
 * Creates the field service meetings of the coming weeks and updates them after changes (SERVICE-O1,
 * SERVICE-O3).
 */
import { isAway } from '@sheaf/rules/people/absences/away';
import { cannotAt } from '@sheaf/rules/people/availability/fits';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import {
  type PlannedMeeting,
  type PlannedTurn,
  planMeetings,
  type ServiceGroups,
  type TakenDate,
  weeksAhead,
} from '@sheaf/rules/service/plan-meetings';
import { laterClock } from '@sheaf/rules/time/clock-time';
import { clockOnDay, mondayOf } from '@sheaf/rules/time/wall-time';
import { conductorDutiesOfMeetings, settleConductors } from '#contexts/duties/duties.api';
import {
  awayBetween,
  lockCongregation,
  planningFactsOf,
  readLetterhead,
  readToday,
} from '#contexts/people/people.api';
import {
  type FieldMeetingRow,
  type FieldMeetingValues,
  fieldMeetings,
} from '#contexts/service/field-meetings.store';
import { leaders } from '#contexts/service/leaders.store';
import { readServiceGroups } from '#contexts/service/read-groups';
import type { Tenant } from '#platform/database/tenant';

/** Days of past turns that the planning takes into account. */
const rememberedDays = 371;
/** Length of the leader's duty in minutes. */
const minutesTaken = 60;

const keyOf = ({ origin, id, date }: Pick<PlannedMeeting, 'origin' | 'id' | 'date'>): string =>
  origin === 'special' ? `special ${id}` : `${origin} ${id} ${date}`;

function keyOfRow(row: FieldMeetingRow): string {
  const date = row.on_date;
  if (row.special_group_id !== null) return keyOf({ origin: 'special', id: row.special_group_id, date });
  return row.rotation_group_id === null
    ? keyOf({ origin: 'regular', id: row.field_group_id!, date })
    : keyOf({ origin: 'rotation', id: row.rotation_group_id, date });
}

const valuesOf = ({ origin, id, date, startsAt }: PlannedMeeting): FieldMeetingValues => ({
  field_group_id: origin === 'regular' ? id : null,
  special_group_id: origin === 'special' ? id : null,
  rotation_group_id: origin === 'rotation' ? id : null,
  on_date: date,
  starts_at: startsAt,
});

/** Last planned day, without special groups, which may be any distance ahead. */
function lastPlannedDay(standing: readonly FieldMeetingRow[]): string | undefined {
  const days = standing.flatMap((row) => (row.special_group_id === null ? row.on_date : []));
  return days.sort().at(-1);
}

async function plan(
  tenant: Tenant,
  groups: ServiceGroups,
  { today, until, dealAgain, standing, duties }: CurrentPlan,
) {
  const leads = new Map(duties.map(({ field_meeting_id, person_id }) => [field_meeting_id, person_id]));
  const turns = standing.flatMap(({ id, rotation_group_id, on_date, by_hand }): PlannedTurn[] => {
    const person = leads.get(id) ?? null;
    return rotation_group_id === null || person === null
      ? []
      : [{ rotationGroupId: rotation_group_id, date: on_date, leads: person, byHand: by_hand }];
  });
  const taken = standing.flatMap(({ id, field_group_id, on_date, by_hand }): TakenDate[] => {
    const person = leads.get(id) ?? null;
    return field_group_id === null || !by_hand || person === null
      ? []
      : [{ groupId: field_group_id, date: on_date, leads: person }];
  });
  const { regular, special, rotation } = groups;
  const named = [
    ...[...regular, ...special].flatMap(({ overseerId }) => overseerId ?? []),
    ...rotation.flatMap(({ overseers }) => overseers),
    ...[...turns, ...taken].map((turn) => turn.leads),
  ];
  const active = new Set(
    (await leaders.named(tenant, named)).filter((person) => person.active).map(({ id }) => id),
  );
  const away = Map.groupBy(await awayBetween(tenant, named, today, until), ({ person_id }) => person_id);
  const said = await planningFactsOf(tenant, named);
  return planMeetings(groups, {
    today,
    until,
    turns,
    taken,
    dealAgain,
    isActive: (personId) => active.has(personId),
    isAway: (personId, date, startsAt) =>
      (away.get(personId) ?? []).some((span) => isAway(span, date)) ||
      cannotAt(said.get(personId)?.times ?? [], date, startsAt, laterClock(startsAt, minutesTaken)),
  });
}

/**
 * Mutates, because meetings refer to one another. Moves times in the hour that a clock change skips by the
 * skipped time.
 */
function moveFromSkippedHours(planned: readonly PlannedMeeting[], zone: string): void {
  for (const meeting of planned) meeting.startsAt = clockOnDay(meeting.date, meeting.startsAt, zone);
}

interface CurrentPlan {
  today: string;
  until: string;
  dealAgain: number | null;
  standing: readonly FieldMeetingRow[];
  duties: Awaited<ReturnType<typeof conductorDutiesOfMeetings>>;
}

/** @returns the row of each meeting, and the number of new ones. */
async function settleRows(
  tenant: Tenant,
  planned: readonly PlannedMeeting[],
  { standing, today, special }: Pick<CurrentPlan, 'standing' | 'today'> & Pick<ServiceGroups, 'special'>,
): Promise<{ rows: Map<PlannedMeeting, FieldMeetingRow>; made: number }> {
  const wanted = new Map(planned.map((meeting) => [keyOf(meeting), meeting]));
  // A past special group may be moved to another day unless it is deleted.
  const mayMove = new Set(special.map(({ id }) => id));
  const coming = standing.filter((row) => row.on_date >= today || mayMove.has(row.special_group_id ?? 0));
  await fieldMeetings.remove(
    tenant,
    coming.filter((row) => !wanted.has(keyOfRow(row))).map(({ id }) => id),
  );
  const known = new Map(coming.map((row) => [keyOfRow(row), row]));
  const missing = planned.filter((meeting) => !known.has(keyOf(meeting)));
  const added = missing.length === 0 ? [] : await fieldMeetings.add(tenant, missing.map(valuesOf));
  for (const row of added) known.set(keyOfRow(row), row);
  const rows = new Map(planned.map((meeting) => [meeting, known.get(keyOf(meeting))!]));
  for (const [meeting, row] of rows) {
    const now = {
      on_date: meeting.date,
      starts_at: meeting.startsAt,
      by_hand: meeting.byHand,
      hidden_by: meeting.hiddenBy && rows.get(meeting.hiddenBy)!.id,
    };
    if ((Object.keys(now) as (keyof typeof now)[]).some((field) => row[field] !== now[field]))
      await fieldMeetings.edit(tenant, row.id, now);
  }
  return { rows, made: added.length };
}

const dutyOf = ({ date, startsAt, leads }: PlannedMeeting, { id }: FieldMeetingRow) => ({
  field_meeting_id: id,
  week: mondayOf(date),
  on_date: date,
  starts_at: startsAt,
  ends_at: laterClock(startsAt, minutesTaken),
  person_id: leads,
});

export interface PlanChange {
  /** Id of a rotation group whose future turns are reassigned. */
  dealAgain?: number;
  /** Person who takes over one meeting of a rotation. */
  takesOver?: { meetingId: number; leads: number };
  /** Plans no day beyond the last planned one. */
  noFurther?: boolean;
}

/** @returns the number of new meetings. */
export async function planService(
  tenant: Tenant,
  now: Date,
  { dealAgain, takesOver, noFurther = false }: PlanChange = {},
): Promise<number> {
  await lockCongregation(tenant);
  const today = await readToday(tenant, now);
  const standing = await fieldMeetings.planned(tenant, addDays(today, -rememberedDays));
  const until = (noFurther && lastPlannedDay(standing)) || addDays(today, 7 * weeksAhead);
  const duties = await conductorDutiesOfMeetings(
    tenant,
    standing.map(({ id }) => id),
  );
  const { active: groups } = await readServiceGroups(tenant);
  const { zone } = await readLetterhead(tenant);
  const planned = await plan(tenant, groups, {
    today,
    until,
    standing,
    dealAgain: dealAgain ?? null,
    duties: duties.map((duty) =>
      duty.field_meeting_id === takesOver?.meetingId ? { ...duty, person_id: takesOver.leads } : duty,
    ),
  });
  moveFromSkippedHours(planned, zone);
  const { rows, made } = await settleRows(tenant, planned, { standing, today, special: groups.special });
  const ids = new Set([...rows.values()].map(({ id }) => id));
  await settleConductors(
    tenant,
    duties.filter(({ field_meeting_id }) => ids.has(field_meeting_id)),
    [...rows].flatMap(([meeting, row]) => (meeting.hiddenBy ? [] : [dutyOf(meeting, row)])),
  );
  return made;
}
