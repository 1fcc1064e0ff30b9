/** Reads the duties that a draft plans, and who may have them. */
import { isInScope } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { isAway } from '@sheaf/rules/people/absences/away';
import { cannotAt } from '@sheaf/rules/people/availability/fits';
import { type DutyRow, plannedDuties } from '#contexts/duties/duties.api';
import { type HeldMeeting, responsibilityTakers } from '#contexts/meetings/meetings.api';
import { awayBetween, planningFactsOf, qualificationsOfEveryone } from '#contexts/people/people.api';
import { type DraftPlan, dutiesOfPlan, placesOfPlan } from '#contexts/planning/drafts/planned-duties';
import type { Tenant } from '#platform/database/tenant';

type Responsibilities = Awaited<ReturnType<typeof responsibilityTakers>>;

/** Ids of the people who may have a duty. */
function eligibleBy(
  everyone: readonly { id: number; qualified_parts: readonly number[] }[],
  responsibilities: Responsibilities,
  meetings: readonly HeldMeeting[],
): (row: DutyRow) => readonly number[] {
  const typeOf = new Map(meetings.map(({ id, type }) => [id, type]));
  const qualified = Map.groupBy(
    everyone.flatMap(({ id, qualified_parts }) => qualified_parts.map((part) => ({ id, part }))),
    ({ part }) => part,
  );
  const takersById = new Map(responsibilities.map(({ id, takers }) => [id, takers]));
  return ({ qualification, responsibility_id, meeting_id }) =>
    qualification === null
      ? (takersById.get(responsibility_id!) ?? [])
          .filter(({ scope }) => isInScope(scope, typeOf.get(meeting_id!)!))
          .map(({ personId }) => personId)
      : (qualified.get(qualification) ?? []).map(({ id }) => id);
}

/** Null without a duty to plan. */
export async function readPlaces(tenant: Tenant, meetings: readonly HeldMeeting[], plan: DraftPlan) {
  const rows = await plannedDuties(
    tenant,
    meetings.map(({ id }) => id),
  );
  const duties = dutiesOfPlan(meetings, rows, plan);
  if (duties.length === 0) return null;
  const days = duties.map(({ on_date }) => on_date).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const everyone = await qualificationsOfEveryone(tenant);
  const ids = everyone.map(({ id }) => id);
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const responsibilities = await responsibilityTakers(tenant);
  const planning = await planningFactsOf(tenant, ids);
  const eligibleFor = eligibleBy(everyone, responsibilities, meetings);
  const planned = await placesOfPlan(tenant, duties, plan, (row, personId) => ({
    isEligible: eligibleFor(row).includes(personId),
    isAway: (away.get(personId) ?? []).some((span) => isAway(span, row.on_date)),
    cannotThen: cannotAt(planning.get(personId)?.times ?? [], row.on_date, row.starts_at, row.ends_at),
  }));
  return { rows, planned, from, to, everyone, responsibilities, planning, eligibleFor };
}
