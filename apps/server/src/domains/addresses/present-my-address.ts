import { presentAvailable } from '#domains/addresses/present-address';
import type { MyAddressRow } from '#domains/addresses/reservations.store';

/** An address the viewer keeps, with its map. */
export const presentMyAddress = (row: MyAddressRow, viewerId: number, showDate: boolean) => ({
  ...presentAvailable(row, viewerId, showDate),
  map_id: row.map_id,
  map_number: row.map_number,
});
