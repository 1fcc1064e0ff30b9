import { expect, it } from 'vitest';
import { talkPrintSpan } from './print-span.ts';

it('PRINT-O8 the public talk schedule covers today to 3 months ahead unless dates are requested', () => {
  expect(talkPrintSpan({}, '2026-11-24')).toEqual({ from: '2026-11-24', to: '2027-02-24' });
  expect(talkPrintSpan({}, '2026-11-30')).toEqual({ from: '2026-11-30', to: '2027-02-28' });
  expect(talkPrintSpan({}, '2027-11-30')).toEqual({ from: '2027-11-30', to: '2028-02-29' });
  expect(talkPrintSpan({ from: '2026-12-31' }, '2026-11-24')).toEqual({
    from: '2026-12-31',
    to: '2027-03-31',
  });
  expect(talkPrintSpan({ from: '2026-01-01', to: '2026-06-30' }, '2026-11-24')).toEqual({
    from: '2026-01-01',
    to: '2026-06-30',
  });
});
