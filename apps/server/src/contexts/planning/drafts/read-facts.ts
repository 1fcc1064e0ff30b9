/** Reads the facts for a draft of the open duties of some meetings (X-FAIR-13). */

import { planning as planningSettings } from '@sheaf/contract/people/availability/settings';
import { unknownSince } from '@sheaf/rules/duties/turn';
import { openSeatsOf } from '@sheaf/rules/meetings/meetings/open-seats';
import { isInScope } from '@sheaf/rules/meetings/responsibilities/responsibility';
import type { PersonPair } from '@sheaf/rules/people/availability/pairs';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { areaOf, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import type { DraftFacts, DraftPlace } from '@sheaf/rules/planning/drafts/problem-of';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type DutyRow, ledgerBetween, plannedDuties } from '#contexts/duties/duties.api';
import { cancelledMeetings, type HeldMeeting, responsibilityTakers } from '#contexts/meetings/meetings.api';
import {
  awayBetween,
  familiesOf,
  type PlanningFacts,
  planningFactsOf,
  qualificationsOfEveryone,
  readSettings,
} from '#contexts/people/people.api';
import { takersOf } from '#contexts/planning/takers-of';
import type { Tenant } from '#platform/database/tenant';

/** Days before the first and after the last meeting whose duties count. */
const ledgerDays = { before: 366, after: 183 };

/** Open duties of these meetings, and the duty of the same part and class that has a person. */
function openDuties(
  meetings: readonly HeldMeeting[],
  rows: readonly DutyRow[],
  areas: readonly DraftArea[],
): DutyRow[] {
  const ofMeeting = Map.groupBy(rows, ({ meeting_id }) => meeting_id);
  return meetings.flatMap(({ id, type, halls }) => {
    const own = ofMeeting.get(id) ?? [];
    const programme = own
      .filter(({ qualification }) => qualification !== null)
      .map((row) => ({ ...row, row, qualification: meetingParts.decode(row.qualification!) }));
    const open = openSeatsOf(type === 'clam' ? halls : 1, programme).map(({ row }) => row);
    const others = own.filter(
      ({ qualification, person_id, group_id }) =>
        qualification === null && person_id === null && group_id === null,
    );
    return [...open, ...others].filter((row) => areas.includes(areaOf(row)));
  });
}

/** Each pair once: both of its people have it. */
const pairsOf = (planning: ReadonlyMap<number, PlanningFacts>): PersonPair[] =>
  [...planning].flatMap(([id, { pairs }]) => pairs.filter(({ person_id }) => person_id === id));

const togetherOf = ({ part_id, hall }: DutyRow): string | null =>
  part_id === null ? null : `${part_id} ${hall}`;

export interface ReadFacts {
  facts: DraftFacts;
  /** The open duties, in the order of the places that are not locked. */
  open: DutyRow[];
}

/** Null without open duties. `kept` has the person of each locked duty. */
export async function readFacts(
  tenant: Tenant,
  meetings: readonly HeldMeeting[],
  areas: readonly DraftArea[],
  kept: ReadonlyMap<number, number> = new Map(),
): Promise<ReadFacts | null> {
  const rows = await plannedDuties(
    tenant,
    meetings.map(({ id }) => id),
  );
  const open = openDuties(meetings, rows, areas);
  if (open.length === 0) return null;
  const days = open.map(({ on_date }) => on_date).sort();
  const from = addDays(days[0]!, -ledgerDays.before);
  const to = addDays(days.at(-1)!, ledgerDays.after);
  const everyone = await qualificationsOfEveryone(tenant);
  const ids = everyone.map(({ id }) => id);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const duties = (await ledgerBetween(tenant, from, to)).filter(
    ({ meetingId }) => meetingId === null || !cancelled.has(meetingId),
  );
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const families = await familiesOf(tenant, ids);
  const responsibilities = await responsibilityTakers(tenant);
  const planning = await planningFactsOf(tenant, ids);
  const typeOf = new Map(meetings.map(({ id, type }) => [id, type]));

  const qualified = Map.groupBy(
    everyone.flatMap(({ id, qualified_parts }) => qualified_parts.map((part) => ({ id, part }))),
    ({ part }) => part,
  );
  const qualifiedFor = (part: number): number[] => (qualified.get(part) ?? []).map(({ id }) => id);
  const takersById = new Map(responsibilities.map(({ id, takers }) => [id, takers]));
  const eligibleFor = ({ qualification, responsibility_id, meeting_id }: DutyRow): number[] =>
    qualification === null
      ? (takersById.get(responsibility_id!) ?? [])
          .filter(({ scope }) => isInScope(scope, typeOf.get(meeting_id!)!))
          .map(({ personId }) => personId)
      : qualifiedFor(qualification);
  const openIds = new Set(open.map(({ id }) => id));
  const parts = new Set(open.map(togetherOf));
  const partners = rows.filter(
    (row) => row.person_id !== null && togetherOf(row) !== null && parts.has(togetherOf(row)),
  );
  const placeOf = (row: DutyRow): DraftPlace => ({
    dutyId: row.id,
    together: togetherOf(row),
    eligible: openIds.has(row.id) ? eligibleFor(row) : [row.person_id!],
    locked: !openIds.has(row.id) || kept.has(row.id),
    stood: row.person_id ?? kept.get(row.id) ?? null,
  });
  return {
    open,
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
      places: [...open, ...partners].map(placeOf),
      responsibilities: new Map(responsibilities.map(({ id, kind }) => [id, kind])),
      pairs: pairsOf(planning),
      helperRule: (await readSettings(tenant, planningSettings)).helper_rule,
    },
  };
}
