/** A swap and its duty, in the shape of the rules. */
import { planning } from '@sheaf/contract/people/availability/settings';
import type { SwapAgreement, TakenOpen } from '@sheaf/rules/people/availability/settings';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { Swap, SwappedDuty } from '@sheaf/rules/planning/swaps/swap';
import { swapTermsOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import type { DutyRow } from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings.api';
import { readLetterhead, readSettings } from '#contexts/people/people.api';
import { type OfferRow, swapOffers } from '#contexts/planning/swaps/swap-offers.store';
import type { SwapRow } from '#contexts/planning/swaps/swaps.store';
import type { DutySearchContext } from '#platform/registry';

export type SwapContext = DutySearchContext;

export interface DutySurroundings {
  zone: string;
  cancelled: ReadonlySet<number>;
  agreement: SwapAgreement;
  takeOpen: TakenOpen;
}

export async function readSurroundings({ tenant }: Pick<SwapContext, 'tenant'>): Promise<DutySurroundings> {
  const { zone } = await readLetterhead(tenant);
  const { swap_agreement: agreement, take_open: takeOpen } = await readSettings(tenant, planning);
  return { zone, cancelled: new Set(await cancelledMeetings(tenant)), agreement, takeOpen };
}

const qualificationOf = ({ qualification }: DutyRow) =>
  qualification === null ? null : meetingParts.decode(qualification);

export const asDuty = (row: DutyRow, { zone, cancelled, agreement }: DutySurroundings): SwappedDuty => ({
  personId: row.person_id,
  date: row.on_date,
  startsAt: instantOfWallTime(row.on_date, row.starts_at, zone),
  cancelled: row.suspended || (row.meeting_id !== null && cancelled.has(row.meeting_id)),
  shift: row.kind === 'cart',
  leads: row.kind === 'conductor',
  terms: swapTermsOf(
    {
      kind: row.kind,
      qualification: qualificationOf(row),
      ofGroup: row.group_id !== null,
      elsewhere: row.kind === 'cart' && row.shift_id === null,
    },
    agreement,
  ),
});

export const asSwap = (row: SwapRow, offers: readonly OfferRow[]): Swap => ({
  from: row.from_person,
  state: row.state,
  released: row.released,
  date: row.on_date,
  takenBy: row.taken_by,
  closesAt: row.closes_at.getTime(),
  nextAt: row.next_at?.getTime() ?? null,
  remindAt: row.remind_at?.getTime() ?? null,
  offers: offers
    .filter(({ swap_id }) => swap_id === row.id)
    .map(({ person_id: personId, state, chain, gives_duty: gives, held_until }) => ({
      ...{ personId, state, chain, gives, heldUntil: held_until?.getTime() ?? null },
    })),
});

export interface SwapFacts {
  row: SwapRow;
  swap: Swap;
  duty: SwappedDuty | null;
  dutyRow: DutyRow | undefined;
  zone: string;
}

export async function readSwapFacts(
  context: SwapContext,
  row: SwapRow,
  dutyRow: DutyRow | undefined,
): Promise<SwapFacts> {
  const around = await readSurroundings(context);
  const swap = asSwap(row, await swapOffers.ofSwaps(context.tenant, [row.id]));
  return { row, swap, duty: dutyRow ? asDuty(dutyRow, around) : null, dutyRow, zone: around.zone };
}
