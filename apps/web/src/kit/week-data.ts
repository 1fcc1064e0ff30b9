import type { NextCardProps } from '#ui/schedule/next-card.tsx';
import type { StatusTrailProps } from '#ui/schedule/status-trail.tsx';
import type { WeekChip } from '#ui/schedule/week-chips.tsx';
import type { WeekEntry } from '#ui/schedule/week-entry.ts';

export const today = '2026-11-23';
export const now = '2026-11-23T09:31';

export const weekChips: WeekChip[] = [
  { date: '2026-12-07', state: 'clash', label: '2 to do' },
  { date: '2026-12-14', state: 'ready' },
  { date: '2026-12-21', state: 'accepted' },
  { date: '2026-12-28', state: 'open', label: '1 open' },
  { date: '2027-01-04', state: 'looking' },
];

const shift = (key: string, rest: Omit<WeekEntry, 'key' | 'title'> & { title?: string }): WeekEntry => ({
  key,
  title: 'Wharf corner',
  ...rest,
});

export const shifts: WeekEntry[] = [
  shift('a', {
    date: '2026-11-23',
    from: '08:00',
    to: '10:00',
    state: 'room',
    short: ['DK', 'MW'],
    line: 'Daniel Kerr, Miriam Webb',
  }),
  shift('b', {
    date: '2026-11-23',
    from: '09:00',
    to: '11:00',
    state: 'full',
    short: ['LC', 'GO'],
    title: 'Town Hall steps',
    line: 'Lena Castle, Grace Okafor',
  }),
  shift('c', { date: '2026-11-23', from: '12:00', to: '14:00', state: 'free' }),
  shift('d', { date: '2026-11-24', from: '07:00', to: '09:00', state: 'closed', title: 'Closed until 9' }),
  shift('e', {
    date: '2026-11-25',
    from: '09:00',
    to: '11:00',
    state: 'mine',
    short: ['RH', 'MW'],
    line: 'With Ruth Hollis',
  }),
  shift('f', { date: '2026-11-26', from: '08:00', to: '10:00', state: 'room', short: ['NB'] }),
  shift('g', {
    date: '2026-11-26',
    from: '08:30',
    to: '10:30',
    state: 'room',
    short: ['JT'],
    title: 'Library',
  }),
  shift('h', {
    date: '2026-11-26',
    from: '09:30',
    to: '11:00',
    state: 'full',
    short: ['EP'],
    title: 'Station',
  }),
  shift('i', {
    date: '2026-11-28',
    from: '10:00',
    to: '12:00',
    state: 'mine',
    short: ['RH', 'MW'],
    line: 'With Ruth Hollis',
  }),
  shift('j', { date: '2026-11-29', from: '13:30', to: '15:30', state: 'free' }),
];

export const nextCards: (Omit<NextCardProps, 'now' | 'children'> & { now?: string })[] = [
  {
    kind: 'student-part',
    kindWord: 'Treasures, part 2',
    title: 'Digging for gems',
    lines: ['Wed 25 November, 7:16 pm, 10 min', 'Chairman Elliot Hendry, main hall'],
    startsAt: '2026-11-25T19:16',
  },
  {
    kind: 'cart',
    kindWord: 'Cart',
    title: 'Wharf corner',
    lines: ['Today at 10:00 am, with Ruth Hollis'],
    startsAt: '2026-11-23T10:00',
  },
];

export const nextActions = { cant: 'I can’t', calendar: 'Calendar' };

export const dates = ['2026-11-20', '2026-11-23', '2026-11-29', '2026-12-06'];

export const trails: (StatusTrailProps & { key: string })[] = [
  { key: 'confirmed', requested: 1, seen: true, state: 'confirmed' },
  {
    key: 'awaiting',
    requested: 2,
    seen: true,
    state: 'awaiting',
    times: { requested: '12 Nov', seen: '13 Nov, 8:02 am', state: 'since 20 Nov' },
  },
  { key: 'declined', requested: 1, seen: false, state: 'declined' },
  { key: 'entered', requested: 0, seen: false, state: 'entered' },
];

export const openPlaces = [
  { label: 'Book a speaker', line: 'In 3 weeks' },
  { label: 'Assign' },
  { label: 'Choose someone', line: 'Microphone, right' },
];
