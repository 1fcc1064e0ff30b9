/** Updates the end and the duties of a special meeting after a change of its time or its parts. */
import { endOfSpecial, specialHours } from '@sheaf/rules/meetings/meetings/special-meeting';
import {
  addSpecialDuties,
  lockSpecialDuties,
  removeSpecialDuties,
  setSpecialDutyTime,
} from '#contexts/duties/duties.api';
import {
  type SpecialMeetingRow,
  specialMeetings,
  specialParts,
} from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** People stay with their duties; a part without a seat has none. */
export async function settleSpecial(tenant: Tenant, meeting: SpecialMeetingRow): Promise<SpecialMeetingRow> {
  const parts = await specialParts.ofMeetings(tenant, [meeting.id]);
  const endsAt = endOfSpecial(parts, meeting.starts_at);
  const settled =
    endsAt === meeting.ends_at
      ? meeting
      : await specialMeetings.edit(tenant, meeting.id, { ends_at: endsAt });
  const { week, held_on: on_date, starts_at, ends_at, ended_on } = settled;
  const hours = specialHours(parts, starts_at);
  const whole = { week, on_date, starts_at, ends_at, suspended: ended_on !== null };
  const wanted = new Map(
    parts.flatMap(({ id, seat }, index) =>
      seat === 'none'
        ? []
        : [[id, { ...whole, starts_at: hours[index]!.from, ends_at: hours[index]!.to }] as const],
    ),
  );
  const duties = await lockSpecialDuties(tenant, meeting.id);
  const timeOf = (duty: (typeof duties)[number]) =>
    duty.special_part_id === null ? whole : wanted.get(duty.special_part_id);
  for (const duty of duties) {
    const time = timeOf(duty);
    const isSame =
      duty.on_date === time?.on_date &&
      duty.starts_at === time.starts_at &&
      duty.ends_at === time.ends_at &&
      duty.suspended === time.suspended;
    if (time && !isSame) await setSpecialDutyTime(tenant, duty.id, time);
  }
  await removeSpecialDuties(
    tenant,
    duties.filter((duty) => timeOf(duty) === undefined).map(({ id }) => id),
  );
  const there = new Set(duties.map(({ special_part_id }) => special_part_id));
  await addSpecialDuties(
    tenant,
    [...wanted]
      .filter(([id]) => !there.has(id))
      .map(([special_part_id, time]) => ({
        kind: 'special-part',
        special_id: meeting.id,
        special_part_id,
        responsibility_id: null,
        place: 1,
        person_id: null,
        ...time,
      })),
  );
  return settled;
}
