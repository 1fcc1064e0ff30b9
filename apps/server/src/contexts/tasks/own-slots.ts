/** Places of a person in slots, for the assignments page and calendars. */
import { fullName } from '@sheaf/rules/people/people/names';
import { answeredFor, helpDutiesOfPerson, helpDutiesOfSlots } from '#contexts/duties/duties.api';
import { readSlots } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { DutyTextSource } from '#platform/duty-text-source';
import type { OwnDutySource } from '#platform/own-duty-source';

const namesOf = (
  places: readonly { id: number; first_name: string | null; last_name: string | null }[],
  ownId: number,
): string[] =>
  places.flatMap(({ id, first_name, last_name }) =>
    id === ownId || first_name === null || last_name === null ? [] : [fullName({ first_name, last_name })],
  );

/** Without slots that are skipped. */
export const placesInSlots: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await helpDutiesOfPerson(tenant, personId, from, to);
  const rows = await taskSlots.ofIds(
    tenant,
    own.map(({ slot_id }) => slot_id),
  );
  const slots = new Map((await readSlots(tenant, rows)).map((slot) => [slot.row.id, slot]));
  return own.flatMap((duty) => {
    const slot = slots.get(duty.slot_id);
    if (!slot || slot.row.state === 'skipped') return [];
    const { row, task, duties } = slot;
    return [
      {
        id: duty.id,
        kind: 'help' as const,
        base_type: 'attendant' as const,
        date: duty.on_date,
        starts_at: duty.starts_at,
        ends_at: duty.ends_at,
        title: row.label,
        with: namesOf(duties, duty.id),
        user_id: personId,
        helper_id: null,
        acknowledged: duty.acknowledged,
        answered_for: answeredFor(duty),
        meeting: null,
        location: task?.place ?? null,
        coordinates: null,
        link: null,
        note: row.sheet_label,
      },
    ];
  });
};

/** Describes a place in a slot to its person. */
export const describePlace: DutyTextSource = async (tenant, duty) => {
  const row = duty.slot_id ? await taskSlots.read(tenant, duty.slot_id) : undefined;
  if (!row) return undefined;
  return {
    what: row.label,
    role: null,
    minutes: null,
    from: row.starts_at,
    class: null,
    with: namesOf(await helpDutiesOfSlots(tenant, [row.id]), duty.id),
    note: row.sheet_label,
    instead: null,
  };
};
