import type { carts } from '@sheaf/contract/carts/carts';
import { lastWeekOffset } from '@sheaf/rules/carts/shift';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import {
  type CartActor,
  mayOpenCarts,
  readCartActor,
  readCartTerms,
  readGuestActor,
} from '#contexts/carts/cart-actor';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { readGuestHours } from '#contexts/carts/guest-hours';
import { locationForGuest, presentForGuest } from '#contexts/carts/present-for-guest';
import { presentLocations } from '#contexts/carts/present-location';
import { presentShifts, type Viewer } from '#contexts/carts/present-shift';
import { presentWaitingLists } from '#contexts/carts/present-waiting';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.readWeek>;

/** @param tenant of the congregation that owns the cart. */
async function weekAt(tenant: Tenant, locationId: number, offset: number, viewer: Viewer) {
  const location = await cartLocations.read(tenant, locationId);
  if (!location) return undefined;
  const week = addDays(mondayOf(viewer.wallNow), offset);
  const rows = await cartShifts.ofLocation(tenant, location.id, week, addDays(week, 6));
  return {
    cart: (await presentLocations(tenant, [location]))[0]!,
    appointments: await presentShifts(tenant, rows, viewer),
    waiting: viewer.isGuest
      ? []
      : presentWaitingLists(
          await cartWaiting.ofLocation(tenant, location.id, week, addDays(week, 6)),
          viewer.personId,
        ),
    week,
  };
}

const mayOf = (actor: CartActor) => ({
  now: actor.wallNow,
  last_offset: lastWeekOffset(actor.advance, actor.alwaysBooks),
  approved: actor.approved,
  may_book: actor.administers || (actor.publishersBook && actor.approved),
});

/** Reads the week of a cart of another congregation (CARTS-O8). */
async function readSharedWeek(call: Call) {
  const { tenant, params, query, now } = call;
  const { personId } = call.actor;
  const host = await cartShares.hereById(tenant, params.id);
  if (!host) return call.missing();
  const at = { congregationId: host.congregation_id, by: 'location', id: host.location_id } as const;
  const read = await atOtherCongregation(tenant, at, async (there) => {
    const terms = await readCartTerms(there, now);
    const viewer = { personId, wallNow: terms.wallNow, isGuest: true };
    const week = await weekAt(there, host.location_id, query.offset, viewer);
    const hours = week && (await readGuestHours(there, host.location_id, tenant.congregationId, week.week));
    return { terms, week, hours };
  });
  if (!read?.done.week) return call.missing();
  const { terms, week, hours } = read.done;
  const actor = await readGuestActor(tenant, call.actor, terms);
  if (!actor.approved) return call.refuse('cart-not-approved');
  return {
    ...week!,
    cart: locationForGuest(week!.cart),
    appointments: await presentForGuest(tenant, week!.appointments, personId),
    ...mayOf(actor),
    // A guest changes only shifts of the own people.
    may_edit: false,
    host: host.congregation,
    guest_hours: hours ?? null,
  };
}

/** CARTS-C1. */
export async function readWeek(call: Call) {
  const { tenant, params, query, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const week = await weekAt(tenant, params.id, query.offset, actor);
  if (!week) return readSharedWeek(call);
  if (!mayOpenCarts(actor)) return call.refuse('cart-not-approved');
  return {
    ...week,
    ...mayOf(actor),
    may_edit: actor.administers || actor.keeps,
    host: null,
    guest_hours: null,
  };
}
