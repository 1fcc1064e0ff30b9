import type { territory } from '@sheaf/contract/territory/territory';
import { assignments, holders, mapRecords } from '#domains/maps/maps.public-api';
import type { Handler } from '#platform/handle';

type Turn = Awaited<ReturnType<typeof holders.of>>[number];

function presentTurn({ person_id, full_name, assigned_at, returned_at }: Turn) {
  const turn = { assigned_at: assigned_at.toISOString(), returned_at: returned_at?.toISOString() ?? null };
  return { id: person_id, full_name, ...turn, pivot: turn };
}

/** MAPS-C10: whoever still holds the map is not taken out of its history; the map is recalled first. */
export async function removeHolder(call: Handler<typeof territory.removeHolder>) {
  const { tenant, params, body } = call;
  if (!(await mapRecords.lock(tenant, params.map_id))) return call.missing();
  const assignment = await holders.assignment(tenant, params.map_id, params.id);
  if (!assignment) return call.missing();
  const turns = (await holders.of(tenant, assignment.id)).filter(
    (turn) =>
      turn.person_id === params.user_id &&
      (body.assigned_at === undefined || turn.assigned_at.toISOString() === body.assigned_at),
  );
  if (turns.length === 0) return call.missing();
  if (turns.some((turn) => turn.returned_at === null)) return call.refuse('still-holds');
  await assignments.removeHolders(
    tenant,
    turns.map(({ id }) => id),
  );
  const { blocks, ...kept } = assignment;
  return {
    ...kept,
    progress: { blocks },
    campaign: assignment.campaign as 0,
    assigned_at: assignment.assigned_at.toISOString(),
    returned_at: assignment.returned_at?.toISOString() ?? null,
    users: (await holders.of(tenant, assignment.id)).map(presentTurn),
  };
}
