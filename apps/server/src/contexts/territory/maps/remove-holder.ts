import type { maps } from '@sheaf/contract/territory/maps/maps';
import { decideRemoveHolder } from '@sheaf/rules/territory/maps/remove-holder';
import { assignments, holders, mapRecords } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

type Holding = Awaited<ReturnType<typeof holders.of>>[number];

function presentHolding({ person_id, full_name, assigned_at, returned_at }: Holding) {
  const holding = { assigned_at: assigned_at.toISOString(), returned_at: returned_at?.toISOString() ?? null };
  return { id: person_id, full_name, ...holding, pivot: holding };
}

/** MAPS-C10. */
export async function removeHolder(call: Handler<typeof maps.removeHolder>) {
  const { tenant, params, body } = call;
  if (!(await mapRecords.lock(tenant, params.map_id))) return call.missing();
  const assignment = await holders.assignment(tenant, params.map_id, params.id);
  if (!assignment) return call.missing();
  const holdings = (await holders.of(tenant, assignment.id)).map(
    ({ id, person_id, assigned_at, returned_at }) => ({
      id,
      personId: person_id,
      assignedAt: assigned_at.getTime(),
      returnedAt: returned_at?.getTime() ?? null,
    }),
  );
  const began = body.assigned_at === undefined ? null : Date.parse(body.assigned_at);
  const decision = decideRemoveHolder(holdings, params.user_id, began);
  if (!decision.allowed)
    return decision.reason === 'no-such-holding' ? call.missing() : call.refuse(decision.reason);
  await assignments.removeHolders(tenant, decision.value);
  const { blocks, ...kept } = assignment;
  return {
    ...kept,
    progress: { blocks },
    campaign: assignment.campaign as 0,
    assigned_at: assignment.assigned_at.toISOString(),
    returned_at: assignment.returned_at?.toISOString() ?? null,
    users: (await holders.of(tenant, assignment.id)).map(presentHolding),
  };
}
