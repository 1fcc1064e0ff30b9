/** Address rows as the wire shows them. */
import type { availableAddress, doNotCall, preloadedAddress } from '@sheaf/contract/addresses/rows';
import { reviewBefore } from '@sheaf/rules/addresses/do-not-call';
import type { Try } from '@sheaf/rules/addresses/hours';
import type { z } from 'zod';
import type { AvailableRow } from '#domains/addresses/available.store';
import type { doNotCalls } from '#domains/addresses/do-not-calls.store';
import type { preloaded } from '#domains/addresses/preloaded.store';

/** ADDR-R19: no date where the congregation hides it; ADDR-O14: phone and contact only for the one who holds the address. */
export function presentAvailable(
  row: AvailableRow,
  viewerId: number,
  showDate: boolean,
): z.output<typeof availableAddress> {
  const mine = row.assigned_to === viewerId;
  return {
    id: row.id,
    street_id: row.street_id,
    street: row.street,
    house: row.house,
    suffix: row.suffix,
    unit: row.unit,
    lang: row.lang,
    name: row.name,
    attempt: row.attempt,
    tries: (row.tried as Try[]).map((tried) => (showDate ? tried : { ...tried, on: null })),
    adjusted_at: showDate ? row.adjusted_at.toISOString() : null,
    number: mine && !row.do_not_call ? row.phone : null,
    assigned_to: row.assigned_to,
    contact: mine ? row.contact : null,
    do_not_call: row.do_not_call,
    lent_by: mine && row.lent_by !== null ? { id: row.lent_by, full_name: row.lender_name! } : null,
    lat: row.lat,
    lng: row.lng,
  };
}

type PreloadedRow = Awaited<ReturnType<typeof preloaded.byIds>>[number];

export const presentPreloaded = (row: PreloadedRow): z.output<typeof preloadedAddress> => ({
  ...row,
  type: 'preloaded',
});

type DoNotCallRow = NonNullable<Awaited<ReturnType<typeof doNotCalls.read>>>;

export const presentDoNotCall = (row: DoNotCallRow, today: string): z.output<typeof doNotCall> => ({
  ...row,
  due_for_review: row.date < reviewBefore(today),
});
