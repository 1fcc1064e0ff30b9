/** Restores the seat of a restored cart duty if a place is free. */
import { assignLanes } from '@sheaf/rules/carts/lanes';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import type { Tenant } from '#platform/database/tenant';
import type { RevertCheck } from '#platform/registry';

interface RestoredDuty {
  id: number;
  shift_id: number;
  on_date: string;
  starts_at: string;
  ends_at: string;
}

/** The shift may have been changed in between, or its cart may be full. */
async function takeSeat(tenant: Tenant, duty: RestoredDuty): Promise<boolean> {
  const shift = await cartShifts.lock(tenant, duty.shift_id);
  const location = shift && (await cartLocations.lock(tenant, shift.location_id));
  if (!location || shift.state !== 'booked') return false;
  if (shift.on_date !== duty.on_date || shift.starts_at !== duty.starts_at) return false;
  const seats = await cartSeats.between(tenant, [location.id], duty.on_date, duty.on_date);
  const span = { from: minutesOf(duty.starts_at), to: minutesOf(duty.ends_at) };
  const spans = seats.map(({ from_minute, to_minute }) => ({ from: from_minute, to: to_minute }));
  const lanes = assignLanes([...spans, span], location.max_people);
  if (!lanes) return false;
  await cartSeats.setLanes(
    tenant,
    seats.map(({ id }, index) => ({ id, lane: lanes[index]! })),
  );
  await cartSeats.add(tenant, [
    {
      shift_id: shift.id,
      duty_id: duty.id,
      location_id: location.id,
      on_date: duty.on_date,
      from_minute: span.from,
      to_minute: span.to,
      lane: lanes.at(-1)!,
      guest_place: null,
      guest_name: null,
    },
  ]);
  return true;
}

const returned = ({ table, act }: NetRow): boolean => table === 'duties' && act === 'deleted';

export const cartsRevert: RevertCheck = {
  completes: async ({ tenant, rows }) => {
    for (const { before } of rows.filter(returned)) {
      // A shift at the cart of another congregation has to be booked there again.
      if (before!['visit_id']) return false;
      if (before!['shift_id'] && !(await takeSeat(tenant, before as unknown as RestoredDuty))) return false;
    }
    return true;
  },
};
