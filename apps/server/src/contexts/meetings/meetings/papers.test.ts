import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let printer: SeededPerson;
let meeting: number;

const next = '2026-11-30';

async function assign(place: string, body: object, hall = 1): Promise<void> {
  const part = await fixture.part(meeting, place);
  const { status } = await test.call(meetings.assignPart, {
    as: fixture.planner.token,
    params: { meeting, part },
    body: { hall, ...body },
  });
  expect(status).toBe(200);
}

const fillDuty = (id: number, user_id: number) =>
  test.call(duties.fillDuty, { as: fixture.planner.token, params: { id }, body: { user_id } });

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  printer = await fixture.congregation.addPerson({
    permissions: ['settings.print.s_140', 'settings.print.s_89', 'settings.events.add'],
  });
  meeting = (await fixture.meeting('clam')).id;
  await test.call(meetings.addHall, { as: fixture.planner.token, params: { id: meeting } });
  await assign('treasures.reading', { user_id: (await fixture.qualified([5], 'Joel')).id });
  const [student, helper] = [await fixture.qualified([6], 'Naomi'), await fixture.qualified([18], 'Hannah')];
  await assign('ministry.first', { user_id: student.id, helper_id: helper.id });
  await assign('ministry.first', { user_id: (await fixture.qualified([6], 'Ruth')).id }, 2);
  await assign('treasures.first', { user_id: (await fixture.qualified([3], 'Enoch')).id });
  await test.database.owner.query(
    `update meeting_parts set refs = 'Isaiah 40:1-11' where meeting_id = $1 and key = 'reading'`,
    [meeting],
  );
  await test.database.owner.query(`update meetings set reading = 'Isaiah 38-40' where id = $1`, [meeting]);
});
afterAll(() => test.close());

async function pagesOf(path: string, options: object = {}): Promise<string[]> {
  const headers = { authorization: `Bearer ${printer.token}` };
  const answer = await test.app.inject({ method: 'GET', url: `/api${path}`, headers, ...options });
  expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

const weeks = `from=${thisWeek}&to=2026-12-20`;

it('PRINT-O7 PRINT-P2 prints the schedule with day, reading, times, parts with minutes, and the names in a column for each class', async () => {
  const text = (await pagesOf(`/reports/meeting-schedule/0?${weeks}`)).join(' ');
  expect(text).toMatch(
    /^Burnie Midweek meeting schedule 23 Nov 2026 – 20 Dec 2026 Wednesday, 25 November 2026/,
  );
  expect(text).toMatch(/25 November 2026 Isaiah 38-40/);
  expect(text).toMatch(/Wednesday, 25 November 2026/);
  for (const section of ['Opening', 'Treasures', 'Ministry', 'Living']) expect(text).toContain(section);
  expect(text).toMatch(/7:06 pm 1\. Talk \(10 min\) Enoch Hollis/);
  expect(text).toMatch(
    /Treasures\S* .*?Main class Auxiliary class 1 .*3\. Bible reading \(4 min\) Joel Hollis/,
  );
  expect(text).toMatch(
    /Ministry\S* .*?Main class Auxiliary class 1 .*4\. Starting a conversation \(3 min\) Naomi Hollis \/ Hannah Hollis Ruth Hollis/,
  );
});

it('PRINT-O1 prints two weeks on a page in size 0, four in size 1', async () => {
  expect(await pagesOf(`/reports/meeting-schedule/0?${weeks}`)).toHaveLength(2);
  expect(await pagesOf(`/reports/meeting-schedule/1?${weeks}`)).toHaveLength(1);
  const documented = { method: 'POST', payload: { size: 1 } };
  expect(await pagesOf('/generate-meeting-schedule', documented)).toHaveLength(1);
});

it('PRINT-O9 prints the current month by default', async () => {
  const [text] = await pagesOf('/reports/meeting-schedule/1');
  expect(text).toContain('25 November');
  expect(text).not.toContain('December');
});

it('PRINT-O7 prints the event in place of a cancelled meeting, and no slips for it', async () => {
  await test.call(events.addEvent, {
    as: printer.token,
    body: {
      type: 'convention',
      label: 'Regional convention',
      start_date: '2026-12-02T09:00',
      end_date: '2026-12-04T17:00',
      cancels_meeting: 'both',
    },
  });
  const text = (await pagesOf(`/reports/meeting-schedule/0?from=${next}&to=2026-12-06`)).join(' ');
  expect(text).toContain('Regional convention');
  expect(text).not.toContain('Treasures');
  const cancelled = await fixture.meeting('clam', next);
  const row = await fixture.row(cancelled.id, 'ministry.first');
  await fillDuty(row.id, (await fixture.qualified([6], 'Tabitha')).id);
  const [slips] = await pagesOf(`/reports/s89?from=${next}&to=2026-12-06`);
  expect(slips).not.toContain('Tabitha');
  expect(slips).toContain('Nobody has a student part in these weeks.');
});

it('PRINT-O6 PRINT-P3 prints a slip with student, helper, day, part, class and note, for student parts alone', async () => {
  const [text, ...more] = await pagesOf(`/reports/s89?${weeks}`);
  expect(more).toEqual([]);
  expect(text).toMatch(
    /Name Naomi Hollis Helper Hannah Hollis Date Wednesday, 25 November 2026, 7:00 pm Part 4\. Starting a conversation \(3 min\) Class Main class/,
  );
  expect(text).toMatch(/Ruth Hollis .* Class Auxiliary class 1/);
  expect(text).toMatch(/Joel Hollis .* Note Isaiah 40:1-11/);
  expect(text).not.toContain('Enoch');
  expect(await pagesOf(`/reports/s89?${weeks}&size=0`)).toHaveLength(2);
});

it('PRINT-O6 prints the slips of one person as student and as helper', async () => {
  const helper = (await fixture.rows(meeting)).find(({ helper_id }) => helper_id !== null)!.helper_id!;
  const [text] = await pagesOf(`/reports/s89?${weeks}&user_id=${helper}`);
  expect(text).toContain('Hannah Hollis');
  expect(text).not.toContain('Joel');
});

it('PRINT-R2 requires a separate permission for each of the two papers', async () => {
  const other = await fixture.congregation.addPerson({ permissions: ['settings.print.s_89'] });
  const call = (path: string) =>
    test.app.inject({ url: `/api/reports/${path}`, headers: { authorization: `Bearer ${other.token}` } });
  expect([(await call('meeting-schedule/0')).statusCode, (await call('s89')).statusCode]).toEqual([403, 200]);
});

it('rejects a period of more than two years at its field', async () => {
  const { problem } = await test.call(meetings.printSlips, {
    as: printer.token,
    query: { from: thisWeek, to: '2030-01-01' },
  });
  expect(Object.keys(problem.errors ?? {})).toEqual(['to']);
});
