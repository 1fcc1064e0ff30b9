import { expect, it } from 'vitest';
import { dayOrderOf, readDate } from './date-text.ts';
import { serviceYearOf, serviceYearSpan } from './service-year.ts';
import { isTimeZone } from './time-zone.ts';
import {
  addToWallTime,
  clockOf,
  clockOnDay,
  dateOf,
  isSkippedTime,
  isWallTime,
  mondayOf,
  nextWeekday,
  spanOfWallTimes,
} from './wall-time.ts';

const today = '2026-11-21';
const read = (text: string, order: Parameters<typeof readDate>[1] = null) => {
  const found = readDate(text, order, today);
  return found.allowed ? found.value : found.reason;
};

it('IMPORT-R1 parses a date by its separators, with spaces around it and a time after it', () => {
  const dates = {
    ' 2026-11-21 ': today,
    '2026/1/2': '2026-01-02',
    '2026.01.02 19:00': '2026-01-02',
    '2.1.2026': '2026-01-02',
    '02.01.2026, 19:00': '2026-01-02',
    '4/4/2026': '2026-04-04',
    '4-4-2026 x': '2026-04-04',
    '1900-01-01': '1900-01-01',
    '2024-02-29': '2024-02-29',
    '2026-11-22': 'date-ahead',
  };
  for (const [text, date] of Object.entries(dates)) expect([text, read(text)]).toEqual([text, date]);
});

it('IMPORT-R1 refuses invalid and ambiguous dates', () => {
  for (const text of [
    '',
    'x2026-01-02',
    '2026-01-023',
    'on 2.1.2026',
    '2.1.20267',
    'x4/4/2026',
    '4/4/20267',
    '3/4/2026',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2025-02-29',
    '1899-12-31',
    '0026-01-02',
    '26/26/2026',
  ])
    expect([text, read(text, null)]).toEqual([text, 'date-unreadable']);
  expect([read('3/4/2026', 'day-first'), read('3-4-2026', 'month-first')]).toEqual([
    '2026-04-03',
    '2026-03-04',
  ]);
});

it('IMPORT-R1 a spreadsheet number is a date of this century or the last quarter of the previous one', () => {
  expect([read('27000'), read('26999')]).toEqual(['1973-12-02', 'date-unreadable']);
  const far = (text: string) => readDate(text, null, '9999-12-31');
  expect(far('79999')).toEqual({ allowed: true, value: '2119-01-10' });
  expect(far('80000')).toEqual({ allowed: false, reason: 'date-unreadable' });
  expect([read('46347.75'), read('46347')]).toEqual([today, today]);
  for (const text of ['x46347', '46347x', '46347.', '463470', '4634'])
    expect([text, read(text)]).toEqual([text, 'date-unreadable']);
});

it('IMPORT-R1 unambiguous dates determine the order of day and month', () => {
  expect(dayOrderOf([' 13/12/2026', '12/12/2026'])).toBe('day-first');
  expect(dayOrderOf(['12/13/2026'])).toBe('month-first');
  expect(dayOrderOf(['12/12/2026', '', 'x13/12/2026', '13.12.2026'])).toBeNull();
  expect(dayOrderOf(['13/12/2026', '12/13/2026'])).toBeNull();
  expect(dayOrderOf([])).toBeNull();
});

it('a service year runs from September to August and is named after its end', () => {
  expect(serviceYearSpan(2027)).toEqual({ from: '2026-09-01', to: '2027-08-31' });
  expect(['2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01'].map(serviceYearOf)).toEqual([
    2026, 2027, 2027, 2027,
  ]);
});

it('a time zone is an IANA name', () => {
  expect(isTimeZone('Australia/Hobart')).toBe(true);
  for (const name of [
    'australia/Hobart',
    ' Australia/Hobart',
    'Australia/Hobart ',
    '+10:00',
    'Etc/Nowhere',
    '',
  ])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
});

it('a wall time is an existing date with hour and minute', () => {
  for (const time of ['2026-11-24T19:00', '1900-01-01T00:00', '2199-12-31T23:59', '2024-02-29T10:00'])
    expect([time, isWallTime(time)]).toEqual([time, true]);
  for (const time of [
    '2026-02-30T10:00',
    '2026-02-29T10:00',
    '2026-11-24T24:00',
    '2026-11-24T10:60',
    '2026-11-24T10:00:00',
    '2026-11-24 10:00',
    '1826-11-24T10:00',
    'x2026-11-24T10:00',
    '+002026-11-24T10:00',
    '2026-11-24',
  ])
    expect([time, isWallTime(time)]).toEqual([time, false]);
});

it('a wall time has a date and an hour, and continues after midnight', () => {
  expect([dateOf('2026-11-24T19:00'), clockOf('2026-11-24T19:00')]).toEqual(['2026-11-24', '19:00']);
  expect(addToWallTime('2026-11-24T23:30', { hours: 1 })).toBe('2026-11-25T00:30');
  expect(addToWallTime('2026-11-30T19:00', { days: 1 })).toBe('2026-12-01T19:00');
});

it('a week begins on Monday, and the next weekday can be today', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect([1, 2, 7, 0].map((weekday) => nextWeekday('2026-11-23', weekday))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-29',
    '2026-11-29',
  ]);
});

it('a span keeps its length if clocks skip its start, and otherwise the displayed times', () => {
  const minutes = (date: string, from: string, to: string) => {
    const { start, end } = spanOfWallTimes(date, from, to, 'Australia/Sydney');
    return [new Date(start).toISOString().slice(11, 16), (end - start) / 60_000];
  };
  expect(minutes('2026-10-03', '02:30', '03:15')).toEqual(['16:30', 45]);
  expect(minutes('2026-10-04', '02:30', '03:15')).toEqual(['16:30', 45]);
  expect(minutes('2026-10-04', '02:30', '03:30')).toEqual(['16:30', 60]);
  expect(minutes('2026-10-04', '02:30', '04:30')).toEqual(['16:30', 60]);
  expect(minutes('2026-10-04', '01:30', '03:30')).toEqual(['15:30', 60]);
});

it('COMMON-X1 a skipped time is shown one hour later, other times are unchanged', () => {
  const skipped = (time: string, date = '2027-10-03') => isSkippedTime(date, time, 'Australia/Hobart');
  expect(['01:59', '02:00', '02:30', '02:59', '03:00'].map((time) => skipped(time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(clockOnDay('2027-10-03', '02:30', 'Australia/Hobart')).toBe('03:30');
  expect(clockOnDay('2027-10-04', '02:30', 'Australia/Hobart')).toBe('02:30');
  expect(skipped('02:30', '2027-04-04')).toBe(false);
});
