/**
 * Fills the responsibilities at coming meetings by rotation (ATTEND-O1 to ATTEND-O3). Lock order: meetings,
 * responsibilities, duties, people.
 */
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { dutyKindOf, weeksAhead } from '@sheaf/rules/meetings/responsibilities/responsibility';
import {
  type FilledPlace,
  type RotatedMeeting,
  type RotatedResponsibility,
  rotate,
} from '@sheaf/rules/meetings/responsibilities/rotate';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import {
  addResponsibilityDuties,
  fillResponsibilityDuties,
  lockResponsibilityDuties,
  type ResponsibilityDuty,
  removeResponsibilityDuties,
  responsibilityTurnsBefore,
} from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import {
  cancelledMeetings,
  type HeldMeeting,
  holdMeetingsBetween,
} from '#contexts/meetings/meetings/meetings.api';
import { fillSpecials } from '#contexts/meetings/responsibilities/fill-specials';
import {
  type ResponsibilityRow,
  responsibilities,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import { readResponsibilities } from '#contexts/meetings/responsibilities/rotated-responsibilities';
import { readFacts } from '#contexts/meetings/responsibilities/rotation-facts';
import { readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Responsibilities whose places are all filled again; of others only open places are filled. */
export type RefillScope = 'all' | ReadonlySet<number>;

export interface FilledSchedule {
  /** Number of newly filled places. */
  filled: number;
  open: number;
  /** Number of places filled by hand. */
  kept: number;
  /** Last filled day; null without one. */
  until: string | null;
}

const nothing: FilledSchedule = { filled: 0, open: 0, kept: 0, until: null };

const takerOf = ({
  person_id,
  group_id,
}: Pick<ResponsibilityDuty, 'person_id' | 'group_id'>): number | null => person_id ?? group_id;

const keyOf = (meetingId: number, responsibilityId: number, place: number): string =>
  `${meetingId} ${responsibilityId} ${place}`;

const rotated = (meeting: HeldMeeting): RotatedMeeting => ({
  id: meeting.id,
  week: meeting.week,
  date: meeting.held_on,
  type: meeting.type,
  from: meeting.starts_at,
  to: meeting.ends_at,
});

/** Whether a filled place keeps its person: it was filled by hand, or its duty is not to be filled again. */
function keeps(
  row: ResponsibilityDuty,
  of: RotatedResponsibility,
  refill: RefillScope,
  today: string,
): boolean {
  if (takerOf(row) !== null && (row.group_id !== null) !== of.byGroup) return false;
  if (row.locked) return true;
  if (takerOf(row) === null) return false;
  return row.on_date <= today || !(refill === 'all' || refill.has(of.id));
}

interface CurrentSchedule {
  meetings: readonly HeldMeeting[];
  rows: readonly ResponsibilityDuty[];
  places: readonly FilledPlace[];
  kept: ReadonlySet<string>;
  byGroup: ReadonlySet<number>;
  kinds: ReadonlyMap<number, ResponsibilityRow['kind']>;
}

/** Writes the differences between ledger and rotation. */
async function write(
  tenant: Tenant,
  { meetings, rows, places, kept, byGroup, kinds }: CurrentSchedule,
): Promise<void> {
  const known = new Map(rows.map((row) => [keyOf(row.meeting_id, row.responsibility_id, row.place), row]));
  const meetingOf = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const wanted = new Set(places.map((place) => keyOf(place.meetingId, place.responsibilityId, place.place)));
  const taker = ({ responsibilityId, takerId }: FilledPlace) =>
    byGroup.has(responsibilityId)
      ? { person_id: null, group_id: takerId }
      : { person_id: takerId, group_id: null };
  await removeResponsibilityDuties(
    tenant,
    rows
      // A place filled by hand stays while its meeting is cancelled, for the case that the meeting is held
      // again.
      .filter((row) => !row.locked || meetingOf.has(row.meeting_id))
      .filter((row) => !wanted.has(keyOf(row.meeting_id, row.responsibility_id, row.place)))
      .map(({ id }) => id),
  );
  await fillResponsibilityDuties(
    tenant,
    places.flatMap((place) => {
      const key = keyOf(place.meetingId, place.responsibilityId, place.place);
      const row = known.get(key);
      if (!row || kept.has(key) || takerOf(row) === place.takerId) return [];
      return [{ id: row.id, locked: false, ...taker(place) }];
    }),
  );
  await addResponsibilityDuties(
    tenant,
    places
      .filter((place) => !known.has(keyOf(place.meetingId, place.responsibilityId, place.place)))
      .map((place) => ({
        kind: dutyKindOf(kinds.get(place.responsibilityId)!),
        responsibility_id: place.responsibilityId,
        place: place.place,
        meeting: meetingOf.get(place.meetingId)!,
        ...taker(place),
      })),
  );
}

/** Locks the meetings to fill, before anything else. */
export async function holdAhead(tenant: Tenant, now: Date): Promise<HeldMeeting[]> {
  const today = await readToday(tenant, now);
  return holdMeetingsBetween(tenant, today, addDays(today, 7 * weeksAhead));
}

/** Idempotent. */
export async function fillSchedule(
  tenant: Tenant,
  now: Date,
  refill: RefillScope = new Set(),
): Promise<FilledSchedule> {
  if (!(await readSettings(tenant, responsibilitiesSchedule)).on) return nothing;
  const today = await readToday(tenant, now);
  const held = await holdAhead(tenant, now);
  await fillSpecials(tenant, now);
  const stored = await responsibilities.lockAll(tenant);
  if (stored.length === 0) return nothing;
  const all = stored.filter(({ special }) => !special);
  const events = await cancellingEvents(tenant);
  const meetings = held.filter(({ week, type }) => !isMeetingCancelled(events, week, type));
  const rows = await lockResponsibilityDuties(
    tenant,
    held.map(({ id }) => id),
  );
  const { rotating, people } = await readResponsibilities(tenant, all);
  const byId = new Map(rotating.map((of) => [of.id, of]));
  const kept = rows.filter((row) => {
    const of = byId.get(row.responsibility_id);
    // A responsibility that is now for special meetings leaves its places at the others.
    return of !== undefined && keeps(row, of, refill, today);
  });
  const turns = await responsibilityTurnsBefore(
    tenant,
    today,
    addDays(today, -35),
    await cancelledMeetings(tenant),
  );
  const places = rotate({
    responsibilities: rotating,
    meetings: meetings.map(rotated),
    kept: kept.map((row) => ({
      meetingId: row.meeting_id,
      responsibilityId: row.responsibility_id,
      place: row.place,
      takerId: takerOf(row),
    })),
    turns: turns.map((row) => ({
      responsibilityId: row.responsibility_id,
      takerId: takerOf(row)!,
      meeting: { id: row.meeting_id, week: row.week, date: row.on_date },
      place: row.place,
    })),
    people: await readFacts(tenant, people, today, addDays(today, 7 * weeksAhead)),
  });
  const keptKeys = new Set(kept.map((row) => keyOf(row.meeting_id, row.responsibility_id, row.place)));
  await write(tenant, {
    meetings,
    rows,
    places,
    kept: keptKeys,
    byGroup: new Set(rotating.filter((of) => of.byGroup).map(({ id }) => id)),
    kinds: new Map(all.map(({ id, kind }) => [id, kind])),
  });
  return sum(places, kept, meetings, keptKeys);
}

function sum(
  places: readonly FilledPlace[],
  kept: readonly ResponsibilityDuty[],
  meetings: readonly HeldMeeting[],
  keptKeys: ReadonlySet<string>,
): FilledSchedule {
  const days = new Map(meetings.map(({ id, held_on }) => [id, held_on]));
  const taken = places.filter(({ takerId }) => takerId !== null);
  return {
    filled: taken.filter(
      ({ meetingId, responsibilityId, place }) => !keptKeys.has(keyOf(meetingId, responsibilityId, place)),
    ).length,
    open: places.length - taken.length,
    kept: kept.filter(({ locked }) => locked).length,
    until: taken.reduce<string | null>((last, { meetingId }) => {
      const day = days.get(meetingId)!;
      return last === null || day > last ? day : last;
    }, null),
  };
}
