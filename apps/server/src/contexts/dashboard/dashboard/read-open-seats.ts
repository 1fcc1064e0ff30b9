import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import {
  countOpenSeats,
  type OpenSeat,
  type OpenSeatKind,
  openSeatKinds,
  openSeatSpan,
} from '@sheaf/rules/dashboard/dashboard/open-seats';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { openCartSeats } from '#contexts/carts/carts.api';
import {
  languageGroupNames,
  openProgrammeSeats,
  openResponsibilities,
  openTalks,
} from '#contexts/meetings/meetings.api';
import { readSettings, readWallNow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Kinds that the person fills, without those of schedules that the congregation does not use. */
async function kindsOf(tenant: Tenant, permissions: ReadonlySet<PermissionKey>): Promise<Set<OpenSeatKind>> {
  const meetings = await readSettings(tenant, meetingSchedule);
  const duties = await readSettings(tenant, responsibilitiesSchedule);
  const planned = meetings.on && permissions.has('schedules.meetings.assign');
  const fills: Record<OpenSeatKind, boolean> = {
    midweek: planned,
    weekend: planned,
    talk: meetings.on && permissions.has('settings.meetings.public'),
    responsibility: duties.on && permissions.has('schedules.attendants.edit'),
    cart: permissions.has('settings.cart_locations.add') || permissions.has('schedules.carts.always_book'),
  };
  return new Set(openSeatKinds.filter((kind) => fills[kind]));
}

/** SHELL-R34. */
export async function readOpenSeats({ tenant, actor, now }: Handler<typeof dashboard.readOpenSeats>) {
  const wallNow = await readWallNow(tenant, now);
  const { from, to } = openSeatSpan(wallNow.slice(0, 10));
  const kinds = await kindsOf(tenant, actor.permissions);
  const span = { wallNow, to };
  const programme = kinds.has('midweek') ? await openProgrammeSeats(tenant, span) : [];
  const talks = kinds.has('talk') ? await openTalks(tenant, span) : [];
  const responsibilities = kinds.has('responsibility') ? await openResponsibilities(tenant, span) : [];
  const carts = kinds.has('cart') ? await openCartSeats(tenant, span, now) : [];
  const seats: OpenSeat[] = [
    ...programme.map(({ type, ...seat }) => ({
      ...seat,
      kind: type === 'clam' ? ('midweek' as const) : ('weekend' as const),
      location: null,
    })),
    ...talks.map((seat) => ({ ...seat, kind: 'talk' as const, location: null })),
    ...responsibilities.map((seat) => ({ ...seat, kind: 'responsibility' as const, location: null })),
    ...carts.map(({ label, ...seat }) => ({ ...seat, kind: 'cart' as const, group: null })),
  ];
  const groups = new Map((await languageGroupNames(tenant)).map(({ id, label }) => [id, label]));
  const places = new Map(carts.map(({ location, label }) => [location, label]));
  return {
    from,
    to,
    kinds: [...kinds],
    lines: countOpenSeats(seats).map((line) => ({
      ...line,
      label: groups.get(line.group ?? 0) ?? places.get(line.location ?? 0) ?? null,
    })),
  };
}
