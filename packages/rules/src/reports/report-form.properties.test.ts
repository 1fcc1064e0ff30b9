import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { availableMonths } from './available-months.ts';
import { daysLate, decideDelete, decideSave, dueOn, type KeptReport } from './decide-report.ts';
import { addMonths, lastMonth, monthOf, monthsBetween, monthsOfYear } from './months.ts';
import { fieldsOf, shownFigures } from './report-fields.ts';
import { isExpected, isReporting, mayReportFor } from './reporting-people.ts';

const day = fc
  .integer({ min: 0, max: 12_000 })
  .map((days) => Temporal.PlainDate.from('2004-01-01').add({ days }).toString());
const month = day.map(monthOf);
const person = fc.record({ pioneer: fc.boolean(), special_pioneer: fc.boolean() });
const figure = fc.option(fc.integer({ min: 0, max: 744 }));
const form = fc.record({
  report_month: month,
  active: fc.boolean(),
  aux: fc.boolean(),
  hours: figure,
  studies: figure,
  special_hours: figure,
  comments: fc.option(fc.string()),
});
const saving = {
  today: '2026-11-23',
  keepsRecords: false,
  flags: {},
  before: null,
  taken: false,
  began: '2000-01-01',
  startMonth: null,
};
const recent = '2026-10-01';
const plain = { pioneer: false, special_pioneer: false };

it('month arithmetic agrees with the calendar', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -200, max: 200 }), (first, count) => {
      const later = Temporal.PlainDate.from(first).add({ months: count }).toString();
      expect(addMonths(first, count)).toBe(later);
      expect(monthsBetween(first, later)).toBe(count);
    }),
  );
  expect(lastMonth('2026-01-31')).toBe('2025-12-01');
  expect(monthsOfYear(2027).at(0)).toBe('2026-09-01');
  expect(monthsOfYear(2027).at(-1)).toBe('2027-08-01');
});

it('REPORTS-R2 REPORTS-R3 REPORTS-R4 the fields follow the switches', () => {
  fc.assert(
    fc.property(person, fc.boolean(), fc.boolean(), (who, active, aux) => {
      const pioneers = who.pioneer || who.special_pioneer;
      const shown = fieldsOf(who, { active, aux }, recent);
      expect(shown.hours).toBe(active && (pioneers || aux));
      expect(shown.aux).toBe(active && !pioneers);
      expect(shown.studies).toBe(active);
      expect(shown.credit).toBe(active && pioneers);
    }),
  );
});

it('REPORTS-R2 REPORTS-R3 REPORTS-R4 hidden figures are removed, visible ones stay', () => {
  fc.assert(
    fc.property(person, form, (who, report) => {
      const kept = shownFigures(who, report, recent);
      const shown = fieldsOf(who, kept, recent);
      expect(kept.hours).toBe(shown.hours ? report.hours : null);
      expect(kept.studies).toBe(report.active ? report.studies : null);
      expect(kept.special_hours).toBe(shown.credit ? report.special_hours : null);
      expect(kept.aux && !shown.aux).toBe(false);
      expect(shownFigures(who, kept, recent)).toEqual(kept);
    }),
  );
});

it('REPORTS-O1 REPORTS-R1 offers last month back to the first without a report, at most twelve', () => {
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: 1, max: 15 })), (today, back) => {
      const reported = new Set(back.map((months) => addMonths(monthOf(today), -months)));
      const offered = availableMonths(today, reported);
      expect(offered[0]).toBe(lastMonth(today));
      expect(offered.length).toBeLessThanOrEqual(12);
      expect(offered).toEqual(offered.map((_, index) => addMonths(lastMonth(today), -index)));
      if (offered.length > 1) expect(reported.has(offered.at(-1)!)).toBe(false);
      const older = Array.from({ length: 12 - offered.length }, (_, index) =>
        addMonths(offered.at(-1)!, -1 - index),
      );
      expect(older.every((month) => reported.has(month))).toBe(true);
    }),
  );
});

it('REPORTS-O1 editing also offers the month of the report', () => {
  expect(availableMonths('2026-11-23', new Set(monthsOfYear(2026)), '2024-02-01')).toContain('2024-02-01');
  const twice = availableMonths('2026-11-23', new Set(), '2026-10-01');
  expect(twice.filter((month) => month === '2026-10-01')).toHaveLength(1);
});

it('REPORTS-R19 permits one report per person and month, of past months only', () => {
  fc.assert(
    fc.property(person, form, day, fc.boolean(), (who, report, today, keepsRecords) => {
      const decided = decideSave(report, { ...saving, today, keepsRecords, person: who });
      const back = monthsBetween(report.report_month, monthOf(today));
      const most = keepsRecords ? 1200 : 12;
      const reason = back < 1 ? 'month-not-over' : back > most ? 'month-too-old' : null;
      if (reason) expect(decided).toEqual({ allowed: false, reason });
      else expect(decided).toMatchObject({ allowed: true, value: { report_month: report.report_month } });
    }),
  );
  const october = {
    report_month: '2026-10-01',
    active: true,
    aux: false,
    comments: null,
    hours: null,
    studies: 1,
    special_hours: null,
  };
  expect(decideSave(october, { ...saving, person: plain, taken: true })).toMatchObject({
    reason: 'month-taken',
  });
});

it('REPORTS-O4 a new report copies the pioneer flags and keeps them; record keepers may change them', () => {
  const october = {
    report_month: '2026-10-01',
    active: true,
    aux: true,
    comments: null,
    hours: 40,
    studies: 1,
    special_hours: 3,
  };
  const pioneer = { pioneer: true, special_pioneer: false };
  const made = decideSave(october, { ...saving, person: pioneer, flags: plain });
  expect(made).toMatchObject({ value: { pioneer: true, aux: false, hours: 40, special_hours: 3 } });
  const before = (made as { value: KeptReport }).value;
  expect(decideSave(october, { ...saving, person: plain, before })).toMatchObject({
    value: { pioneer: true },
  });
  expect(
    decideSave(october, { ...saving, person: pioneer, before, keepsRecords: true, flags: plain }),
  ).toMatchObject({ value: { pioneer: false, special_pioneer: false, aux: true, special_hours: null } });
});

it('REPORTS-R21 a report after its due date is marked as late in its own month, and stays late', () => {
  expect(dueOn('2026-10-01')).toBe('2026-11-05');
  expect([daysLate('2026-10-01', '2026-11-05'), daysLate('2026-10-01', '2026-11-23')]).toEqual([0, 18]);
  const report = {
    report_month: '2026-10-01',
    active: true,
    aux: false,
    comments: null,
    hours: null,
    studies: 1,
    special_hours: null,
  };
  const late = (today: string, before: KeptReport | null = null) => {
    const decided = decideSave(report, { ...saving, today, person: plain, before });
    return decided.allowed && decided.value;
  };
  expect(late('2026-11-05')).toMatchObject({ late: false });
  const after = late('2026-11-06');
  expect(after).toMatchObject({ late: true, report_month: '2026-10-01' });
  const inTime = late('2026-11-05') as KeptReport;
  expect(late('2027-01-05', inTime)).toMatchObject({ late: false });
});

it('REPORTS-R5 a report can be deleted within three years of its month', () => {
  fc.assert(
    fc.property(month, day, (of, today) => {
      expect(decideDelete(of, today).allowed).toBe(addMonths(monthOf(today), -36) <= of);
    }),
  );
  expect(decideDelete('2023-11-01', '2026-11-30').allowed).toBe(true);
  expect(decideDelete('2023-10-01', '2026-11-01').allowed).toBe(false);
});

it('REPORTS-R7 reports belong to active people with a reporting appointment', () => {
  const reporting = ['elder', 'servant', 'publisher', 'unbaptised'];
  for (const appointment of [...reporting, 'student', 'guest', 'inactive', '']) {
    expect(isReporting({ active: true, appointment })).toBe(reporting.includes(appointment));
    expect(isReporting({ active: false, appointment })).toBe(false);
  }
});

it('REPORTS-R6 X-DELEGATE people report for themselves, for people who delegated to them, for the group they lead, and with the permission for all', () => {
  const right = {
    personId: 1,
    everybody: false,
    delegatedBy: new Set([2]),
    groups: new Set([9]),
  };
  const who = [1, 2, 3, 4].map((id) => ({ id, group_id: id === 4 ? 9 : null }));
  expect(who.map((person) => mayReportFor(right, person))).toEqual([true, true, false, true]);
  expect(who.every((person) => mayReportFor({ ...right, everybody: true }, person))).toBe(true);
});

it('REPORTS-R27 a month before the person was added is not expected, unless an earlier report was imported', () => {
  const of = (month: string, firstReported: string | null = null) =>
    isExpected({ began: '2026-11-01', firstReported }, month, null);
  expect(['2026-10-01', '2026-11-01', '2026-12-01'].map((month) => of(month))).toEqual([false, true, true]);
  expect(['2025-08-01', '2025-09-01', '2026-10-01'].map((month) => of(month, '2025-09-01'))).toEqual([
    false,
    true,
    true,
  ]);
});
