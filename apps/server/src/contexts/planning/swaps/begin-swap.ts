/** Begins the search for somebody who takes a duty (X-SWAP-1, X-SWAP-2). */
import { allow, type Decision, refuse } from '@sheaf/rules/decision';
import { decideAsk } from '@sheaf/rules/planning/swaps/swap';
import type { SwapReason } from '@sheaf/rules/planning/swaps/swap-state';
import { closingOf, reminderOf } from '@sheaf/rules/planning/swaps/waves';
import { lockDutyInPlan } from '#contexts/duties/duties.api';
import { advanceSwap, runWave } from '#contexts/planning/swaps/run-wave';
import {
  asDuty,
  asSwap,
  readSurroundings,
  readSwapFacts,
  type SwapContext,
} from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import type { DutySearch } from '#platform/registry';

interface Wish {
  dutyId: number;
  person: number;
  reason: SwapReason | null;
  note: string | null;
  /** People to ask first; the best without a choice. */
  chosen: readonly number[];
}

type BeginDecision = Decision<
  number,
  'duty-missing' | 'duty-not-yours' | 'duty-begun' | 'duty-not-swapped' | 'swap-open'
>;

/** @returns the id of the swap. */
export async function beginSwap(
  context: SwapContext,
  { dutyId, person, reason, note, chosen }: Wish,
): Promise<BeginDecision> {
  const { tenant, now } = context;
  // In the lock order of every change: a swap before its duty.
  const before = await swaps.lockActiveOf(tenant, dutyId);
  const locked = await lockDutyInPlan(tenant, dutyId);
  if (!locked) return refuse('duty-missing');
  const duty = asDuty(locked.row, await readSurroundings(context));
  const decision = decideAsk(duty, before ? asSwap(before, []) : null, { person, now: now.getTime() });
  if (!decision.allowed) return decision;
  if (before) await advanceSwap(context, before.id);
  // Another request can have begun a swap between the two locks.
  if (await swaps.hasActive(tenant, dutyId)) return refuse('swap-open');
  if (locked.row.kind === 'conductor' && (await swaps.asksByName(tenant, dutyId, person)))
    return refuse('swap-open');
  const remindAt = reminderOf(duty.startsAt, now.getTime());
  const id = await swaps.add(tenant, {
    ...{ dutyId, from: person, date: locked.row.on_date, reason, note, now },
    closesAt: new Date(closingOf(duty.startsAt)),
    remindAt: remindAt === null ? null : new Date(remindAt),
  });
  const row = (await swaps.read(tenant, id))!;
  await runWave(context, await readSwapFacts(context, row, locked.row), chosen);
  return allow(id);
}

/** For “I can’t” by the link of a duty (X-SWAP-20). A refusal changes nothing. */
export const searchTaker: DutySearch = async (context, { dutyId, personId }) => {
  await beginSwap(context, { dutyId, person: personId, reason: null, note: null, chosen: [] });
};
