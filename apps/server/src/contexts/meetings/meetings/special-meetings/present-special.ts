/** Special meetings with programme and people (X-MEMORIAL). */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import { specialHours } from '@sheaf/rules/meetings/meetings/special-meeting';
import { fullName } from '@sheaf/rules/people/people/names';
import { type NamedSpecialDuty, namedSpecialDuties } from '#contexts/duties/duties.api';
import { labelledEvents } from '#contexts/meetings/meetings/meetings.api';
import {
  type SpecialMeetingRow,
  specialParts,
} from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Tenant } from '#platform/database/tenant';

type SpecialMeetingReply = ReplyOf<typeof operations.listSpecialMeetings>[number];

const nameOf = ({ first_name, last_name }: NamedSpecialDuty): string | null =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });

const presentPlace = (duty: NamedSpecialDuty) => ({
  id: duty.id,
  user_id: duty.person_id,
  name: nameOf(duty),
  acknowledged: duty.acknowledged,
});

/** @param counts whether the reader may see the numbers. */
export async function presentSpecials(
  tenant: Tenant,
  rows: readonly SpecialMeetingRow[],
  { lang, counts }: { lang: string; counts: boolean },
): Promise<SpecialMeetingReply[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = new Map((await labelledEvents(tenant, lang)).map((event) => [event.id, event]));
  const parts = Map.groupBy(await specialParts.ofMeetings(tenant, ids), ({ special_id }) => special_id);
  const duties = await namedSpecialDuties(tenant, ids);
  const dutyOfPart = new Map(duties.map((duty) => [duty.special_part_id, duty]));
  const responsible = (await responsibilities.list(tenant)).filter(({ special }) => special);
  return rows.flatMap((row) => {
    const event = events.get(row.event_id);
    // The job has not yet followed the deletion of the event.
    if (!event) return [];
    const own = parts.get(row.id) ?? [];
    const hours = specialHours(own, row.starts_at);
    return [
      {
        event: event.id,
        type: event.type,
        label: event.label,
        week: row.week,
        date: row.held_on,
        starts_at: row.starts_at,
        ends_at: row.ends_at,
        location: event.location,
        cancels_meeting: event.cancels_meeting,
        note: row.note,
        attendance: counts ? row.attendance : null,
        partakers: counts ? row.partakers : null,
        parts: own.map(({ id, title, minutes, song, seat }, index) => {
          const duty = dutyOfPart.get(id);
          const place = duty ? presentPlace(duty) : null;
          // A visiting speaker is named by the event.
          const visitor = seat === 'talk' && place && place.user_id === null ? event.speaker : null;
          return {
            ...{ id, title, minutes, song, seat },
            ...hours[index]!,
            place: place && visitor !== null ? { ...place, name: visitor } : place,
          };
        }),
        duties: responsible.flatMap(({ id, label, kind, notes }) => {
          const places = duties.filter(
            ({ special_id, responsibility_id }) => special_id === row.id && responsibility_id === id,
          );
          return places.length === 0
            ? []
            : [{ responsibility: id, label, kind, notes, places: places.map(presentPlace) }];
        }),
        version: row.version,
      },
    ];
  });
}
