import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { repairSpan } from '@sheaf/rules/planning/drafts/draft-span';
import { readToday } from '#contexts/people/people.api';
import { readPlaces } from '#contexts/planning/drafts/read-places';
import { meetingsAhead } from '#contexts/planning/drafts/read-span';
import type { Handler } from '#platform/handle';

/** X-FAIR-54. */
export async function listFallenOut({ tenant, actor, now }: Handler<typeof operations.listFallenOut>) {
  const span = repairSpan(await readToday(tenant, now));
  const meetings = await meetingsAhead(tenant, { ...span, meetings: null }, now);
  const plan = { mode: 'repair' as const, keepTold: true, kept: new Map<number, number>() };
  const read = await readPlaces(tenant, meetings, { ...plan, areas: areasOfPlanner(actor.permissions) });
  const fallen = (read?.planned ?? []).flatMap(({ row, fell }) =>
    fell === null ? [] : [{ row, why: fell, personId: row.person_id! }],
  );
  const ofPerson = Map.groupBy(fallen, ({ personId }) => personId);
  return {
    ...span,
    people: [...ofPerson].map(([id, duties]) => ({
      user_id: id,
      duties: duties.map(({ row, why }) => ({ duty_id: row.id, date: row.on_date, why })),
    })),
  };
}
