/** Duties at coming special meetings for the reminders (MSG-R22). */
import type { DutyAhead } from '@sheaf/rules/duties/reminders';
import { namedSpecialDuties } from '#contexts/duties/duties.api';
import { specialMeetings } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { dutiesWithSpecials } from '#contexts/meetings/meetings/special-meetings/special-of-duty';
import type { Tenant } from '#platform/database/tenant';
import { sayPlain } from '#platform/texts';

interface ToldSpecial {
  /** Start of the part, or of the meeting. */
  from: string;
  /** `Memorial: Prayer for the bread`. */
  what: (lang: string) => string;
}

export interface SpecialsAhead {
  ahead: DutyAhead[];
  /** By duty id. */
  told: ReadonlyMap<number, ToldSpecial>;
}

export async function specialsAhead(
  tenant: Tenant,
  window: { from: string; to: string },
): Promise<SpecialsAhead> {
  const rows = await specialMeetings.held(tenant, window);
  if (rows.length === 0) return { ahead: [], told: new Map() };
  const meetingOf = new Map(rows.map((row) => [row.id, row]));
  const duties = await namedSpecialDuties(tenant, [...meetingOf.keys()]);
  const found = await dutiesWithSpecials(tenant, duties);
  return {
    ahead: duties.map(({ id, person_id: personId, special_id, on_date: date }) => ({
      id,
      personId,
      // Negative, because the meetings of each week have the same numbers.
      meetingId: -special_id,
      date,
      startsAt: meetingOf.get(special_id)!.starts_at,
      cancelled: false,
    })),
    told: new Map(
      duties.flatMap((duty, index) => {
        const of = found[index];
        if (!of) return [];
        const { event: kind, what: title } = of;
        const what = (lang: string): string => sayPlain(lang, 'duties:feedTitle', { kind, title });
        return [[duty.id, { from: duty.starts_at, what }] as const];
      }),
    ),
  };
}
