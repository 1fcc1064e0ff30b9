import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { monthOf } from './months.ts';
import { decideFiling, decidePrepare, sentOn } from './prepared-report.ts';
import { isPioneer } from './report-fields.ts';

const day = fc
  .integer({ min: 0, max: 8000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
const figure = fc.option(fc.integer({ min: 0, max: 744 }));
const flags = fc.record({ pioneer: fc.boolean(), special_pioneer: fc.constant(false) });

it('REPORTS-X2 stores the report of the current month, and files one whose month ended while it waited', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -14, max: 3 }), fc.boolean(), (today, months, taken) => {
      const month = Temporal.PlainDate.from(monthOf(today)).add({ months }).toString();
      const decision = decidePrepare(month, { today, taken });
      if (months === 0) expect(decision).toEqual({ allowed: true, value: 'keep' });
      else if (months > 0) expect(decision).toEqual({ allowed: false, reason: 'month-ahead' });
      else if (months < -12) expect(decision).toEqual({ allowed: false, reason: 'month-too-old' });
      else if (taken) expect(decision).toEqual({ allowed: false, reason: 'month-taken' });
      else expect(decision).toEqual({ allowed: true, value: 'send' });
    }),
  );
});

it('REPORTS-X2.2 files a prepared report as entered or not at all, never over another one and never late', () => {
  fc.assert(
    fc.property(
      fc.record({
        active: fc.boolean(),
        aux: fc.boolean(),
        hours: figure,
        studies: figure,
        special_hours: figure,
      }),
      flags,
      fc.boolean(),
      fc.boolean(),
      (entered, person, taken, reporting) => {
        const form = { ...entered, report_month: '2026-10-01', comments: 'Away' };
        const saving = {
          today: '2026-11-20',
          keepsRecords: false,
          person,
          flags: {},
          began: '2020-01-01',
          startMonth: null,
          before: null,
          taken,
        };
        const decision = decideFiling(form, saving, reporting);
        if (taken) expect(decision).toMatchObject({ reason: 'taken' });
        else if (!reporting) expect(decision).toMatchObject({ reason: 'not-reporting' });
        if (!decision.allowed) return;
        const { hours, studies, special_hours, late, comments, active } = decision.value;
        expect([hours ?? 0, studies ?? 0, special_hours ?? 0]).toEqual([
          entered.hours ?? 0,
          entered.studies ?? 0,
          entered.special_hours ?? 0,
        ]);
        expect([late, comments, active]).toEqual([false, 'Away', entered.active]);
        if (!isPioneer(person)) expect(special_hours).toBeNull();
      },
    ),
  );
  expect(sentOn('2026-12-01')).toBe('2027-01-01');
});
