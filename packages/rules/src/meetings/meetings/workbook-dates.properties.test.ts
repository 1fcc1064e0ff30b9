import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { isIssue, readWorkbookName, weekOfDocument, weeksOfIssue } from './workbook-dates.ts';
import { numbersIn } from './workbook-text.ts';

const issues = Array.from({ length: 37 }, (_, year) =>
  Array.from({ length: 12 }, (_, month) => `${2024 + year}${String(month + 1).padStart(2, '0')}`),
).flat();

const split = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Date headings of various languages: with month names, month numbers or years, in either order. */
const headings: readonly ((monday: string) => number[])[] = [
  (monday) => [split(monday)[2], split(addDays(monday, 6))[2]],
  (monday) => [split(monday)[1], split(monday)[2], split(addDays(monday, 6))[2]],
  (monday) => [
    split(monday)[2],
    split(monday)[0],
    split(addDays(monday, 6))[2],
    split(addDays(monday, 6))[0],
  ],
  (monday) => [...split(monday), ...split(addDays(monday, 6))],
  (monday) => [split(monday)[2], split(addDays(monday, 6))[2], split(addDays(monday, 6))[1]],
];

it('MEET-O3 finds every week of 2024 to 2060 without month names, or reports it as unclear, and never returns another one', () => {
  let unclear = 0;
  let weeks = 0;
  for (const issue of issues.filter((_, index) => index % 2 === 0))
    for (const monday of weeksOfIssue(issue))
      for (const heading of headings) {
        const found = weekOfDocument(heading(monday), issue);
        weeks += 1;
        if (found === 'unclear') unclear += 1;
        else expect([issue, found]).toEqual([issue, monday]);
      }
  expect(weeks).toBeGreaterThan(9600);
  // Days that equal the number of a month.
  expect(unclear).toBeLessThan(10);
});

it("MEET-O3 the weeks of a year's issues are consecutive", () => {
  for (let year = 2024; year <= 2060; year += 1) {
    const weeks = ['01', '03', '05', '07', '09', '11'].flatMap((month) => weeksOfIssue(`${year}${month}`));
    expect(weeks.slice(1)).toEqual(weeks.slice(0, -1).map((week) => addDays(week, 7)));
  }
  expect(weeksOfIssue('202511')).toHaveLength(9);
});

it('MEET-O3 days in the wrong order, or outside the issue, are unclear', () => {
  expect(weekOfDocument([3, 9], '202511')).toBe('2025-11-03');
  expect(weekOfDocument([9, 3], '202511')).toBe('unclear');
  expect(weekOfDocument([4, 10], '202511')).toBe('unclear');
  expect(weekOfDocument([], '202511')).toBe('unclear');
  fc.assert(
    fc.property(fc.array(fc.nat(31), { maxLength: 1 }), (one) => {
      expect(weekOfDocument(one, '202511')).toBe('unclear');
    }),
  );
});

it('MEET-O3 reads numbers in the digits of every script', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1040, 0x17e0];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(...zeros), (number, zero) => {
      const written = [...String(number)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
      expect(numbersIn(`(${written} min.)`)).toEqual([number]);
    }),
  );
});

it('MEET-O3 reads language and issue from the file name', () => {
  expect(readWorkbookName('mwb_E_202611.epub')).toEqual({ lang: 'E', issue: '202611' });
  expect(readWorkbookName('/a/b/mwb_chs_202611.epub')).toEqual({ lang: 'CHS', issue: '202611' });
  expect(readWorkbookName('mwb_E_202613.epub')).toBeNull();
  expect(readWorkbookName('notes.epub')).toBeNull();
  expect(readWorkbookName('mwb_E_202611 (1).epub')).toEqual({ lang: 'E', issue: '202611' });
  expect(readWorkbookName('mwb_E_202611.epub.zip')).toBeNull();
});

it('MEET-O3 an issue is a year of this century followed by a month', () => {
  expect(issues.filter((issue) => !isIssue(issue))).toEqual([]);
  for (const text of ['202600', '202613', '2026010', '1202601', '192601', '20261', ''])
    expect([text, isIssue(text)]).toEqual([text, false]);
});
