/** Carts, as the journal tells them. */
import { type JournalEntity, oneKey, rowOf, wordsOf } from '../journal/journal-entity.ts';

export const cartsEntities = {
  cart_locations: {
    name: 'location',
    read: 'settings.cart_locations',
    revert: oneKey('settings.cart_locations.add'),
    label: ['label'],
    fields: {
      label: 'text',
      max_people: 'text',
      opens_at: 'text',
      closes_at: 'text',
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
      weekday: wordsOf('carts:weekday.'),
      from_at: 'text',
      to_at: 'text',
    },
  },
  cart_shifts: {
    name: 'shift',
    read: 'settings.cart_locations',
    label: ['location_id', 'on_date'],
    fields: {
      location_id: rowOf('cart_locations'),
      on_date: 'date',
      starts_at: 'text',
      minutes: 'text',
      state: wordsOf('carts:state.'),
      placements: 'text',
      conversations: 'text',
      traffic: wordsOf('carts:traffic.'),
      comments: 'text',
      reported_by: rowOf('people'),
      reported_at: 'instant',
    },
  },
} as const satisfies Record<string, JournalEntity>;
