/** Rights of a caller at the carts, and the local time there. */
import { cartCalendar } from '@sheaf/contract/carts/settings';
import type { BookingActor } from '@sheaf/rules/carts/booking';
import { cartBookings } from '@sheaf/rules/carts/settings';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { readCartPerson, readSettingsAndZone } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface CartActor extends BookingActor {
  personId: number;
  zone: string;
  wallNow: string;
  /** May end and change shifts that others booked (CARTS-C4). */
  keeps: boolean;
}

interface Caller {
  personId: number;
  permissions: ReadonlySet<PermissionKey>;
}

/** Requires an active person who is approved for carts (CARTS-O9). */
export const isApproved = (person: { cart: boolean; active: boolean } | undefined): boolean =>
  person?.cart === true && person.active;

/** Settings of the congregation that owns the carts, and its local time. */
export async function readCartTerms(tenant: Tenant, now: Date) {
  const { zone, settings } = await readSettingsAndZone(tenant, cartCalendar);
  return {
    zone,
    wallNow: wallTimeIn(zone, now.getTime()),
    publishersBook: cartBookings.decode(settings.cart_booking) === 'publishers',
    advance: settings.booking_advance,
  };
}

const isApprovedHere = async (tenant: Tenant, personId: number): Promise<boolean> =>
  isApproved(await readCartPerson(tenant, personId));

export async function readCartActor(
  tenant: Tenant,
  { personId, permissions }: Caller,
  now: Date,
): Promise<CartActor> {
  const alwaysBooks = permissions.has('schedules.carts.always_book');
  const [terms, approved] = await Promise.all([readCartTerms(tenant, now), isApprovedHere(tenant, personId)]);
  return {
    ...terms,
    personId,
    approved,
    administers: alwaysBooks || permissions.has('settings.cart_locations.add'),
    alwaysBooks,
    keeps: permissions.has('settings.cart_locations'),
  };
}

/**
 * At carts of another congregation permissions have no effect (CARTS-O8). @param host the settings of that
 * congregation.
 */
export async function readGuestActor(
  tenant: Tenant,
  { personId, permissions }: Caller,
  host: Awaited<ReturnType<typeof readCartTerms>>,
): Promise<CartActor> {
  return {
    ...host,
    personId,
    approved: await isApprovedHere(tenant, personId),
    administers: false,
    alwaysBooks: false,
    keeps: permissions.has('settings.cart_locations'),
  };
}

/** Whether the caller may see the bookings of a cart. */
export const mayOpenCarts = ({ approved, administers, keeps }: CartActor): boolean =>
  approved || administers || keeps;
