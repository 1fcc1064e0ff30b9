/** Finds two people who could exchange duties so that one of them takes the duty of a swap (X-SWAP-32). */
import { chooseChains, mostChains, type SwapChain } from '@sheaf/rules/planning/swaps/swap-chain';
import { blockedTakers, type DutyRow, dutiesOfIds, possibleTakers } from '#contexts/duties/duties.api';
import {
  asDuty,
  readSurroundings,
  type SwapContext,
  type SwapFacts,
} from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';

/** Duties for whose own takers the congregation is ranked. */
const mostRanked = 8;

/** Student and householder of one part decide about each other. */
const isSamePart = (one: DutyRow, other: DutyRow): boolean =>
  one.part_id !== null && one.part_id === other.part_id && one.hall === other.hall;

/** Whether its person may pass the duty on without asking anybody. */
async function mayBeGiven(context: SwapContext, given: DutyRow, wanted: DutyRow): Promise<boolean> {
  const { tenant, now } = context;
  const { terms, cancelled, startsAt } = asDuty(given, await readSurroundings(context));
  if (given.meeting_id === null || isSamePart(given, wanted)) return false;
  if (terms !== 'free' || cancelled || now.getTime() >= startsAt) return false;
  return !(await swaps.hasActive(tenant, given.id));
}

/** Nothing for a duty outside meetings, and for one whose planner agrees. */
export async function findChains(
  context: SwapContext,
  { swap, duty, dutyRow: wanted }: SwapFacts,
): Promise<SwapChain[]> {
  const most = mostChains - new Set(swap.offers.flatMap(({ chain }) => chain ?? [])).size;
  if (!wanted || wanted.meeting_id === null || duty?.terms !== 'free' || most <= 0) return [];
  const asked = new Set([swap.from, ...swap.offers.map(({ personId }) => personId)]);
  const blocked = (await blockedTakers(context, wanted)).filter(({ personId }) => !asked.has(personId));
  const rows = await dutiesOfIds(context.tenant, [...new Set(blocked.map(({ dutyId }) => dutyId))]);
  const takers = new Map<number, number[]>();
  for (const given of rows.slice(0, mostRanked))
    if (await mayBeGiven(context, given, wanted)) takers.set(given.id, await possibleTakers(context, given));
  return chooseChains({ blocked, takers, asked, most });
}
