/** Refused reports: people who do not report, figures of hidden fields, two kinds of pioneer. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideSave, wrongInReport } from './decide-report.ts';
import { shownFigures } from './report-fields.ts';
import { mayHaveReport } from './reporting-people.ts';

const recent = '2026-10-01';
const person = fc.record({ pioneer: fc.boolean(), special_pioneer: fc.boolean() });
const plain = { pioneer: false, special_pioneer: false };
const figure = fc.option(fc.integer({ min: 0, max: 744 }));
const form = fc.record({
  active: fc.boolean(),
  aux: fc.boolean(),
  hours: figure,
  studies: figure,
  special_hours: figure,
  comments: fc.constant(null),
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

it("REPORTS-R21 REPORTS-R28 nobody is late for a month before their record, or before the congregation's start month", () => {
  const report = {
    report_month: '2026-10-01',
    active: true,
    aux: false,
    comments: null,
    hours: null,
    studies: 1,
    special_hours: null,
  };
  const late = (began: string, startMonth: string | null) => {
    const decided = decideSave(report, { ...saving, person: plain, began, startMonth });
    return decided.allowed && decided.value.late;
  };
  expect([late('2026-10-01', null), late('2026-11-01', null)]).toEqual([true, false]);
  expect([late('2026-09-01', '2026-10-01'), late('2026-09-01', '2026-11-01')]).toEqual([true, false]);
});

it('REPORTS-R2 REPORTS-R3 REPORTS-R4 a figure of a hidden field is refused at its field, and 0 counts as none', () => {
  fc.assert(
    fc.property(person, form, (who, report) => {
      const of = { ...report, report_month: recent };
      const both = who.pioneer && who.special_pioneer;
      const kept = shownFigures(who, of, recent);
      const wrong = wrongInReport(of, { ...saving, person: who });
      const lost = (['hours', 'studies', 'special_hours'] as const).filter(
        (name) => (of[name] ?? 0) > 0 && kept[name] === null,
      );
      expect(wrong.map(({ field }) => field)).toEqual(both ? ['special_pioneer', ...lost] : lost);
    }),
  );
  const hours = { active: true, aux: false, comments: null, hours: 9, studies: null };
  const wrongIn = (report_month: string) =>
    wrongInReport({ ...hours, report_month, special_hours: null }, { ...saving, person: plain });
  expect(wrongIn('2023-09-01')).toEqual([{ field: 'hours', code: 'hours-without-pioneering' }]);
  expect(wrongIn('2023-08-01')).toEqual([]);
  const ill = { ...hours, report_month: recent, special_hours: null, active: false };
  expect(wrongInReport(ill, { ...saving, person: plain })).toEqual([
    { field: 'hours', code: 'figure-without-sharing' },
  ]);
});

it('REPORTS-O4 a report is of a pioneer or a special pioneer, never both', () => {
  const flags = fc.record({ pioneer: fc.boolean(), special_pioneer: fc.boolean() }, { requiredKeys: [] });
  const one = person.filter(({ pioneer, special_pioneer }) => !(pioneer && special_pioneer));
  fc.assert(
    fc.property(one, flags, (who, given) => {
      const said = { ...saving, person: who, keepsRecords: true, flags: given };
      const of = { report_month: recent, active: true, aux: false, comments: null, hours: null };
      const wrong = wrongInReport({ ...of, studies: null, special_hours: null }, said);
      const both = given.pioneer === true && given.special_pioneer === true;
      expect(wrong.map(({ code }) => code)).toEqual(both ? ['one-pioneering'] : []);
    }),
  );
});

it('REPORTS-R7 guests and students get no report, inactive people only from record keepers', () => {
  const may = (appointment: string, active: boolean, keepsRecords: boolean, isThere = false) =>
    mayHaveReport({ appointment, active }, { keepsRecords, isThere });
  for (const appointment of ['guest', 'student', ''])
    expect([may(appointment, true, true), may(appointment, true, false)]).toEqual([false, false]);
  for (const [appointment, active] of [
    ['inactive', true],
    ['publisher', false],
  ] as const)
    expect([may(appointment, active, true), may(appointment, active, false)]).toEqual([true, false]);
  expect([may('publisher', true, false), may('guest', true, true, true)]).toEqual([true, true]);
  expect(may('guest', true, false, true)).toBe(false);
});
