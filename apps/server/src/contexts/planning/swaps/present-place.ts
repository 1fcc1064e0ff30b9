/** Open places, in the shape of the rules and of the contract (X-SWAP-26). */
import type { ReplyOf } from '@sheaf/contract/operation';
import type { swaps as operations } from '@sheaf/contract/planning/swaps/swaps';
import { type OpenPlace, undoMilliseconds } from '@sheaf/rules/planning/swaps/open-place';
import { type DutyRow, describeDuty } from '#contexts/duties/duties.api';
import { kindsOfResponsibilities } from '#contexts/meetings/meetings.api';
import { asDuty, type DutySurroundings, type SwapContext } from '#contexts/planning/swaps/swap-facts';

export type PlaceReply = ReplyOf<typeof operations.listOpenPlaces>[number];

export const asPlace = (row: DutyRow, around: DutySurroundings): OpenPlace => {
  const { personId, cancelled, startsAt } = asDuty(row, around);
  return { kind: row.kind, personId, ofGroup: row.group_id !== null, cancelled, startsAt };
};

/** @param rows each with the moment at which the caller took it; null for an open place. */
export async function presentPlaces(
  { tenant, platform }: SwapContext,
  rows: readonly { row: DutyRow; takenAt: Date | null }[],
  lang: string,
): Promise<PlaceReply[]> {
  const kinds = await kindsOfResponsibilities(tenant);
  const places: PlaceReply[] = [];
  for (const { row, takenAt } of rows) {
    const { what: title, from, with: others } = await describeDuty(tenant, platform, row, lang);
    places.push({
      duty_id: row.id,
      kind: row.kind,
      title,
      responsibility: kinds.get(row.responsibility_id ?? 0) ?? null,
      date: row.on_date,
      starts_at: from,
      with: others,
      undo_until: takenAt && new Date(takenAt.getTime() + undoMilliseconds).toISOString(),
    });
  }
  return places;
}
