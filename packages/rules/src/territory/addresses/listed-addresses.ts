/** What the page of a map tells of its addresses. The database selects the same for all of them; a test holds it to this. */

export interface AddressKeeper {
  personId: number;
  /** Who assigned it to that person. */
  lentBy: number | null;
}

export interface ListedAddress {
  /** The reservation that counts now (`standing`). */
  kept: AddressKeeper | null;
  phone: string | null;
  /** Noted by whoever keeps it. */
  contact: string | null;
}

/**
 * ADDR-O14, ADDR-R46: the phone is for the one who keeps the address, and for the holder of the map where nobody does; the noted name
 * and who assigned it are for its keeper alone.
 */
export function tellsOfAddress(
  { kept, phone, contact }: ListedAddress,
  viewerId: number,
  mapHolderId: number | null,
): { phone: string | null; contact: string | null; lentBy: number | null } {
  const mine = kept?.personId === viewerId;
  return {
    phone: mine || (kept === null && mapHolderId === viewerId) ? phone : null,
    contact: mine ? contact : null,
    lentBy: mine ? kept.lentBy : null,
  };
}
