import { eachRow } from '../journal/freed-entity.ts';
import { type Fields, type JournalEntity, labelsOf, oneKey, rowOf } from '../journal/journal-entity.ts';

export const cartsEntities = {
  cart_locations: {
    name: 'location',
    read: 'settings.cart_locations',
    revert: oneKey('settings.cart_locations.add'),
    label: ['label'],
    fields: {
      label: 'text',
      max_people: 'text',
      opens_at: 'time',
      closes_at: 'time',
      first_day: 'date',
      active: 'yes-no',
    },
  },
  cart_blocks: {
    name: 'block',
    read: 'settings.cart_locations',
    revert: oneKey('settings.cart_locations.add'),
    label: ['location_id', 'weekday'],
    fields: {
      location_id: rowOf('cart_locations'),
      weekday: labelsOf('carts:weekday.'),
      from_at: 'time',
      to_at: 'time',
    },
  },
  cart_shifts: {
    name: 'shift',
    read: 'settings.cart_locations',
    freed: { bundle: ({ id }) => `cart-shift ${id}`, day: 'on_date' },
    label: ['location_id', 'on_date'],
    fields: {
      location_id: rowOf('cart_locations'),
      on_date: 'date',
      starts_at: 'time',
      minutes: 'text',
      state: labelsOf('carts:state.'),
      placements: 'text',
      conversations: 'text',
      traffic: labelsOf('carts:traffic.'),
      comments: 'text',
      reported_by: rowOf('people'),
      reported_at: 'instant',
      rotation_id: rowOf('cart_rotations'),
      rotation_date: 'date',
      by_hand: 'yes-no',
      guest_congregation: 'text',
    },
  },
  cart_shares: {
    name: 'share',
    read: 'settings.cart_locations',
    label: ['location_id'],
    fields: { location_id: rowOf('cart_locations'), to_congregation: 'text', guest_hours: 'text' },
  },
  cart_rotations: {
    name: 'rotation',
    read: 'settings.cart_rotations',
    label: ['location_id', 'day_of_week'],
    fields: {
      location_id: rowOf('cart_locations'),
      active: 'yes-no',
      frequency: labelsOf('carts:frequency.'),
      day_of_week: labelsOf('carts:weekday.'),
      week_of_month: labelsOf('carts:week.'),
      starts_at: 'time',
      minutes: 'text',
      people_count: 'text',
      anchor: 'date',
    },
    rank: 10,
  },
  cart_rotation_people: {
    name: 'turn-taker',
    read: 'settings.cart_rotations',
    freed: eachRow('cart-turn'),
    label: ['person_id'],
    fields: { rotation_id: rowOf('cart_rotations'), person_id: rowOf('people'), order: 'text' },
    rank: 20,
  },
} as const satisfies Record<string, JournalEntity>;

export const cartsParts = {
  cart_calendar: {
    part: labelsOf('congregations:journal.part.'),
    cart_booking: 'yes-no',
    booking_advance: 'text',
  },
} as const satisfies Record<string, Fields>;
