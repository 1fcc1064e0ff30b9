import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceYearOf } from '../time/service-year.ts';
import { compositionOf } from './composition.ts';
import { addMonths, monthsOfYear } from './months.ts';
import { pioneerYear } from './pioneer-year.ts';
import { publisherYear, toOneDecimal, yearsOf } from './publisher-year.ts';
import {
  allGroups,
  type CountedReport,
  columnsOf,
  groupOf,
  monthOfTotals,
  reportGroups,
  totalsByMonth,
  totalsOfYear,
} from './totals.ts';

const figure = fc.option(fc.nat({ max: 744 }));
const report: fc.Arbitrary<CountedReport> = fc.record({
  report_month: fc.nat({ max: 60 }).map((months) => addMonths('2021-09-01', months)),
  active: fc.boolean(),
  aux: fc.boolean(),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  placements: figure,
  videos: figure,
  hours: figure,
  return_visits: figure,
  studies: figure,
  special_hours: figure,
});
const many = fc.array(report, { maxLength: 80 });
const figures = ['placements', 'videos', 'hours', 'return_visits', 'studies', 'special_hours'] as const;

/** Independent calculation: one group and one figure at a time. */
function counted(reports: readonly CountedReport[], month: string) {
  const isIn = {
    spc: (one: CountedReport) => one.special_pioneer,
    pio: (one: CountedReport) => one.pioneer && !one.special_pioneer,
    aux: (one: CountedReport) => one.aux && !one.pioneer && !one.special_pioneer,
    pub: (one: CountedReport) => !one.aux && !one.pioneer && !one.special_pioneer,
  };
  const own = reports.filter((one) => one.active && one.report_month === month);
  return Object.fromEntries(
    reportGroups.map((group) => {
      const members = own.filter(isIn[group]);
      const sums = figures.map((name) => [
        name,
        members.map((one) => one[name] ?? 0).reduce((a, b) => a + b, 0),
      ]);
      return [group, { count: members.length, ...Object.fromEntries(sums) }];
    }),
  );
}

it('REPORTS-O3 totals agree with the independent calculation', () => {
  fc.assert(
    fc.property(many, (reports) => {
      for (const totals of totalsByMonth(reports)) {
        const { year: _, month: __, ...groups } = totals;
        expect(groups).toEqual(counted(reports, monthOfTotals(totals)));
      }
      expect(totalsByMonth(reports).map(monthOfTotals)).toEqual(
        [...new Set(reports.map(({ report_month }) => report_month))].sort().reverse(),
      );
    }),
  );
});

it('REPORTS-O3 every report with sharing is in one group, and no other is counted', () => {
  fc.assert(
    fc.property(many, (reports) => {
      const count = totalsByMonth(reports).reduce((sum, groups) => sum + allGroups(groups).count, 0);
      expect(count).toBe(reports.filter(({ active }) => active).length);
      for (const one of reports) expect(groupOf(one) === null).toBe(!one.active);
    }),
  );
});

it('REPORTS-O3 totals are independent of the report order', () => {
  const shuffled = many.chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray(reports, { minLength: reports.length, maxLength: reports.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([reports, other]) => {
      expect(totalsByMonth(other)).toEqual(totalsByMonth(reports));
    }),
  );
});

it('REPORTS-R22 carried figures count in their group and month, and not in a month with reports', () => {
  const before = { placements: 0, videos: 0, hours: 300, return_visits: 0, studies: 9, special_hours: 2 };
  const carried = [{ ...before, month: '2025-10-01', group: 'pio' as const, count: 6 }];
  fc.assert(
    fc.property(many, (reports) => {
      const alone = totalsByMonth(reports).find((one) => one.year === 2025 && one.month === 10);
      const both = totalsByMonth(reports, carried).find((one) => one.year === 2025 && one.month === 10)!;
      if (alone) expect(both).toEqual(alone);
      else expect([both.pio.count, both.pio.hours, both.pub.count]).toEqual([6, 300, 0]);
    }),
  );
});

it('REPORTS-R8 a service year is September to August, and every month is in one year', () => {
  fc.assert(
    fc.property(many, (reports) => {
      const years = yearsOf(reports.map(({ report_month }) => report_month));
      const months = years.flatMap((year) => totalsOfYear(reports, [], year).map(monthOfTotals));
      expect(months).toEqual(totalsByMonth(reports).map(monthOfTotals));
      for (const year of years)
        for (const month of totalsOfYear(reports, [], year).map(monthOfTotals))
          expect(monthsOfYear(year)).toContain(month);
    }),
  );
  expect(yearsOf(['2026-08-01', '2026-09-01'])).toEqual([2027, 2026]);
});

it('REPORTS-R10 REPORTS-R11 years after 2023 have hours, studies and credit, older ones all six figures', () => {
  expect(columnsOf(2024)).toEqual(['hours', 'studies', 'special_hours']);
  expect([...columnsOf(2023)].sort()).toEqual([...figures].sort());
});

it('REPORTS-R12 yearly studies are the highest monthly value, other figures are sums', () => {
  fc.assert(
    fc.property(many, (reports) => {
      const own = reports.filter((one) => one.active && serviceYearOf(one.report_month) === 2024);
      const { sums, averages, shared } = publisherYear(reports, 2024);
      expect(shared).toBe(own.length);
      expect(sums.studies).toBe(Math.max(0, ...own.map(({ studies }) => studies ?? 0)));
      const hours = own.map((one) => one.hours ?? 0).reduce((a, b) => a + b, 0);
      expect(sums.hours).toBe(hours);
      expect(averages.hours).toBeCloseTo(
        own.length === 0 ? 0 : Math.round((hours / own.length) * 10) / 10,
        9,
      );
    }),
  );
});

it('REPORTS-R12 averages have one decimal, rounded half up', () => {
  expect([toOneDecimal(630, 12), toOneDecimal(1, 3), toOneDecimal(1, 20), toOneDecimal(0, 0)]).toEqual([
    52.5, 0.3, 0.1, 0,
  ]);
});

it('X-PIONEER remaining and reported hours add up to the goal of the year', () => {
  const of = (month: string, hours: number, pioneer = true): CountedReport => ({
    report_month: month,
    active: true,
    aux: false,
    pioneer,
    special_pioneer: false,
    placements: null,
    videos: null,
    hours,
    return_visits: null,
    studies: null,
    special_hours: 5,
  });
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { maxLength: 12 }), (hours) => {
      const reports = hours.map((own, index) => of(addMonths('2025-09-01', index), own));
      const year = pioneerYear(reports, '2026-08-31');
      expect(year.hours).toBe(hours.reduce((a, b) => a + b, 0));
      expect(year.left).toBe(Math.max(0, year.goal - year.hours));
      if (hours.length > 0) expect([year.goal, year.monthsLeft]).toEqual([600, 12 - hours.length]);
      if (year.perMonth !== null) expect(year.perMonth * year.monthsLeft).toBeGreaterThanOrEqual(year.left);
      else expect(year.monthsLeft).toBe(0);
    }),
  );
  const missing = pioneerYear([of('2026-10-01', 47)], '2026-11-23');
  expect(missing).toMatchObject({ hours: 47, goal: 600, left: 553, monthsLeft: 11 });
  expect(pioneerYear([], '2027-03-10')).toMatchObject({ goal: 600, monthsLeft: 12 });
  expect(pioneerYear([of('2026-11-01', 0, false)], '2026-12-23').goal).toBe(450);
  const begun = pioneerYear([of('2026-09-01', 8, false), of('2026-10-01', 47)], '2026-11-23');
  expect(begun).toMatchObject({ hours: 47, goal: 550, left: 503, monthsLeft: 10, perMonth: 51, credit: 5 });
});

it('REPORTS-O2 every active publisher has one appointment, pioneers are counted separately, and a new publisher is not inactive', () => {
  const person = fc.record({
    id: fc.nat({ max: 50 }),
    active: fc.boolean(),
    appointment: fc.constantFrom(
      'elder',
      'servant',
      'publisher',
      'unbaptised',
      'student',
      'guest',
      'inactive',
    ),
    pioneer: fc.boolean(),
    special_pioneer: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(person), (people) => {
      const [shared, known] = [new Set([1, 2, 3, 4, 5]), new Set([1, 2, 10, 11])];
      const found = compositionOf(people, { active: shared, aux: new Set([1, 2]), known });
      const { elder, servant, publisher, unbaptised } = found;
      const none = new Set(['student', 'guest', 'inactive']);
      const reporting = people.filter(
        ({ id, active, appointment }) => active && !none.has(appointment) && shared.has(id),
      );
      expect(elder + servant + publisher + unbaptised).toBe(reporting.length);
      expect(found.aux).toBe(reporting.filter(({ id }) => id === 1 || id === 2).length);
      expect(found.special_pioneer + found.pioneer).toBe(
        reporting.filter(({ pioneer, special_pioneer }) => pioneer || special_pioneer).length,
      );
      expect(found.inactive).toBe(
        people.filter(
          ({ id, active, appointment }) =>
            appointment === 'inactive' || (!none.has(appointment) && (!active || id === 10 || id === 11)),
        ).length,
      );
    }),
  );
});

it('REPORTS-O3 reports with equal flags count the same when summed in one row', () => {
  fc.assert(
    fc.property(many, (reports) => {
      const alike = Map.groupBy(reports, ({ report_month, active, aux, pioneer, special_pioneer }) =>
        JSON.stringify({ report_month, active, aux, pioneer, special_pioneer }),
      );
      const summed = [...alike.values()].map((own) => ({
        ...own[0]!,
        ...Object.fromEntries(
          figures.map((name) => [name, own.reduce((sum, one) => sum + (one[name] ?? 0), 0)]),
        ),
        count: own.length,
      }));
      expect(totalsByMonth(summed)).toEqual(totalsByMonth(reports));
    }),
  );
});
