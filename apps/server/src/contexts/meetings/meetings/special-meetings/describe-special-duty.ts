/** Describes duties at special meetings to their people, besides those at the meetings of each week. */
import { readSpecialDuty } from '#contexts/duties/duties.api';
import { describeMeetingDuty } from '#contexts/meetings/meetings/describe-meeting-duty';
import { dutiesWithSpecials } from '#contexts/meetings/meetings/special-meetings/special-of-duty';
import type { DutyTextSource } from '#platform/duty-text-source';

export const describeProgrammeDuty: DutyTextSource = async (tenant, duty, lang) => {
  if (duty.kind !== 'special-part' && duty.kind !== 'special-duty')
    return describeMeetingDuty(tenant, duty, lang);
  const row = await readSpecialDuty(tenant, duty.id);
  const [of] = row ? await dutiesWithSpecials(tenant, [row]) : [];
  if (!row || !of) return undefined;
  return {
    what: of.what,
    minutes: of.minutes,
    role: null,
    from: row.starts_at,
    class: null,
    with: [],
    note: [of.event, of.notes].filter(Boolean).join('\n'),
    instead: row.suspended ? of.event : null,
  };
};
