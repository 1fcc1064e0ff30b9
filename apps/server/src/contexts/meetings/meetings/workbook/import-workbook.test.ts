import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { inventedWeek, plainScript } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { weeksOfIssue } from '@sheaf/rules/meetings/meetings/workbook-dates';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { makeWorkbook } from '#contexts/meetings/meetings/workbook/testing/make-workbook';
import {
  bookOf,
  firstWeek,
  openWorkbookFixture,
  type WorkbookFixture,
  weekWith,
} from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: WorkbookFixture;

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openWorkbookFixture(test);
});
afterAll(() => test.close());

const meetingOf = (week = firstWeek) => fixture.meeting('clam', week);
const countRows = async () =>
  (await test.database.owner.query('select count(*)::int as n from imports')).rows[0].n;

it('MEET-O3 MEET-S8 reports the contents in a dry run without writing, then imports them', async () => {
  const { id } = await meetingOf();
  const before = await fixture.parts(id);
  const told = await fixture.upload(bookOf(weekWith()), { dry_run: 'true' });
  expect(told.data).toMatchObject({
    dry_run: true,
    id: null,
    issue: '202611',
    lang: 'E',
    clashes: 0,
    unread: [],
  });
  expect(told.data.weeks).toMatchObject([{ week: firstWeek, parts: 8 }]);
  expect(told.data.missing).not.toContain(firstWeek);
  expect(told.data.missing.length).toBeGreaterThan(1);
  expect(await fixture.parts(id)).toEqual(before);
  expect(await countRows()).toBe(0);
  const done = await fixture.upload(bookOf(weekWith()));
  expect(done.data).toMatchObject({ dry_run: false, id: expect.any(Number) });
  expect(await fixture.titles(id, 'treasures')).toEqual([
    'A Lamp for the Path',
    'Digging Deeper',
    'Reading Aloud',
  ]);
  expect(await fixture.titles(id, 'ministry')).toEqual([
    'Starting a Conversation',
    'Following Up',
    'Explaining Your Beliefs',
  ]);
  const parts = await fixture.parts(id);
  expect(parts.map(({ user_meeting_part_id }) => user_meeting_part_id)).toEqual(
    before.map(({ user_meeting_part_id }) => user_meeting_part_id),
  );
  const again = await fixture.upload(bookOf(weekWith()));
  expect([again.status, again.data.id, again.data.weeks[0]?.differences]).toEqual([200, null, []]);
  expect(await countRows()).toBe(1);
});

it('MEET-O3 reads a whole issue with any digits and brackets, and with unclosed tags', async () => {
  const weeks = weeksOfIssue('202611')
    .filter((week) => week >= '2026-11-23')
    .map(inventedWeek);
  const arabic = { ...plainScript, zero: 0x660, open: '（', close: '）', minutes: 'دقائق' };
  const file = makeWorkbook({ weeks, script: arabic, isUntidy: true });
  const { data } = await fixture.upload(file, { dry_run: 'true' });
  expect(data.unread).toEqual([]);
  expect(data.weeks.map(({ week }) => week)).toEqual(weeks.map(({ monday }) => monday));
  expect(data.missing).toEqual([]);
});

it('MEET-O3 reports an unreadable week, leaves it unchanged, and imports the rest', async () => {
  const odd = inventedWeek('2026-12-14');
  const broken = { ...odd, living: [{ title: 'Alone', minutes: 60 }, ...odd.living] };
  const past = inventedWeek('2026-11-09');
  const { id } = await meetingOf('2026-12-14');
  const before = await fixture.parts(id);
  const { data } = await fixture.upload(bookOf(weekWith(), broken, past));
  expect(data.weeks.map(({ week }) => week)).toEqual([firstWeek]);
  expect(data.unread.map(({ week, problems }) => [week, problems])).toEqual([
    ['2026-12-14', ['length']],
    ['2026-11-09', ['past']],
  ]);
  expect(data.unread[0]).toMatchObject({ parts: 9, songs: 3 });
  expect(await fixture.parts(id)).toEqual(before);
});

it('MEET-O4 requests the meaning of an unknown heading once for a language, and never guesses', async () => {
  const named = weekWith({ ministry: [{ title: 'Parlons', minutes: 12 }] });
  const file = bookOf(named);
  const first = await fixture.upload(file, { dry_run: 'true' });
  expect(first.data).toMatchObject({ weeks: [], unknown: ['parlons'], unread: [{ problems: ['headings'] }] });
  const name = (lang: string) =>
    test.call(meetings.nameHeading, {
      as: fixture.importer,
      body: { lang, heading: 'Parlons', kind: 'student-talk' },
    });
  expect((await name('F')).status).toBe(200);
  expect((await fixture.upload(file, { dry_run: 'true' })).data.unknown).toEqual(['parlons']);
  expect((await name('E')).status).toBe(200);
  const { data } = await fixture.upload(file);
  expect(data.unknown).toEqual([]);
  const { id } = await meetingOf();
  const part = (await fixture.parts(id)).find(({ title }) => title === 'Parlons');
  expect(part).toMatchObject({ user_meeting_part_id: 9, helper_type: 'none' });
});

it('X-WORKBOOK takes only the structure of a workbook in another language, with own or pasted titles', async () => {
  const pasted = '1. One\n2. Two\n3. Three\n4. Four\n7. Seven';
  await fixture.upload(bookOf(weekWith()), { own_titles: 'true', titles: pasted });
  const { id } = await meetingOf();
  expect(await fixture.titles(id, 'treasures')).toEqual(['One', 'Two', 'Three']);
  expect(await fixture.titles(id, 'ministry')).toEqual(['Four', 'Conversation', 'Talk']);
  expect(await fixture.titles(id, 'living')).toEqual([
    ...['Song', 'Seven', 'Congregation Bible study', 'Concluding comments', 'Song and prayer'],
  ]);
});

it('X-WORKBOOK retains local edits in a repeated import, takes new contents, and requests a choice for conflicts', async () => {
  await fixture.upload(bookOf(weekWith()));
  const { id } = await meetingOf();
  const parts = await fixture.parts(id);
  const living = parts.find(({ title }) => title.startsWith('What We'))!;
  const talk = parts.find(({ title }) => title === 'Explaining Your Beliefs')!;
  const edit = (part: typeof living, title: string) =>
    test.call(meetings.editPart, {
      as: fixture.importer,
      params: { meeting_id: id, id: part.id },
      body: {
        title,
        time: part.time,
        references: part.references,
        meeting: part.meeting,
        order: part.order,
        user_meeting_part_id: part.user_meeting_part_id,
      },
    });
  await edit(living, 'Local needs');
  await edit(talk, 'Our own talk');
  const again = weekWith({
    treasures: [{ title: 'A Newer Lamp', minutes: 10 }, ...weekWith().treasures.slice(1)],
    living: [{ title: 'A Letter to All', minutes: 15 }, weekWith().living[1]!],
  });
  const told = await fixture.upload(bookOf(again), { dry_run: 'true' });
  expect(told.data.clashes).toBe(1);
  const [clash, ...others] = told.data.weeks[0]!.differences.toSorted((a) => (a.key ? -1 : 1));
  expect(clash).toMatchObject({ field: 'title', before: 'Local needs', after: 'A Letter to All' });
  expect(others).toMatchObject([{ key: null, field: 'title', after: 'A Newer Lamp' }]);
  expect((await fixture.upload(bookOf(again))).problem.code).toBe('workbook-clash');
  const choices = JSON.stringify([{ key: clash!.key, take: 'theirs' }]);
  expect((await fixture.upload(bookOf(again), { choices })).status).toBe(200);
  const titles = (await fixture.parts(id)).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['A Newer Lamp', 'A Letter to All', 'Our own talk']));
  expect(titles).not.toContain('Local needs');
});

it('X-WORKBOOK leaves people with their part when parts are inserted before it', async () => {
  await fixture.upload(bookOf(weekWith()));
  const { id } = await meetingOf();
  const talker = await fixture.qualified([9]);
  const row = (await fixture.rows(id)).find(({ part }) => part === 'ministry.third')!;
  await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id: row.id },
    body: { user_id: talker.id },
  });
  const [first, second, third] = weekWith().ministry;
  const more = weekWith({
    ministry: [first!, { ...second!, title: 'Making Disciples', minutes: 3 }, second!, third!],
  });
  await fixture.upload(bookOf(more));
  const fourth = (await fixture.rows(id)).find(({ part }) => part === 'ministry.fourth')!;
  expect(fourth).toMatchObject({ id: row.id, user_id: talker.id });
});

it('X-WORKBOOK leaves a locally removed part removed in a repeated import', async () => {
  await fixture.upload(bookOf(weekWith()));
  const { id } = await meetingOf();
  const part = await fixture.part(id, 'living.first');
  await test.call(meetings.deletePart, { as: fixture.importer, params: { meeting_id: id, id: part } });
  const again = weekWith({ treasures: [{ title: 'New', minutes: 10 }, ...weekWith().treasures.slice(1)] });
  await fixture.upload(bookOf(again));
  expect(await fixture.titles(id, 'treasures')).toContain('New');
  expect((await fixture.parts(id)).map(({ id: own }) => own)).not.toContain(part);
  expect((await fixture.rows(id)).map(({ meeting_part_id }) => meeting_part_id)).not.toContain(part);
});

it('X-WORKBOOK makes a week that has no meeting yet', async () => {
  const far = '2027-11-08';
  expect(await meetingOf(far)).toBeUndefined();
  const { data } = await fixture.upload(bookOf(inventedWeek(far)), {}, 'mwb_E_202711.epub');
  expect(data.weeks.map(({ week }) => week)).toEqual([far]);
  const made = await meetingOf(far);
  expect(await fixture.titles(made.id, 'treasures')).toContain('Digging Deeper');
});

it('X-LANG-GROUP imports into the schedule of the chosen language group, and into no other', async () => {
  const { token } = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const { data: group } = await test.call(meetings.addLanguageGroup, {
    as: token,
    body: {
      label: 'Arabic',
      lang: 'ar',
      clam_day: 2,
      clam_start_time: '19:30',
      public_day: 6,
      public_start_time: '16:00',
    },
  });
  const own = await meetingOf();
  const before = await fixture.parts(own.id);
  const language_group_id = String(group.id);
  const done = await fixture.upload(bookOf(weekWith()), { language_group_id });
  expect(done.data.id).toEqual(expect.any(Number));
  expect(await fixture.parts(own.id)).toEqual(before);
  const { data } = await test.call(meetings.listMeetings, { as: fixture.planner.token });
  const theirs = data.find((one) => one.week === firstWeek && one.language_group_id === group.id)!;
  expect(await fixture.titles(theirs.id, 'treasures')).toEqual([
    'A Lamp for the Path',
    'Digging Deeper',
    'Reading Aloud',
  ]);
  const shorter = weekWith({ ministry: weekWith().ministry.slice(0, 2) });
  const again = await fixture.upload(bookOf(shorter), { language_group_id });
  expect(again.data.id).toEqual(expect.any(Number));
  const { version: _, id, ...values } = group;
  const off = { ...values, active: false };
  await test.call(meetings.editLanguageGroup, { as: token, params: { id }, body: off });
  const ended = await fixture.upload(bookOf(weekWith()), { language_group_id });
  expect(Object.keys(ended.problem.errors!)).toEqual(['language_group_id']);
  await runQueuedFollowing(test);
  for (const imported of [again, done]) {
    const params = { id: imported.data.id! };
    const back = await test.call(meetings.rollbackWorkbook, { as: fixture.importer, params });
    expect(back.status).toBe(200);
  }
  expect(await fixture.parts(own.id)).toEqual(before);
  const foreign = await openWorkbookFixture(test, 'Devonport');
  const refused = await foreign.upload(bookOf(weekWith()), { language_group_id });
  expect(Object.keys(refused.problem.errors!)).toEqual(['language_group_id']);
});
