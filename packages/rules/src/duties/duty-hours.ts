/** When a duty begins and ends, the same wherever it is told: a page, a calendar, a reminder, a link (APPTS-R3, X-ACK-2). */

/** `19:05`; after midnight `24:10`. */
export interface Hours {
  from: string;
  to: string;
}

export interface PlacedDuty {
  kind: string;
  /** Null for a chairman and a prayer. */
  part_id: number | null;
  place: number;
}

/**
 * A part and its helper have the time of the part; the prayers are where the meeting opens and closes; a chairman has all of it.
 * @param parts in their order.
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
