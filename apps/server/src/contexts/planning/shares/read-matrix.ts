import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { unknownSince } from '@sheaf/rules/duties/turn';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { type PlannedArea, plannedAreaOf, plannedBy } from '@sheaf/rules/planning/planned-area';
import { dutyMatrix, mostMatrixWeeks } from '@sheaf/rules/planning/shares/matrix';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { weekNumberOf } from '@sheaf/rules/time/day-number';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { ledgerBetween } from '#contexts/duties/duties.api';
import {
  cancelledMeetings,
  openProgrammeSeats,
  openResponsibilities,
  responsibilityTakers,
} from '#contexts/meetings/meetings.api';
import {
  awayBetween,
  groupNames,
  listActivePeople,
  planningFactsOf,
  readWallNow,
} from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.readMatrix>;

interface Span {
  /** Monday. */
  from: string;
  /** Sunday. */
  to: string;
  weeks: number;
}

function spanOf({ query: { from, to }, invalid }: Call): Span {
  if (to < from) return invalid({ to: ['before-start'] });
  const weeks = weekNumberOf(to) - weekNumberOf(from) + 1;
  if (weeks > mostMatrixWeeks) return invalid({ to: ['over-26-weeks'] });
  const monday = mondayOf(from);
  return { from: monday, to: addDays(monday, weeks * 7 - 1), weeks };
}

/**
 * Limits, pace and times are left out for callers who may not know them: everybody counts with a usual pace,
 * because an even share of another pace would tell it (AVAIL-R3).
 */
async function readPeople({ tenant, actor }: Call, { from, to }: Span) {
  const active = await listActivePeople(tenant);
  const ids = active.map(({ id }) => id);
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const planning = await planningFactsOf(tenant, ids);
  const knows = mayPlanPeople(actor.permissions);
  return active.sort(compareByLastName).map((person) => {
    const said = planning.get(person.id);
    return {
      ...person,
      away: away.get(person.id) ?? [],
      since: said?.since ?? unknownSince,
      limits: (knows && said?.limits) || [],
      times: (knows && said?.times) || [],
    };
  });
}

/** Number of open places by week. */
async function countOpen(
  tenant: Tenant,
  areas: readonly PlannedArea[],
  { from, to, weeks }: Span,
  wallNow: string,
): Promise<number[]> {
  const ahead = { wallNow, to };
  const places = [
    ...(areas.includes('programme') ? await openProgrammeSeats(tenant, ahead) : []),
    ...(areas.includes('duties') ? await openResponsibilities(tenant, ahead) : []),
  ];
  const open = Array<number>(weeks).fill(0);
  for (const { date, count } of places) {
    const week = weekNumberOf(date) - weekNumberOf(from);
    if (week >= 0 && week < weeks) open[week]! += count;
  }
  return open;
}

/** X-FAIR-31. */
export async function readMatrix(call: Call) {
  const { tenant, actor, query, platform, now } = call;
  const span = spanOf(call);
  const { from, to, weeks } = span;
  if (query.group !== undefined && !(await groupNames(tenant)).some(({ id }) => id === query.group))
    return call.invalid({ group: ['no-such-group'] });
  const areas = plannedBy(actor.permissions).filter(
    (area) => query.area === undefined || area === query.area,
  );
  const people = await readPeople(call, span);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const duties = (await ledgerBetween(tenant, from, to)).filter(
    ({ meetingId }) => meetingId === null || !cancelled.has(meetingId),
  );
  const responsibilities = await responsibilityTakers(tenant);
  const { kinds, rows } = dutyMatrix({
    ...{ from, weeks, duties, people, areas },
    takers: (await Promise.all(platform.registry.dutyPorts.map((port) => port.takers(tenant)))).flat(),
  });
  const responsibilityOf = new Map(responsibilities.map((one) => [one.id, one]));
  return {
    from,
    weeks,
    areas,
    kinds: kinds.map(({ kind, qualification, responsibilityId }) => {
      const responsibility = responsibilityId === null ? undefined : responsibilityOf.get(responsibilityId);
      return {
        area: plannedAreaOf(kind),
        kind,
        meeting_part_type: qualification === null ? null : meetingParts.encode(qualification),
        responsibility: responsibility?.kind ?? null,
        label: responsibility?.label ?? null,
      };
    }),
    open: await countOpen(tenant, areas, span, await readWallNow(tenant, now)),
    people: rows
      .filter(({ person }) => query.group === undefined || person.group_id === query.group)
      .map(({ person, ...row }) => ({ id: person.id, full_name: fullName(person), ...row })),
  };
}
