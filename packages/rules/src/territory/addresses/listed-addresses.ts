/** Addresses as shown on the page of a map. The database selects by the same rule; a test compares both. */

export interface AddressKeeper {
  personId: number;
  /** The person who assigned the address to `personId`. */
  lentBy: number | null;
}

export interface ListedAddress {
  /** The current reservation (`standing`). */
  kept: AddressKeeper | null;
  phone: string | null;
  /** Contact name noted by the person with the reservation. */
  contact: string | null;
}

/**
 * ADDR-O14, ADDR-R46: the phone is visible to the person with the reservation, or without a reservation to
 * the holder of the map; the contact name and the lender are visible to the person with the reservation only.
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
