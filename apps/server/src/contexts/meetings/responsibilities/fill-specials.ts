/** Fills the responsibilities at coming special meetings in turns of their own (X-MEMORIAL-5). */
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { isLabelTaken } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { type FilledPlace, rotate } from '@sheaf/rules/meetings/responsibilities/rotate';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import {
  addSpecialDuties,
  fillSpecialDuties,
  lockSpecialDuties,
  removeSpecialDuties,
  type SpecialDuty,
  specialTurnsBefore,
} from '#contexts/duties/duties.api';
import { specialMeetings } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { readResponsibilities } from '#contexts/meetings/responsibilities/rotated-responsibilities';
import { readFacts } from '#contexts/meetings/responsibilities/rotation-facts';
import { readLetterhead, readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

/** Places for passing the bread and the wine in a hall of usual size. */
const emblemPlaces = 6;

/** Adds the responsibility of the first Memorial. It can be changed and deleted like every other one. */
export async function addEmblems(tenant: Tenant, now: Date): Promise<void> {
  if (!(await readSettings(tenant, responsibilitiesSchedule)).on) return;
  const { lang } = await readLetterhead(tenant);
  const label = say(lang, 'meetings:special.emblems');
  const all = await responsibilities.list(tenant);
  if (all.some(({ special }) => special) || isLabelTaken(label, all)) return;
  await responsibilities.add(tenant, {
    label,
    order: all.reduce((most, { order }) => Math.max(most, order), 0) + 1,
    kind: 'other',
    frequency: 'meeting',
    scope: 'both',
    places: emblemPlaces,
    notes: null,
    group_turns: false,
    special: true,
    anchor: mondayOf(await readToday(tenant, now)),
  });
}

const keyOf = (meetingId: number, responsibilityId: number, place: number): string =>
  `${meetingId} ${responsibilityId} ${place}`;

const keyOfDuty = ({ special_id, responsibility_id, place }: SpecialDuty): string =>
  keyOf(special_id, responsibility_id!, place);

/** Idempotent. Lock order: special meetings, responsibilities, duties, people. */
export async function fillSpecials(tenant: Tenant, now: Date): Promise<void> {
  if (!(await readSettings(tenant, responsibilitiesSchedule)).on) return;
  const today = await readToday(tenant, now);
  const meetings = (await specialMeetings.lockAll(tenant)).filter(
    ({ ended_on, held_on }) => ended_on === null && held_on >= today,
  );
  if (meetings.length === 0) return;
  const all = (await responsibilities.lockAll(tenant)).filter(({ special }) => special);
  const rows: SpecialDuty[] = [];
  for (const { id } of meetings)
    rows.push(...(await lockSpecialDuties(tenant, id)).filter(({ kind }) => kind === 'special-duty'));
  const { rotating, people } = await readResponsibilities(tenant, all);
  const takersOf = new Map(rotating.map(({ id, takers }) => [id, new Set(takers.map((taker) => taker.id))]));
  /** Filled or left open by hand, or filled in turn with a person who still takes turns. */
  const isKept = ({ person_id, locked, responsibility_id }: SpecialDuty): boolean =>
    locked || (person_id !== null && takersOf.get(responsibility_id!)?.has(person_id) === true);
  const days = meetings.map(({ held_on }) => held_on).sort();
  const places = rotate({
    responsibilities: rotating.map((of) => ({
      ...of,
      scope: 'both',
      takers: of.takers.map(({ id }) => ({ id, scope: 'both' })),
    })),
    meetings: meetings.map(({ id, week, held_on, starts_at, ends_at }) => ({
      id,
      week,
      date: held_on,
      type: 'public',
      from: starts_at,
      to: ends_at,
    })),
    kept: rows.filter(isKept).map((row) => ({
      meetingId: row.special_id,
      responsibilityId: row.responsibility_id!,
      place: row.place,
      takerId: row.person_id,
    })),
    turns: (await specialTurnsBefore(tenant, today)).map((row) => ({
      responsibilityId: row.responsibility_id,
      takerId: row.person_id,
      meeting: { id: row.special_id, week: row.week, date: row.on_date },
      place: row.place,
    })),
    people: await readFacts(tenant, people, days[0]!, days.at(-1)!),
  });
  const known = new Map(rows.map((row) => [keyOfDuty(row), row]));
  const wanted = new Map<string, FilledPlace>(
    places.map((place) => [keyOf(place.meetingId, place.responsibilityId, place.place), place]),
  );
  await removeSpecialDuties(
    tenant,
    rows.filter((row) => !wanted.has(keyOfDuty(row))).map(({ id }) => id),
  );
  await fillSpecialDuties(
    tenant,
    [...wanted].flatMap(([key, { takerId }]) => {
      const row = known.get(key);
      return row && !isKept(row) && takerId !== row.person_id ? [{ id: row.id, person_id: takerId }] : [];
    }),
  );
  const meetingOf = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  await addSpecialDuties(
    tenant,
    [...wanted].flatMap(([key, { meetingId, responsibilityId, place, takerId }]) => {
      if (known.has(key)) return [];
      const { week, held_on, starts_at, ends_at } = meetingOf.get(meetingId)!;
      return [
        {
          kind: 'special-duty' as const,
          special_id: meetingId,
          special_part_id: null,
          responsibility_id: responsibilityId,
          place,
          person_id: takerId,
          week,
          on_date: held_on,
          starts_at,
          ends_at,
          suspended: false,
        },
      ];
    }),
  );
}
