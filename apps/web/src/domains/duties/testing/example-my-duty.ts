import type { MyDuty } from '../my-duty-title.ts';

/** A part in a midweek meeting on a Wednesday; fields may be replaced. */
export const exampleMyDuty = (rest: Partial<MyDuty> = {}): MyDuty => ({
  id: 7,
  kind: 'part',
  meeting_id: 1,
  meeting: 'clam',
  date: '2026-11-25',
  starts_at: '19:16',
  ends_at: '19:26',
  part: 'treasures.second',
  number: 2,
  title: 'Digging for gems',
  minutes: 10,
  hall: 1,
  halls: 1,
  with: null,
  user_id: 1,
  helper_id: null,
  chairman: 'Elliot Hendry',
  acknowledged: null,
  ...rest,
});
