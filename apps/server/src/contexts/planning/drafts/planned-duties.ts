/** Duties that a draft plans: open ones, or for a repair those with a person (X-FAIR-8, X-FAIR-54). */
import { isOfSchedule, openSeatsOf } from '@sheaf/rules/meetings/meetings/open-seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { areaOf, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { type DraftMode, type FallReason, fallOf, firmnessOf } from '@sheaf/rules/planning/drafts/fallen-out';
import { type DutyRow, knownDuties } from '#contexts/duties/duties.api';
import type { HeldMeeting } from '#contexts/meetings/meetings.api';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Tenant } from '#platform/database/tenant';

/** Duties that a draft fills, and people who stay. */
export interface DraftPlan {
  areas: readonly DraftArea[];
  mode: DraftMode;
  /** People who know of their duty stay. */
  keepTold: boolean;
  /** Person of each duty that the planner locked in the draft. */
  kept: ReadonlyMap<number, number>;
}

/** A duty of the plan, with the reason why its person can no longer have it. */
export interface PlannedDuty {
  row: DutyRow;
  fell: FallReason | null;
}

/** Duties of these meetings without a person; for a repair those with a person. */
export function dutiesOfPlan(
  meetings: readonly HeldMeeting[],
  rows: readonly DutyRow[],
  { areas, mode }: Pick<DraftPlan, 'areas' | 'mode'>,
): DutyRow[] {
  const ofMeeting = Map.groupBy(rows, ({ meeting_id }) => meeting_id);
  return meetings.flatMap(({ id, type, halls }) => {
    const own = ofMeeting.get(id) ?? [];
    const programme = own
      .filter(({ qualification }) => qualification !== null)
      .map((row) => ({ ...row, row, qualification: meetingParts.decode(row.qualification!) }));
    const seats =
      mode === 'repair'
        ? programme.filter((seat) => seat.person_id !== null && isOfSchedule(seat))
        : openSeatsOf(type === 'clam' ? halls : 1, programme);
    const others = own.filter(
      ({ qualification, group_id, person_id }) =>
        qualification === null && group_id === null && (person_id !== null) === (mode === 'repair'),
    );
    return [...seats.map(({ row }) => row), ...others].filter((row) => areas.includes(areaOf(row)));
  });
}

/** Facts about a person on the day of a duty. */
export interface PersonThen {
  isEligible: boolean;
  isAway: boolean;
  cannotThen: boolean;
}

export interface PlaceOfPlan extends PlannedDuty {
  locked: boolean;
  stood: number | null;
  firmness: number;
}

/** Decides for each duty whether its person stays, may be replaced, or can no longer have it. */
export async function placesOfPlan(
  tenant: Tenant,
  rows: readonly DutyRow[],
  { kept, keepTold }: Pick<DraftPlan, 'kept' | 'keepTold'>,
  thenOf: (row: DutyRow, personId: number) => PersonThen,
): Promise<PlaceOfPlan[]> {
  const standing = rows.filter(({ person_id }) => person_id !== null);
  const none = standing.length === 0;
  const ids = standing.map(({ id }) => id);
  const known = new Set(none ? [] : await knownDuties(tenant, ids));
  const asked = new Map(
    (none ? [] : await swaps.allActive(tenant)).map(({ duty_id, from_person }) => [duty_id, from_person]),
  );
  return rows.map((row) => {
    const { id, person_id: personId, said } = row;
    const chosen = kept.get(id);
    if (personId === null)
      return { row, fell: null, locked: chosen !== undefined, stood: chosen ?? null, firmness: 1 };
    const isTold = known.has(id);
    const then = thenOf(row, personId);
    const fell = fallOf({ ...then, said, isTold, declined: asked.get(id) === personId });
    return {
      row,
      fell,
      // An accepted duty at an unusual time stays, although nobody else would get it then.
      locked: chosen !== undefined || (fell === null && ((keepTold && isTold) || then.cannotThen)),
      stood: chosen ?? personId,
      firmness: firmnessOf({ said, isTold }),
    };
  });
}
