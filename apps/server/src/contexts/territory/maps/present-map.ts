/** Wire format of a map: counts from the database, and figures from the rules. */
import type { map } from '@sheaf/contract/territory/maps/rows';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { completedPercent, timeOutDays } from '@sheaf/rules/territory/maps/map-figures';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { z } from 'zod';
import type { MapRow } from '#contexts/territory/maps/maps.store';

export type PresentedMap = z.output<typeof map>;

export const picturePath = (mapId: number, sha256: string): string => `/maps/${mapId}/asset/${sha256}`;

const daysOut = (assignedAt: string, now: Date): number =>
  timeOutDays(new Date(assignedAt).getTime(), now.getTime());

const presentAssignment = (row: MapRow, percent: number, now: Date): PresentedMap['assignment'] =>
  row.assignment && {
    id: row.assignment.id,
    user: row.assignment.holder,
    personal: row.assignment.personal,
    assigned_at: row.assignment.assigned_at,
    started: row.assignment.started,
    progress: { blocks: row.assignment.blocks },
    completed: percent,
    time_out: daysOut(row.assignment.assigned_at, now),
    homes_marked: row.assignment.homes_marked,
  };

export function presentMap(row: MapRow, now: Date): PresentedMap {
  const { assignment, picture } = row;
  const percent = assignment
    ? completedPercent({
        type: mapTypes.decode(row.type_id),
        completedBlocks: assignment.blocks.length,
        totalBlocks: row.total_blocks,
        addressesAtStart: assignment.addresses_at_start,
        addressesLeft: row.address_count,
        homesMarked: assignment.homes_marked,
      })
    : 0;
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    suburb: row.suburb,
    type_id: row.type_id as PresentedMap['type_id'],
    order: row.order,
    blocks_as_letters: row.blocks_as_letters,
    total_blocks: row.total_blocks,
    completed_blocks: assignment?.blocks.length ?? 0,
    address_count: row.address_count,
    address_with_phone_count: row.address_with_phone_count,
    unassigned_address_count: row.unassigned_address_count,
    asset: picture && {
      location: picturePath(row.id, picture.sha256),
      filename: `map-${row.number}.${picture.media_type.slice(6)}`,
      width: picture.width,
      height: picture.height,
    },
    assignment: presentAssignment(row, percent, now),
    user: assignment?.holder?.id ?? null,
    time_out: assignment ? daysOut(assignment.assigned_at, now) : null,
    campaign: (assignment?.campaign ?? campaigns.encode('none')) as PresentedMap['campaign'],
    campaign_name: assignment?.campaign_name ?? null,
    locked: row.locked,
    last_completed: row.last_completed,
  };
}
