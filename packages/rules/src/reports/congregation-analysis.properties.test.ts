import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activePublishers, firstDecidingMonth } from './active-publishers.ts';
import { type AnalysedReport, congregationAnalysis, workedMaps } from './congregation-analysis.ts';
import { addMonths } from './months.ts';

const first = '2024-09-01';
const report = (user_id: number, month: string, change: Partial<AnalysedReport> = {}): AnalysedReport => ({
  user_id,
  report_month: month,
  active: true,
  aux: false,
  pioneer: false,
  special_pioneer: false,
  ...change,
});
const shared = (user: number, months: readonly string[]) => months.map((month) => report(user, month));
const every = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(from, index));
const analyse = (reports: AnalysedReport[], today = '2026-10-05', startMonth: string | null = null) =>
  congregationAnalysis(reports, [], { serviceYear: 2026, today, startMonth });

it('X-S1 a publisher is active with one shared month in six, and becomes inactive once after six without', () => {
  const steady = shared(1, every('2025-03-01', 18));
  const stopped = shared(2, every('2025-03-01', 9));
  const briefly = shared(3, [...every('2025-03-01', 6), ...every('2026-02-01', 2)]);
  const pausing = shared(4, [...every('2025-03-01', 4), '2026-02-01', '2026-08-01']);
  expect(analyse([...steady, ...stopped, ...briefly, ...pausing])).toMatchObject({
    month: '2026-08-01',
    active: 3,
    becameInactive: 2,
    reactivated: 1,
  });
});

it('X-S1 a publisher who shares after six months without is reactivated; a new publisher is not', () => {
  const back = shared(1, ['2019-10-01', '2026-01-01', '2026-08-01']);
  const fresh = shared(2, ['2026-03-01', '2026-04-01']);
  expect(analyse([...back, ...fresh])).toMatchObject({ active: 2, reactivated: 1, becameInactive: 1 });
});

it('X-S1 counts only past months, and returns null before the first', () => {
  const reports = shared(1, every('2025-09-01', 3));
  expect(analyse(reports, '2025-11-10')).toMatchObject({ month: '2025-10-01', active: 1 });
  expect(analyse(reports, '2025-09-20')).toMatchObject({ month: null, active: 0 });
});

it('X-S1 averages count by the flags of the report, and baptisms by the service year', () => {
  const reports = [
    ...every('2025-09-01', 12).map((month) => report(1, month, { pioneer: true })),
    ...every('2025-09-01', 12).map((month) => report(2, month)),
    ...every('2025-09-01', 6).map((month) => report(3, month, { aux: true })),
    report(4, '2025-09-01', { active: false }),
  ];
  const days = ['2025-08-31', '2025-09-01', '2026-08-31', '2026-09-01'];
  const year = { serviceYear: 2026, today: '2026-10-05', startMonth: null };
  expect(congregationAnalysis(reports, days, year)).toMatchObject({
    averages: { pub: 1, aux: 1, pio: 1, spc: 0 },
    baptised: 2,
  });
});

it('REPORTS-R28 X-S1 averages divide by the months since the start month, and earlier ones make nobody inactive', () => {
  const seventy = Array.from({ length: 70 }, (_, index) => shared(index + 1, ['2025-10-01'])).flat();
  const averages = (start: string | null) => analyse(seventy, '2025-11-10', start).averages.pub;
  expect([averages('2025-10-01'), averages('2025-09-01'), averages(null)]).toEqual([70, 35, 35]);
  expect(averages('2025-11-01')).toBeNull();
  expect(analyse(seventy, '2025-11-10', '2025-10-01')).toMatchObject({ active: 70, month: '2025-10-01' });
  const stopped = shared(1, every('2025-03-01', 6));
  expect(analyse(stopped, '2026-05-10').becameInactive).toBe(1);
  expect(analyse(stopped, '2026-05-10', '2026-04-01').becameInactive).toBe(0);
});

it('REPORTS-R29 X-S1 the active publishers of a month shared in one of the six months up to it, on every paper', () => {
  const reports = [...shared(1, ['2026-03-01']), ...shared(2, ['2026-02-01']), ...shared(3, ['2026-09-01'])];
  reports.push(report(4, '2026-08-01', { active: false }));
  expect([...activePublishers(reports, '2026-08-01')]).toEqual([1]);
  expect([...activePublishers(reports, '2026-09-01')]).toEqual([3]);
  expect(analyse(reports).active).toBe(activePublishers(reports, '2026-08-01').size);
  expect(firstDecidingMonth('2026-08-01')).toBe('2026-03-01');
});

const user = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 24 });

it('X-S1 the result is independent of the report order, and every active publisher shared in the last six months', () => {
  fc.assert(
    fc.property(fc.array(user, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (people, turns) => {
      const reports = people.flatMap((months, index) =>
        shared(
          index + 1,
          months.map((back) => addMonths(first, back)),
        ),
      );
      const other = reports.toSorted(() => (turns.next().value % 2 === 0 ? 1 : -1));
      expect(analyse(other)).toEqual(analyse(reports));
      const recent = people.filter((months) => months.some((back) => back >= 18)).length;
      expect(analyse(reports).active).toBe(recent);
    }),
  );
});

it('X-S1 a map is worked if it was completed within the year', () => {
  const span = { from: '2025-09-01', to: '2026-08-31' };
  const map = (completed: boolean, returnedOn: string | null, deleted = false) => ({
    deleted,
    assignments: [{ completed, returnedOn }],
  });
  const maps = [
    map(true, '2025-09-01'),
    map(true, '2026-08-31'),
    map(true, '2026-09-01'),
    map(true, '2025-08-31'),
    map(false, '2026-01-01'),
    map(true, null),
    map(true, '2026-01-01', true),
  ];
  expect(workedMaps(maps, span)).toEqual({ maps: 6, worked: 2, notWorked: 4 });
});
