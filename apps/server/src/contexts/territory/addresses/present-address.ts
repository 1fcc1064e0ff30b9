import type { availableAddress, doNotCall, preloadedAddress } from '@sheaf/contract/territory/addresses/rows';
import { reviewBefore } from '@sheaf/rules/territory/addresses/do-not-call';
import type { Try } from '@sheaf/rules/territory/addresses/hours';
import { tellsOfAddress } from '@sheaf/rules/territory/addresses/listed-addresses';
import type { z } from 'zod';
import type { AvailableRow } from '#contexts/territory/addresses/available.store';
import type { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import type { preloaded } from '#contexts/territory/addresses/preloaded.store';

/**
 * ADDR-R19: without date if the congregation hides dates; `tellsOfAddress` decides on other details; no phone
 * under a do-not-call.
 */
export function presentAvailable(
  row: AvailableRow,
  viewer: { id: number; mapHolderId: number | null },
  showDate: boolean,
): z.output<typeof availableAddress> {
  const kept = row.assigned_to === null ? null : { personId: row.assigned_to, lentBy: row.lent_by };
  const told = tellsOfAddress({ ...row, kept }, viewer.id, viewer.mapHolderId);
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
    number: row.do_not_call ? null : told.phone,
    assigned_to: row.assigned_to,
    contact: told.contact,
    do_not_call: row.do_not_call,
    lent_by: told.lentBy === null ? null : { id: told.lentBy, full_name: row.lender_name! },
    lat: row.lat,
    lng: row.lng,
  };
}

type PreloadedRow = Awaited<ReturnType<typeof preloaded.byIds>>[number];

/** ADDR-R19: the date is null if the congregation hides dates. */
export const presentPreloaded = (
  row: PreloadedRow,
  showDate: boolean,
): z.output<typeof preloadedAddress> => ({
  ...row,
  date: showDate ? row.date : null,
  type: 'preloaded',
});

type DoNotCallRow = NonNullable<Awaited<ReturnType<typeof doNotCalls.read>>>;

export const presentDoNotCall = (row: DoNotCallRow, today: string): z.output<typeof doNotCall> => ({
  ...row,
  due_for_review: row.date < reviewBefore(today),
});
