/** Server manifest of the domain: carts, their locations, shifts and shift reports. */
import { carts } from '@sheaf/contract/carts/carts';
import { cartCalendar } from '@sheaf/contract/carts/settings';
import { cartsEntities, cartsParts } from '@sheaf/rules/carts/journal-entities';
import { cartsNotifications } from '@sheaf/rules/carts/notifications';
import { cartShiftsTold } from '#contexts/carts/cart-reminders';
import { removePastWaiting } from '#contexts/carts/cart-waiting.store';
import { cartsHourly, cartsNightly, cartsTasks } from '#contexts/carts/carts.jobs';
import { cartsRoutes } from '#contexts/carts/carts.routes';
import { cartsPort } from '#contexts/carts/carts-port';
import { cartsRevert } from '#contexts/carts/carts-revert';
import { cartCommitments } from '#contexts/carts/commitments.store';
import { describeShift } from '#contexts/carts/describe-shift';
import { dutiesAtCarts, shiftsInFeed } from '#contexts/carts/duties-at-carts';
import { endCartApproval, leaveCarts, leaveRotations } from '#contexts/carts/leaving';
import { appointmentsOf } from '#contexts/duties/duties.api';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const cartsDomain = defineDomain({
  name: 'carts',
  owns: [
    'cart_locations',
    'cart_blocks',
    'cart_shifts',
    'cart_seats',
    'cart_shares',
    'cart_visits',
    'cart_rotations',
    'cart_rotation_people',
    'cart_waiting',
  ],
  exported: {
    manyLines: ['cart_shifts.comments'],
    leftOut: {
      cart_shares: 'Two congregations of one installation share a cart; elsewhere they agree anew.',
      cart_waiting: 'A waiting list ends with its shift.',
      cart_visits: 'Shifts at the carts of other congregations of this installation.',
    },
    leftOutColumns: {
      'cart_shifts.guest_congregation': 'It names another congregation; its shifts are left out.',
    },
    leftOutRows: {
      cart_shifts: {
        where: 'guest_congregation is not null',
        why: 'Shifts of the people of another congregation.',
      },
      cart_seats: { where: 'duty_id is null', why: 'Seats of the people of another congregation.' },
    },
    congregationNumbers: ['cart_shares.to_congregation', 'cart_visits.host_congregation'],
  },
  collections: { sharedCarts: 'cart_locations where active' },
  settings: [cartCalendar],
  operations: cartsRoutes,
  tasks: cartsTasks,
  nightly: [cartsNightly],
  hourly: [cartsHourly],
  expired: removePastWaiting,
  dueReminders: [cartShiftsTold],
  notifications: cartsNotifications,
  ownDuties: [dutiesAtCarts],
  calendar: [shiftsInFeed],
  appointments: [appointmentsOf(dutiesAtCarts)],
  dutyPorts: [cartsPort],
  dutyTexts: describeShift,
  commitments: cartCommitments,
  journal: {
    kind: 'carts',
    entities: {
      ...cartsEntities,
      cart_locations: withFormFields(cartsEntities.cart_locations, 'cart_locations', carts.addLocation),
    },
    variants: { domain_settings: cartsParts },
    revert: cartsRevert,
  },
  // The duty ledger clears the people themselves; this step frees their seats.
  personLeaves: { clears: ['cart_rotation_people.person_id', 'cart_waiting.person_id'], run: leaveRotations },
  // Deactivated people stay on the lists of rotations until they are active again.
  personDeactivated: leaveCarts,
  cartApprovalEnds: endCartApproval,
  keepsPerson: { 'cart_shifts.reported_by': 'The report stays with whoever gave it.' },
  traces: {
    has_work: ['cart_shifts.reported_by'],
    in_use: ['cart_rotation_people.person_id', 'cart_waiting.person_id'],
  },
});
