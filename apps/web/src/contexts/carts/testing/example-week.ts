/** Example week of a cart with one booked shift, as returned by the server. */
import { cartLocation } from '@sheaf/contract/carts/locations';
import type { Reply } from '#platform/api.ts';
import { nullFieldsOf } from '#platform/testing/null-fields.ts';

export type Week = Reply<'carts.readWeek'>;

export const booking: Week['appointments'][number] = {
  id: 5,
  cart_location_id: 1,
  location: 'Wharf',
  publishers: [7, 8],
  users: [7, 8],
  people: [
    { id: 7, name: 'Amos Webb' },
    { id: 8, name: 'Boaz Kerr' },
  ],
  start_at: '2026-11-26T09:00',
  minutes: 120,
  hours: 2,
  congregation_id: 1,
  guests_of: null,
  date: '2026-11-26',
  start_time: '09:00',
  end_time: '11:00',
  class: 'partly',
  state: 'booked',
  rotation_id: null,
  report: null,
  version: 1,
};
export const week: Week = {
  cart: {
    ...nullFieldsOf<Week['cart']>(cartLocation),
    id: 1,
    location: 'Wharf',
    max_users: 3,
    start_time: '08:00',
    end_time: '12:00',
    congregations: [],
    blocks: [{ id: 3, cart_location_id: 1, day: 3, start_time: '08:00', end_time: '12:00' }],
    version: 1,
  },
  appointments: [booking],
  week: '2026-11-23',
  now: '2026-11-24T17:30',
  last_offset: 7,
  approved: true,
  may_book: true,
  may_edit: false,
  host: null,
  guest_hours: null,
  waiting: [],
};

export const base = {
  'carts.readWeek': week,
  'carts.bookShift': { ...booking, id: 6 },
  'people.listCartPartners': [],
};
