import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideReturn } from '@sheaf/rules/planning/swaps/open-place';
import { giveUpDuty, releaseDutyToRotation } from '#contexts/duties/duties.api';
import { lockPlace } from '#contexts/planning/swaps/lock-place';
import { openTakes } from '#contexts/planning/swaps/open-takes.store';
import type { Handler } from '#platform/handle';

/** X-SWAP-27. A rotation may fill the place again if it could before. */
export async function returnPlace(call: Handler<typeof operations.returnPlace>) {
  const { tenant, actor, params, now } = call;
  const { personId } = actor;
  const found = await lockPlace(call, params.duty);
  if (!found) return call.missing();
  const take = await openTakes.read(tenant, found.row.id);
  const taken = take ? { personId: take.person_id, takenAt: take.taken_at.getTime() } : null;
  const decision = decideReturn(taken, found.place, { person: personId, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  await giveUpDuty(tenant, { ...found.row, person_id: personId });
  if (!take!.was_locked) await releaseDutyToRotation(tenant, found.row.id);
  await openTakes.remove(tenant, found.row.id);
  return { ok: true as const };
}
