/** Figures of a map including the actions that wait on the phone. */
import { completedPercent, isShownDone } from '@sheaf/rules/territory/maps/map-figures';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { Action } from '#platform/outbox/outbox.ts';
import type { MapRow } from './map-labels.ts';

/** Actions on one map are sent in order. */
export const queueKeyOf = (number: string): string => `map:${number}`;

export interface MapCounts {
  blocks: readonly number[];
  addresses: number;
  percent: number;
}

/** Number of addresses at the start, derived from the remaining ones and the completed percentage. */
const startOf = (left: number, percent: number): number =>
  percent < 100 ? Math.round(left / (1 - percent / 100)) : left;

export function countsWithWaiting(map: MapRow, waiting: readonly Action[]): MapCounts {
  const blocks = new Set(map.assignment?.progress.blocks ?? []);
  let addresses = map.address_count;
  for (const { operation, given } of waiting) {
    if (operation === 'maps.updateBlock' && given.body!['id'] === map.assignment?.id) {
      const { block, completed } = given.body as { block: number; completed: boolean };
      if (completed) blocks.add(block);
      else blocks.delete(block);
    }
    if (operation === 'addresses.completeAddress') addresses -= 1;
    if (operation === 'addresses.addAvailableAddress') addresses += 1;
  }
  const percent = map.assignment?.completed ?? 0;
  return {
    blocks: [...blocks],
    addresses: Math.max(0, addresses),
    percent:
      addresses === map.address_count
        ? percent
        : completedPercent({
            type: mapTypes.decode(map.type_id),
            completedBlocks: blocks.size,
            totalBlocks: map.total_blocks,
            addressesAtStart: startOf(map.address_count, percent),
            addressesLeft: addresses,
            homesMarked: map.assignment?.homes_marked ?? false,
          }),
  };
}

/** MAPS-O5, from a displayed row, which already includes waiting actions. */
export const isSeenDone = (map: MapRow): boolean =>
  isShownDone({
    type: mapTypes.decode(map.type_id),
    completedBlocks: map.assignment?.progress.blocks.length ?? 0,
    totalBlocks: map.total_blocks,
    addressesAtStart: (map.assignment?.completed ?? 0) === 100 ? 1 : 0,
    addressesLeft: map.address_count,
    homesMarked: map.assignment?.homes_marked ?? false,
  });
