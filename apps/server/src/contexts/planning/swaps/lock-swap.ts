/** Lock order of every change of a swap: the swap, the duties of the meeting by id, the people by id. */
import { plannerKeyOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { type SwapRole, swapRoleOf } from '@sheaf/rules/planning/swaps/swap-viewer';
import { lockDutyInPlan } from '#contexts/duties/duties.api';
import { readSwapFacts, type SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { Actor } from '#platform/actor';

interface SwapCall extends SwapContext {
  actor: Actor;
  params: { id: number };
  missing(): never;
}

/** Missing for people who do not learn of the swap, and for those without one of these roles. */
export async function lockSwap(call: SwapCall, roles: readonly SwapRole[]) {
  const row = await swaps.lock(call.tenant, call.params.id);
  if (!row) return call.missing();
  const locked = await lockDutyInPlan(call.tenant, row.duty_id);
  if (!locked) return call.missing();
  const facts = await readSwapFacts(call, row, locked.row);
  const role = swapRoleOf(facts.swap, plannerKeyOf(locked.row), call.actor);
  return role !== null && roles.includes(role) ? { ...facts, locked, dutyRow: locked.row } : call.missing();
}
