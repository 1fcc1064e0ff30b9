/** X-YEARS: what happens in ten years of weeks, a few in `npm test`, adds up. */
import { carts } from '@sheaf/contract/carts/carts';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { reports } from '@sheaf/contract/reports/reports';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cartPlaces,
  openPassingWeeks,
  type PassingWeeks,
  type SentReport,
  zone,
} from '#app/suites/passing-weeks';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** A Monday; the clocks of the zone change five weeks later. */
const first = '2026-08-31';
const weekCount = amount('SHEAF_WEEKS', 10, 522);
const seed = Number(process.env['SHEAF_SEED'] ?? 20_260_831);

let test: TestApp;
let weeks: PassingWeeks;
/** Times of day of the first week. */
let usual: Record<'clam' | 'public', string>;

beforeAll(async () => {
  test = await openTestApp();
  weeks = await openPassingWeeks(test, seed, first);
  const week = await weeks.ask(meetings.listMeetings, { query: { from: first, to: addDays(first, 6) } });
  const timeOf = (wanted: string): string => week.find(({ type }) => type === wanted)!.time;
  usual = { clam: timeOf('clam'), public: timeOf('public') };
});
afterAll(() => test.close());

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** Meetings of a week: one of each type, at the same time of day on both sides of a clock change. */
async function checkMeetings(monday: string): Promise<void> {
  const week = await weeks.ask(meetings.listMeetings, { query: { from: monday, to: addDays(monday, 6) } });
  expect([monday, week.map(({ type }) => type).toSorted()]).toEqual([monday, ['clam', 'public']]);
  for (const { start_date, type } of week)
    expect([monday, type, clock.format(new Date(start_date))]).toEqual([monday, type, usual[type]]);
}

/** Nobody has two responsibilities at a meeting or one after leaving; one who is away is marked. */
async function checkResponsibilities(): Promise<void> {
  const hasLeft = new Set(weeks.members.filter(({ isActive }) => !isActive).map(({ id }) => id));
  for (const { local_date, type, attendants } of await weeks.ask(responsibilities.listSchedule)) {
    const holders = attendants.flatMap(({ user }) => user ?? []);
    const isAway = (id: number): boolean =>
      weeks.away.some((one) => one.id === id && one.from <= local_date && local_date <= one.to);
    const unmarked = attendants.filter(
      ({ user, clashes }) => user !== null && isAway(user) && !clashes.includes('away'),
    );
    expect([local_date, type, unmarked, holders.filter((id) => hasLeft.has(id))]).toEqual([
      local_date,
      type,
      [],
      [],
    ]);
    expect([local_date, type, new Set(holders).size]).toEqual([local_date, type, holders.length]);
  }
}

/** No shift has more people than places, and nobody is at two shifts at once. */
async function checkCart(): Promise<void> {
  const { appointments } = await weeks.ask(carts.readWeek, { params: { id: weeks.cart } });
  const booked = appointments.filter(({ state }) => state === 'booked');
  const hours = booked.flatMap(({ start_at, minutes, users }) =>
    Array.from({ length: minutes / 60 }, (_, hour) => ({
      hour: `${start_at.slice(0, 11)}${String(Number(start_at.slice(11, 13)) + hour).padStart(2, '0')}`,
      users,
    })),
  );
  const byHour = Map.groupBy(hours, ({ hour }) => hour);
  for (const [hour, shifts] of byHour) {
    const there = shifts.flatMap(({ users }) => users);
    expect([hour, there.length <= cartPlaces, new Set(there).size]).toEqual([hour, true, there.length]);
  }
}

const groups = ['pub', 'aux', 'pio'] as const;

/** Sums of what was sent, by `2026-9 pub`: reports, hours, studies. */
function expectedTotals(sent: readonly SentReport[]): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { month, isShared, group, hours, studies } of sent) {
    if (!isShared) continue;
    const key = `${Number(month.slice(0, 4))}-${Number(month.slice(5, 7))} ${group}`;
    const [count, allHours, allStudies] = sums.get(key) ?? [0, 0, 0];
    sums.set(key, [count! + 1, allHours! + hours, allStudies! + studies]);
  }
  return sums;
}

async function checkTotals(lastYear: number): Promise<void> {
  const expected = expectedTotals(weeks.sent);
  const found = new Map<string, number[]>();
  for (let year = 2026; year <= lastYear; year += 1)
    for (const month of await weeks.ask(reports.readTotals, { params: { year } }))
      for (const group of groups) {
        const { count, hours, studies } = month[group];
        if (count > 0) found.set(`${month.year}-${month.month} ${group}`, [count, hours, studies]);
      }
  expect(found).toEqual(expected);
}

async function checkAttendance(): Promise<void> {
  const found = await weeks.ask(meetings.listAttendance);
  const rows = found.map(
    ({ local_date, type, attendance }) => [`${local_date} ${type}`, attendance] as const,
  );
  expect(new Map(rows)).toEqual(weeks.attendance);
  expect(rows).toHaveLength(weeks.attendance.size);
}

it(
  `X-YEARS ${weekCount} weeks pass without a fault, and every figure is the sum of what was sent (SHEAF_SEED=${seed} replays)`,
  async () => {
    for (let week = 1; week <= weekCount; week += 1) {
      const monday = addDays(first, 7 * week);
      await weeks.pass(monday);
      await checkMeetings(monday);
      await checkResponsibilities();
      await checkCart();
      if (week % 26 === 0 || week === weekCount) {
        await checkTotals(Number(monday.slice(0, 4)) + 1);
        await checkAttendance();
      }
    }
    expect(weeks.sent.length).toBeGreaterThan(weekCount);
    expect(weeks.attendance.size).toBeGreaterThan(weekCount);
  },
  weekCount * 20_000,
);
