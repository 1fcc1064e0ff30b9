/** Lock order of every change of a swap: the swap, the duties of the meeting by id, the people by id. */
import { plannerKeyOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { type SwapRole, swapRoleOf } from '@sheaf/rules/planning/swaps/swap-viewer';
import { lockDutyInPlan } from '#contexts/duties/duties.api';
import { readSwapFacts, type SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Actor } from '#platform/actor';

interface SwapCall extends SwapContext {
  actor: Actor;
  params: { id: number };
  missing(): never;
}

/** Undefined without the swap or its duty. */
export async function lockSwapOf(context: SwapContext, id: number) {
  const { tenant } = context;
  const row = await swaps.lock(tenant, id);
  const locked = row && (await lockDutyInPlan(tenant, row.duty_id, await swapOffers.givenIn(tenant, row.id)));
  if (!locked) return undefined;
  const facts = await readSwapFacts(context, row, locked.row);
  return { ...facts, locked, dutyRow: locked.row };
}

export type LockedSwap = NonNullable<Awaited<ReturnType<typeof lockSwapOf>>>;

/** Missing for people who do not learn of the swap, and for those without one of these roles. */
export async function lockSwap(call: SwapCall, roles: readonly SwapRole[]): Promise<LockedSwap> {
  const found = await lockSwapOf(call, call.params.id);
  if (!found) return call.missing();
  const role = swapRoleOf(found.swap, plannerKeyOf(found.dutyRow), call.actor);
  return role !== null && roles.includes(role) ? found : call.missing();
}
