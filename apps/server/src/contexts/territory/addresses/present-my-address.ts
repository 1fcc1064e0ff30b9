import { presentAvailable } from '#contexts/territory/addresses/present-address';
import type { MyAddressRow } from '#contexts/territory/addresses/reservations.store';

/** An address reserved by the viewer, with its map; a lent one includes its borrower (ADDR-O7). */
export function presentMyAddress(row: MyAddressRow, viewerId: number, showDate: boolean) {
  const shown = presentAvailable(row, { id: viewerId, mapHolderId: null }, showDate);
  const lentTo = row.lent_by === viewerId ? { id: row.assigned_to!, full_name: row.holder_name } : null;
  return {
    ...shown,
    map_id: row.map_id,
    map_number: row.map_number,
    contact: lentTo?.full_name ?? shown.contact,
    lent_to: lentTo,
  };
}
