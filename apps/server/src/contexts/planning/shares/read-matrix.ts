import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { type PlannedArea, plannedAreaOf, plannedBy } from '@sheaf/rules/planning/planned-area';
import { dutyMatrix, mostMatrixWeeks } from '@sheaf/rules/planning/shares/matrix';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { weekNumberOf } from '@sheaf/rules/time/day-number';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import {
  openProgrammeSeats,
  openResponsibilities,
  responsibilityTakers,
} from '#contexts/meetings/meetings.api';
import { groupNames, readWallNow } from '#contexts/people/people.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { isShownDraft } from '#contexts/planning/drafts/lock-draft';
import { readLedger } from '#contexts/planning/shares/read-ledger';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.readMatrix> | Handler<typeof operations.exportMatrix>;
type Query = Handler<typeof operations.readMatrix>['query'];

interface Span {
  /** Monday. */
  from: string;
  /** Sunday. */
  to: string;
  weeks: number;
}

function spanOf({ invalid }: Call, { from, to }: Query): Span {
  if (to < from) return invalid({ to: ['before-start'] });
  const weeks = weekNumberOf(to) - weekNumberOf(from) + 1;
  if (weeks > mostMatrixWeeks) return invalid({ to: ['over-26-weeks'] });
  const monday = mondayOf(from);
  return { from: monday, to: addDays(monday, weeks * 7 - 1), weeks };
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

/** People by duty whom the draft proposes. */
async function readProposals(call: Call, id: number): Promise<Map<number, number>> {
  const draft = await drafts.read(call.tenant, id);
  if (!draft || !isShownDraft(draft, call.actor)) return call.invalid({ draft: ['no-such-draft'] });
  const proposed = (await drafts.places(call.tenant, id)).filter(({ state }) => state === 'proposed');
  return new Map(
    proposed.flatMap(({ duty_id, person_id }) => (person_id === null ? [] : [[duty_id, person_id]])),
  );
}

/** The matrix that the caller may read. */
export async function readMatrixOf(call: Call, query: Query) {
  const { tenant, actor, now } = call;
  const span = spanOf(call, query);
  const { from, to, weeks } = span;
  if (query.group !== undefined && !(await groupNames(tenant)).some(({ id }) => id === query.group))
    return call.invalid({ group: ['no-such-group'] });
  const areas = plannedBy(actor.permissions).filter(
    (area) => query.area === undefined || area === query.area,
  );
  const responsibilities = await responsibilityTakers(tenant);
  const proposals = query.draft === undefined ? null : await readProposals(call, query.draft);
  const ledger = await readLedger(call, from, to);
  const proposed = ledger.duties.flatMap((duty) => {
    const personId = proposals?.get(duty.id);
    return personId === undefined ? [] : [{ ...duty, personId }];
  });
  const { kinds, rows } = dutyMatrix({ from, weeks, areas, ...ledger, proposed });
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
      .filter(
        ({ person }) =>
          (query.group === undefined || person.group_id === query.group) &&
          (query.person === undefined || person.id === query.person),
      )
      .map(({ person, duties, ids, proposed: drafted, ...row }) => ({
        id: person.id,
        full_name: fullName(person),
        // Pairs as one list are a sixth shorter.
        duties: duties.flat(),
        ...row,
        ...(query.person !== undefined && { ids }),
        ...(proposals && { proposed: drafted.flat() }),
      })),
  };
}

/** X-FAIR-41. */
export const readMatrix = (call: Handler<typeof operations.readMatrix>) => readMatrixOf(call, call.query);
