/** Reads the facts for a draft of the duties of some meetings (X-FAIR-13). */

import { planning as planningSettings } from '@sheaf/contract/people/availability/settings';
import { unknownSince } from '@sheaf/rules/duties/turn';
import type { PersonPair } from '@sheaf/rules/people/availability/pairs';
import type { DraftFacts } from '@sheaf/rules/planning/drafts/problem-of';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type DutyRow, ledgerBetween } from '#contexts/duties/duties.api';
import { cancelledMeetings, type HeldMeeting } from '#contexts/meetings/meetings.api';
import { awayBetween, familiesOf, type PlanningFacts, readSettings } from '#contexts/people/people.api';
import type { DraftPlan, PlannedDuty } from '#contexts/planning/drafts/planned-duties';
import { readPlaces } from '#contexts/planning/drafts/read-places';
import { takersOf } from '#contexts/planning/takers-of';
import type { Tenant } from '#platform/database/tenant';

/** Days before the first and after the last meeting whose duties count. */
const ledgerDays = { before: 366, after: 183 };

/** Each pair once: both of its people have it. */
const pairsOf = (planning: ReadonlyMap<number, PlanningFacts>): PersonPair[] =>
  [...planning].flatMap(([id, { pairs }]) => pairs.filter(({ person_id }) => person_id === id));

const togetherOf = ({ part_id, hall }: DutyRow): string | null =>
  part_id === null ? null : `${part_id} ${hall}`;

export interface ReadFacts {
  facts: DraftFacts;
  /** The planned duties, in the order of the first places. */
  planned: PlannedDuty[];
}

/** People of the same parts who are not planned: their places are locked. */
function partnersOf(rows: readonly DutyRow[], planned: readonly DutyRow[]): DutyRow[] {
  const ids = new Set(planned.map(({ id }) => id));
  const parts = new Set(planned.map(togetherOf));
  return rows.filter(
    (row) =>
      !ids.has(row.id) && row.person_id !== null && togetherOf(row) !== null && parts.has(togetherOf(row)),
  );
}

/** Null without a duty to plan. */
export async function readFacts(
  tenant: Tenant,
  meetings: readonly HeldMeeting[],
  plan: DraftPlan,
): Promise<ReadFacts | null> {
  const read = await readPlaces(tenant, meetings, plan);
  if (!read) return null;
  const { rows, planned, everyone, responsibilities, planning, eligibleFor } = read;
  const from = addDays(read.from, -ledgerDays.before);
  const to = addDays(read.to, ledgerDays.after);
  const ids = everyone.map(({ id }) => id);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const duties = (await ledgerBetween(tenant, from, to)).filter(
    ({ meetingId }) => meetingId === null || !cancelled.has(meetingId),
  );
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const families = await familiesOf(tenant, ids);
  return {
    planned,
    facts: {
      people: everyone.map((person) => {
        const said = planning.get(person.id);
        return {
          ...person,
          familyId: families.get(person.id) ?? null,
          away: away.get(person.id) ?? [],
          limits: said?.limits ?? [],
          times: said?.times ?? [],
          since: said?.since ?? unknownSince,
          counts_from: said?.counts_from ?? null,
        };
      }),
      takers: takersOf(responsibilities),
      duties,
      places: [
        ...planned.map(({ row, fell, ...place }) => ({
          ...place,
          dutyId: row.id,
          together: togetherOf(row),
          eligible: eligibleFor(row).filter((id) => fell !== 'declined' || id !== row.person_id),
        })),
        ...partnersOf(
          rows,
          planned.map(({ row }) => row),
        ).map((row) => ({
          dutyId: row.id,
          together: togetherOf(row),
          eligible: [row.person_id!],
          locked: true,
          stood: row.person_id,
          firmness: 1,
        })),
      ],
      responsibilities: new Map(responsibilities.map(({ id, kind }) => [id, kind])),
      pairs: pairsOf(planning),
      helperRule: (await readSettings(tenant, planningSettings)).helper_rule,
    },
  };
}
