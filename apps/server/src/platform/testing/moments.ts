/** Instants at which date logic tends to fail. Suites that plant data run at each of them. */

/**
 * Default of `congregations.timezone_id`: the zone of a seeded congregation. Clocks change in April and
 * October.
 */
export const seededZone = 'Australia/Hobart';

/** Instants; the comments state the wall time in the seeded zone. */
export const moments = {
  // Sunday 2027-01-24 11:30: the weekend meeting began at 10:00.
  weekendMeeting: '2027-01-24T00:30:00Z',
  // 2028-01-01 07:00; in UTC it is still 31 December.
  newYear: '2027-12-31T20:00:00Z',
  // 2027-08-31 20:00, the end of the service year.
  serviceYearEnd: '2027-08-31T10:00:00Z',
  // First occurrence of 2027-04-04 02:30, which repeats an hour later.
  autumnChange: '2027-04-03T15:30:00Z',
  // 2027-10-03 01:59; the next minute is 03:00.
  springChange: '2027-10-02T15:59:00Z',
  // 2028-02-29 10:00.
  leapDay: '2028-02-28T23:00:00Z',
  // 2027-05-12 23:59 and, two minutes on, 2027-05-13 00:01.
  minuteBeforeMidnight: '2027-05-12T13:59:00Z',
  minuteAfterMidnight: '2027-05-12T14:01:00Z',
} as const;

/** Every suite that calls `plantTexts`. */
export const plantingSuites = [
  'congregation-file',
  'cross-congregation',
  'erased-everywhere',
  'every-list',
  'person-leaves',
].map((name) => `apps/server/src/app/suites/${name}.test.ts`);
