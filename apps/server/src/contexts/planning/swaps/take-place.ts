import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { decideTakePlace } from '@sheaf/rules/planning/swaps/open-place';
import { conflictsWith, dutiesOfIds, takeOverDuty } from '#contexts/duties/duties.api';
import { lockPlace } from '#contexts/planning/swaps/lock-place';
import { openTakes } from '#contexts/planning/swaps/open-takes.store';
import { presentPlaces } from '#contexts/planning/swaps/present-place';
import { advanceSwap } from '#contexts/planning/swaps/run-wave';
import type { Handler } from '#platform/handle';

/** X-SWAP-26. A search for somebody for this place ends with it. */
export async function takePlace(call: Handler<typeof operations.takePlace>) {
  const { tenant, actor, params, now } = call;
  const { personId, lang } = actor;
  const found = await lockPlace(call, params.duty);
  if (!found) return call.missing();
  const { swap, locked, row, place, setting } = found;
  const clashes = await conflictsWith(tenant, row, personId);
  const decision = decideTakePlace(place, { setting, clashes, now: now.getTime() });
  if (!decision.allowed) return call.refuse(decision.reason);
  if (!(await takeOverDuty(call, locked, personId))) return call.refuse('swap-unfit');
  await openTakes.add(tenant, { dutyId: row.id, personId, takenAt: now, wasLocked: row.locked });
  if (swap) await advanceSwap(call, swap.id);
  const [taken] = await dutiesOfIds(tenant, [row.id]);
  return (await presentPlaces(call, [{ row: taken!, takenAt: now }], lang))[0]!;
}
