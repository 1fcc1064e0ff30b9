import type { MyDuty } from '#contexts/duties/my-duty-title.ts';

/** A part in a midweek meeting on a Wednesday; `rest` replaces fields. */
export const exampleMyDuty = (rest: Partial<MyDuty> = {}): MyDuty => ({
  id: 7,
  kind: 'part',
  base_type: 'meeting',
  date: '2026-11-25',
  starts_at: '19:16',
  ends_at: '19:26',
  title: 'Digging for gems',
  with: [],
  user_id: 1,
  helper_id: null,
  acknowledged: null,
  meeting: {
    id: 1,
    type: 'clam',
    language_group: null,
    part: 'treasures.second',
    number: 2,
    reads: false,
    minutes: 10,
    hall: 1,
    halls: 1,
    chairman: 'Elliot Hendry',
  },
  location: null,
  coordinates: null,
  link: null,
  note: null,
  ...rest,
});
