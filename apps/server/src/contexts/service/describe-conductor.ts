/** Describes the duty of leading a field service group to its person. */
import { readConductorDuties } from '#contexts/duties/duties.api';
import { presentFieldMeetings } from '#contexts/service/field-meetings';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import type { DutyTextSource } from '#platform/duty-text-source';
import { say } from '#platform/texts';

export const describeConductor: DutyTextSource = async (tenant, duty, lang) => {
  if (duty.kind !== 'conductor') return undefined;
  const led = await readConductorDuties(tenant, duty.id);
  const rows = led ? await fieldMeetings.ofIds(tenant, [led.field_meeting_id]) : [];
  const [meeting] = await presentFieldMeetings(tenant, rows, null);
  if (!led || !meeting) return undefined;
  return {
    what: say(lang, 'duties:conducts', { place: meeting.location }),
    from: led.starts_at,
    role: null,
    minutes: null,
    class: null,
    with: [],
    note: meeting.label,
    instead: null,
  };
};
