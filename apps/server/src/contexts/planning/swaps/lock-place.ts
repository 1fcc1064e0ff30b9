/** Locks an open place in the lock order of swaps: the swap, the duties of the meeting by id. */
import { type DutyRow, lockDutyInPlan } from '#contexts/duties/duties.api';
import { asPlace } from '#contexts/planning/swaps/present-place';
import { readSurroundings, type SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';

/** Undefined for a removed duty. */
export async function lockPlace(context: SwapContext, dutyId: number) {
  const swap = await swaps.lockActiveOf(context.tenant, dutyId);
  const locked = await lockDutyInPlan(context.tenant, dutyId);
  if (!locked) return undefined;
  const around = await readSurroundings(context);
  const row: DutyRow = locked.row;
  return { swap, locked, row, place: asPlace(row, around), setting: around.takeOpen };
}
