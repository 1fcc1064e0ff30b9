/** Start and end of a duty, shared by pages, calendars, reminders and links (APPTS-R3, X-ACK-2). */

/** `19:05`; `24:10` after midnight. */
export interface Hours {
  from: string;
  to: string;
}

export interface PlacedDuty {
  kind: string;
  /** Null for a chairman or a prayer. */
  part_id: number | null;
  place: number;
}

/**
 * A part and its helper have the time of the part, prayers that of the first and last part, a chairman the
 * whole meeting.
 * @param parts in programme order.
 */
export function dutyHours(
  { kind, part_id: partId, place }: PlacedDuty,
  parts: readonly (Hours & { id: number })[],
  whole: Hours,
): Hours {
  const closes = place > 1;
  const found = partId === null ? parts.at(closes ? -1 : 0) : parts.find(({ id }) => id === partId);
  if (!found || (partId === null && kind !== 'prayer')) return whole;
  return { from: found.from, to: found.to };
}
