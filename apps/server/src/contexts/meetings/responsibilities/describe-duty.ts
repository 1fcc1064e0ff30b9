/** Describes a responsibility at a meeting to its person. */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { fullName } from '@sheaf/rules/people/people/names';
import { namedResponsibilityDuties, readResponsibilityDuties } from '#contexts/duties/duties.api';
import { labelledEvents, meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { DutyTextSource } from '#platform/duty-text-source';

export const describeResponsibility: DutyTextSource = async (tenant, duty, lang) => {
  if (duty.kind !== 'responsibility' && duty.kind !== 'task') return undefined;
  const row = await readResponsibilityDuties(tenant, duty.id);
  const of = row && (await responsibilities.list(tenant)).find(({ id }) => id === row.responsibility_id);
  const [meeting] = row ? await meetingsOfIds(tenant, [row.meeting_id]) : [];
  if (!row || !of || !meeting) return undefined;
  const others = (await namedResponsibilityDuties(tenant, [meeting.id])).filter(
    (other) => other.responsibility_id === of.id && other.id !== row.id,
  );
  const events = await labelledEvents(tenant, lang);
  return {
    what: of.label,
    role: null,
    minutes: null,
    from: row.starts_at,
    class: null,
    with: others.flatMap(({ first_name, last_name }) =>
      first_name === null || last_name === null ? [] : [fullName({ first_name, last_name })],
    ),
    note: of.notes,
    instead: events.find((event) => isMeetingCancelled([event], meeting.week, meeting.type))?.label ?? null,
  };
};
