import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { inventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { weeksOfIssue } from '@sheaf/rules/meetings/meetings/workbook-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorkbook } from '#contexts/meetings/meetings/workbook/testing/make-workbook';
import {
  openWorkbookFixture,
  type WorkbookFixture,
} from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: WorkbookFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openWorkbookFixture(test);
});
afterAll(() => test.close());

/** Names the issue in every part of the treasures section. */
const weekOf = (issue: string, monday: string) => {
  const week = inventedWeek(monday);
  return {
    ...week,
    treasures: week.treasures.map((part) => ({ ...part, title: `${part.title} of ${issue}` })),
  };
};

/** Both issues cover two months, and their last weeks end in the following month. */
const coming = { '202611': '2026-11-23', '202701': '2027-01-04' };
const issues = Object.entries(coming).map(([issue, from]) => ({
  issue,
  weeks: weeksOfIssue(issue).filter((week) => week >= from),
}));

it('MEET-O3 X-WORKBOOK plans every week of two consecutive issues once, including the week across the new year', async () => {
  expect(issues.map(({ weeks }) => weeks.at(-1))).toEqual(['2026-12-28', '2027-02-22']);
  for (const { issue, weeks } of issues) {
    const file = makeWorkbook({ weeks: weeks.map((week) => weekOf(issue, week)) });
    const { data } = await fixture.upload(file, {}, `mwb_E_${issue}.epub`);
    expect(data.weeks.map(({ week }) => week)).toEqual(weeks);
    expect([data.missing, data.unread]).toEqual([[], []]);
  }
  // A page of the next issue is not taken for a week of an earlier issue.
  const stray = makeWorkbook({ weeks: [weekOf('202611', '2027-01-04')] });
  const { data: refused } = await fixture.upload(stray, {}, 'mwb_E_202611.epub');
  expect([refused.weeks, refused.unread.map(({ problems }) => problems)]).toEqual([[], [['date']]]);
  const { data } = await test.call(meetings.listMeetings, { as: fixture.planner.token });
  const planned = data.filter(({ type, week }) => type === 'clam' && week <= '2027-02-22');
  const weeks = issues.flatMap((one) => one.weeks);
  expect(planned.map(({ week }) => week).toSorted()).toEqual(weeks);
  for (const { issue, weeks: own } of issues)
    for (const week of own) {
      const { id } = planned.find((one) => one.week === week)!;
      const titles = await fixture.titles(id, 'treasures');
      expect([week, titles]).toEqual([
        week,
        ['A Lamp for the Path', 'Digging Deeper', 'Reading Aloud'].map((title) => `${title} of ${issue}`),
      ]);
    }
});
