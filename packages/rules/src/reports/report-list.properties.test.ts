import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { attendanceMonths, attendanceYears, averageOf, weeksOfYear } from './attendance-year.ts';
import { filterReports, orderReports, type reportFilters, reportOrders, summaryOf } from './report-list.ts';

const row = fc.record({
  id: fc.nat(),
  last_first: fc.constantFrom('Denholm, Peter', 'Hollis, Ruth', 'Okafor, Grace'),
  appointment: fc.constantFrom('elder', 'servant', 'publisher', 'unbaptised'),
  group: fc.constantFrom('Cooee', 'Montello', null),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  expected: fc.boolean(),
  report: fc.option(
    fc.record({
      active: fc.boolean(),
      aux: fc.boolean(),
      hours: fc.option(fc.nat({ max: 99 })),
      late: fc.boolean(),
    }),
  ),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });

it('REPORTS-R14 sorts by appointment, highest first, then by name', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const sorted = orderReports(given, 'appointment').map(({ appointment }) => appointment);
      const rank = ['elder', 'servant', 'publisher', 'unbaptised'];
      expect(sorted).toEqual(
        given.map(({ appointment }) => appointment).sort((a, b) => rank.indexOf(a) - rank.indexOf(b)),
      );
    }),
  );
});

it('REPORTS-O6 every order keeps all rows, is independent of the input order, and can be reversed', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...reportOrders), (given, order) => {
      const sorted = orderReports(given, order);
      expect(orderReports([...given].reverse(), order)).toEqual(sorted);
      expect(orderReports(given, order, true)).toEqual([...sorted].reverse());
    }),
  );
  const hours = (given: number | null) => ({
    id: given ?? 0,
    last_first: 'Hollis, Ruth',
    appointment: 'elder',
    group: null,
    pioneer: false,
    special_pioneer: false,
    expected: true,
    report: { active: true, aux: false, hours: given, late: false },
  });
  expect(orderReports([hours(null), hours(4), hours(50)], 'hours').map(({ id }) => id)).toEqual([50, 4, 0]);
  const missing = { ...hours(7), report: null };
  expect(orderReports([missing, hours(1)], 'reported').map(({ id }) => id)).toEqual([1, 7]);
  const groups = [null, 'Montello', 'Cooee'].map((group, id) => ({ ...hours(id), group }));
  expect(orderReports(groups, 'group').map(({ group }) => group)).toEqual(['Cooee', 'Montello', null]);
});

it('REPORTS-O6 REPORTS-R27 missing and reported split the expected rows; a group filter keeps its own', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const of = (filter: (typeof reportFilters)[number]) => filterReports(given, filter);
      const apart = given.filter(({ report, expected }) => report === null && !expected);
      expect(of('missing').length + of('reported').length + apart.length).toBe(given.length);
      expect(of('pioneers')).toEqual(given.filter((one) => one.pioneer || one.special_pioneer));
      expect(of('aux').every(({ report }) => report?.aux)).toBe(true);
      expect(filterReports(given, 'all', 'Cooee')).toEqual(given.filter(({ group }) => group === 'Cooee'));
      const { people, shared, notShared, missing, late } = summaryOf(given);
      expect(shared + notShared + missing).toBe(people);
      expect(people).toBe(given.length - apart.length);
      expect([shared, missing, late]).toEqual([
        given.filter(({ report }) => report?.active === true).length,
        of('missing').length,
        of('late').length,
      ]);
    }),
  );
});

it('REPORTS-R13 attendance averages are whole numbers and exclude weeks with nobody present', () => {
  expect([averageOf([80, 0, 85, null]), averageOf([0, null]), averageOf([81, 82])]).toEqual([83, null, 82]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 })), (counts) => {
      expect(averageOf([...counts, 0, 0])).toBe(averageOf(counts));
    }),
  );
});

const days = { clam_day: 3, public_day: 0 };

it('REPORTS-O8 a service year has its past and current weeks, newest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2060 }), (year) => {
      const weeks = weeksOfYear(year);
      expect([53, 54]).toContain(weeks.length);
      expect(weeks.every((week) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
      expect(addDays(weeks[0]!, 6) >= `${year - 1}-09-01` && weeks.at(-1)! <= `${year}-08-31`).toBe(true);
      expect(weeksOfYear(year + 1)[0]! <= `${year}-09-01`).toBe(true);
    }),
  );
  const counted = [
    { week: '2026-11-16', held_on: '2026-11-18', type: 'clam' as const, attendance: 81 },
    { week: '2026-11-16', held_on: '2026-11-22', type: 'public' as const, attendance: 94 },
    { week: '2026-11-09', held_on: '2026-11-15', type: 'public' as const, attendance: 0 },
  ];
  const months = attendanceMonths(counted, 2027, '2026-11-23', days);
  expect(months.map(({ month }) => month)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01']);
  expect(months[0]).toMatchObject({ clam: 81, public: 94 });
  expect(months[0]!.weeks[0]).toEqual({
    week: '2026-11-23',
    clam: null,
    public: null,
    held: ['clam', 'public'],
  });
  expect(attendanceYears([{ held_on: '2024-10-09' }], '2026-11-23')).toEqual([2027, 2026, 2025]);
  expect(attendanceYears([], '2026-11-23')).toEqual([2027]);
});

it('REPORTS-O8 each meeting of a week counts in the month and the service year of its date', () => {
  const counted = [
    { week: '2026-08-31', held_on: '2026-08-31', type: 'clam' as const, attendance: 70 },
    { week: '2026-08-31', held_on: '2026-09-06', type: 'public' as const, attendance: 90 },
  ];
  const shown = (year: number) =>
    attendanceMonths(counted, year, '2026-10-01', days).flatMap(({ month, clam, public: weekend, weeks }) =>
      weeks.flatMap(({ week, held }) => (week === '2026-08-31' ? [{ month, held, clam, weekend }] : [])),
    );
  expect(shown(2026)).toEqual([{ month: '2026-08-01', held: ['clam'], clam: 70, weekend: null }]);
  expect(shown(2027)).toEqual([{ month: '2026-09-01', held: ['public'], clam: null, weekend: 90 }]);
  const [uncounted] = attendanceMonths([], 2027, '2026-09-06', days);
  expect(uncounted!.weeks.map(({ week, held }) => [week, held])).toEqual([
    ['2026-08-31', ['clam', 'public']],
  ]);
});
