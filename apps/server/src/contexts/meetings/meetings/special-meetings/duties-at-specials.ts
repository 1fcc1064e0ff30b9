/** Own duties at special meetings (X-MEMORIAL-8). */
import { answeredFor, specialDutiesOfPerson } from '#contexts/duties/duties.api';
import { dutiesWithSpecials } from '#contexts/meetings/meetings/special-meetings/special-of-duty';
import type { OwnDutySource } from '#platform/own-duty-source';

export const dutiesAtSpecials: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await specialDutiesOfPerson(tenant, personId, from, to);
  const found = await dutiesWithSpecials(tenant, own);
  return own.flatMap((duty, index) => {
    const of = found[index];
    if (!of) return [];
    return [
      {
        id: duty.id,
        kind: duty.kind,
        base_type: duty.kind === 'special-part' ? ('meeting' as const) : ('attendant' as const),
        date: duty.on_date,
        starts_at: duty.starts_at,
        ends_at: duty.ends_at,
        title: of.what,
        with: [],
        user_id: personId,
        helper_id: null,
        acknowledged: duty.acknowledged,
        answered_for: answeredFor(duty),
        meeting: null,
        location: of.location,
        coordinates: null,
        link: null,
        note: [of.event, of.notes].filter(Boolean).join('\n'),
      },
    ];
  });
};
